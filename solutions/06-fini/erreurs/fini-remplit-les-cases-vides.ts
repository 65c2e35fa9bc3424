// fr: Ta fonction fini écrit dans la grille quand la partie s’arrête : elle doit seulement regarder, et tout laisser en
//     place.
// en: Your function fini writes into the grid when the game stops: it must only look, and leave everything in place.

import { BLANC, NOIR, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function fini(grille: Grille): boolean {
  if (peut(grille, NOIR) || peut(grille, BLANC)) return false
  const pions = (couleur: Couleur) => grille.flat().filter(pion => pion === couleur).length
  const gagnant = pions(NOIR) > pions(BLANC) ? NOIR : BLANC
  for (const ligne of grille) {
    ligne.forEach((pion, j) => {
      if (pion === VIDE) ligne[j] = gagnant
    })
  }
  return true
}
