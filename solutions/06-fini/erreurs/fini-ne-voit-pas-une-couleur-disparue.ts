// fr: Pour toi, une couleur n’est bloquée que si elle a encore des pions : sans aucun pion, elle ne peut pas jouer non
//     plus.
// en: To you a colour is blocked only if it still has discs: without any disc it cannot play either.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function fini(grille: Grille): boolean {
  return bloque(grille, NOIR) && bloque(grille, BLANC)
}

function bloque(grille: Grille, couleur: Couleur): boolean {
  const pions = grille.flat().filter(pion => pion === couleur)
  return pions.length > 0 && !peut(grille, couleur)
}
