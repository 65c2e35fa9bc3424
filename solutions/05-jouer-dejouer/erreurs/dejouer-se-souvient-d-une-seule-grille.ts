// fr: Tu remets la grille gardée au dernier appel de jouer : on peut défaire plusieurs coups de suite, et une seule
//     grille ne suffit plus.
// en: You restore the grid kept at the last call of jouer: several moves can be undone in a row, and one grid is no
//     longer enough.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { jouer as poser } from '../jouer-dejouer.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jouer-dejouer.ts'

let memoire: Grille = []

export function jouer(grille: Grille, couleur: Couleur, coup: Coup): void {
  memoire = grille.map(ligne => [...ligne])
  poser(grille, couleur, coup)
}

export function dejouer(grille: Grille, couleur: Couleur, coup: Coup): void {
  memoire.forEach((ligne, i) => {
    grille[i] = [...ligne]
  })
}
