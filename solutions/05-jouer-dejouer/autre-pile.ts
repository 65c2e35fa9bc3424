// La pile de photos : garder une copie de la grille avant chaque coup, et la remettre ; c'est simple, mais bien plus
// lourd.

import type { Couleur, Grille } from '../01-plateau/plateau.ts'
import { coupValide } from '../03-coup-valide/coup-valide.ts'
import type { Coup } from '../04-coups/coups.ts'

/** Pour chaque grille, les positions d'avant chaque coup joué, la dernière au sommet. */
const photos = new WeakMap<Grille, Grille[]>()

/** Joue le coup de `couleur` sur la grille : pose le pion et retourne ceux du coup. */
export function jouer(grille: Grille, couleur: Couleur, coup: Coup): void {
  const pile = photos.get(grille) ?? []
  photos.set(grille, [...pile, grille.map(ligne => [...ligne])])
  const [i, j, r] = coup
  for (const [x, y] of [[i, j] as const, ...r]) grille[x]![y] = couleur
}

/** Défait exactement ce que `jouer` a fait avec les mêmes arguments. */
export function dejouer(grille: Grille, couleur: Couleur, coup: Coup): void {
  photos
    .get(grille)
    ?.pop()
    ?.forEach((ligne, i) => {
      grille[i] = ligne
    })
}

/** Joue en (i, j) si le coup est permis, et dit s'il l'était ; sinon la grille ne change pas. */
export function jouerCoup(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  const r = coupValide(grille, couleur, i, j)
  if (r) jouer(grille, couleur, [i, j, r])
  return r !== false
}
