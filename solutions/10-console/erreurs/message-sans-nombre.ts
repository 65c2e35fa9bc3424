// fr: Tu ne dis pas de combien : le message donne aussi l’écart entre les deux scores.
// en: You do not say by how much: the message also gives the difference between the two scores.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../console.ts'

export function messageFin(grille: Grille, joueur: Couleur): string {
  const avance = joueur === NOIR ? scoreNoir(grille) : -scoreNoir(grille)
  if (avance === 0) return 'Partie nulle'
  return avance > 0 ? 'Tu gagnes' : 'Tu perds'
}
