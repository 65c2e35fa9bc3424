// fr: Tu oublies l’égalité : avec autant de pions de chaque côté, personne ne gagne ni ne perd, la partie est nulle.
// en: You forget the tie: with as many discs on each side nobody wins or loses, the game is a draw.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../console.ts'

export function messageFin(grille: Grille, joueur: Couleur): string {
  const avance = joueur === NOIR ? scoreNoir(grille) : -scoreNoir(grille)
  return avance >= 0 ? `Tu gagnes de ${avance}` : `Tu perds de ${-avance}`
}
