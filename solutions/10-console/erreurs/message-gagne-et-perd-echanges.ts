// fr: Tu échanges gagner et perdre : celui qui a le plus de pions gagne.
// en: You swap winning and losing: whoever has the most discs wins.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../console.ts'

export function messageFin(grille: Grille, joueur: Couleur): string {
  const avance = joueur === NOIR ? scoreNoir(grille) : -scoreNoir(grille)
  if (avance === 0) return 'Partie nulle'
  return avance < 0 ? `Tu gagnes de ${-avance}` : `Tu perds de ${avance}`
}
