// fr: Tu dis au perdant un nombre négatif : on perd de 5 pions, pas de -5.
// en: You tell the loser a negative number: one loses by 5 discs, not by -5.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../console.ts'

export function messageFin(grille: Grille, joueur: Couleur): string {
  const avance = joueur === NOIR ? scoreNoir(grille) : -scoreNoir(grille)
  if (avance === 0) return 'Partie nulle'
  return avance > 0 ? `Tu gagnes de ${avance}` : `Tu perds de ${avance}`
}
