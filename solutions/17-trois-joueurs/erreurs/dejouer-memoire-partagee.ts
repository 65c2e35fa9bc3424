// fr: Tu gardes une seule mémoire pour tous les coups : le coup suivant l’efface, chaque coup doit porter la sienne.
// en: You keep a single memory for all the moves: the next move wipes it out, each move has to carry its own.

import { jouerTrois as jouer, type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

let grilleDAvant: Grille3 = []

export function jouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  grilleDAvant = grille.map(ligne => [...ligne])
  jouer(grille, couleur, coup)
}

export function dejouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  grilleDAvant.forEach((ligne, i) => {
    grille[i] = [...ligne]
  })
}
