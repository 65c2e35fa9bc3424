// Une pile : jouer y pose ce qu'il efface, défaire le reprend ; le coup n'a plus rien à retenir.

import type { Position } from '../01-plateau/plateau.ts'
import { coupValideTrois, type Couleur3, type Grille3 } from './trois-joueurs.ts'

export * from './trois-joueurs.ts'

/** Un coup : les cases qu'il change, celle où l'on joue comprise. */
export type CoupTrois = Position[]

const pile: (0 | Couleur3)[][] = []

/** Rend tous les coups permis de `couleur`. */
export function coupsTrois(grille: Grille3, couleur: Couleur3): CoupTrois[] {
  const coups: CoupTrois[] = []
  for (let n = 0; n < 81; n++) {
    const ou: Position = [Math.floor(n / 9), n % 9]
    const retournes = coupValideTrois(grille, couleur, ...ou)
    if (retournes) coups.push([ou, ...retournes])
  }
  return coups
}

/** Joue le coup de `couleur` sur la grille. */
export function jouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  pile.push(coup.map(([x, y]) => grille[x]![y]!))
  for (const [x, y] of coup) grille[x]![y] = couleur
}

/** Défait exactement ce que le dernier `jouerTrois` a fait. */
export function dejouerTrois(grille: Grille3, _couleur: Couleur3, coup: CoupTrois): void {
  const efface = pile.pop()!
  coup.forEach(([x, y], n) => {
    grille[x]![y] = efface[n]!
  })
}
