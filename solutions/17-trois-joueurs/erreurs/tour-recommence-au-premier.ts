// fr: Tu cherches toujours à partir du joueur 1 : la recherche commence par celui qui suit le dernier à avoir joué.
// en: You always search from player 1 on: the search starts with the one who follows the last to have played.

import { coupsTrois, type Couleur3, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  return (
    ([1, 2, 3] as const).find(couleur => couleur !== dernier && peut(grille, couleur)) ??
    (peut(grille, dernier) ? dernier : null)
  )
}

function peut(grille: Grille3, couleur: Couleur3): boolean {
  return coupsTrois(grille, couleur).length > 0
}
