// Noter en jouant : un coup n'est d'abord qu'une liste de cases ; jouer y note ce qu'il efface, défaire le remet.

import type { Position } from '../01-plateau/plateau.ts'
import { coupValideTrois, scores, type Couleur3, type Grille3 } from './trois-joueurs.ts'

export * from './trois-joueurs.ts'

/** Un coup : les cases qu'il change, celle où l'on joue comprise, et ce qu'elles contenaient quand il a été joué. */
export type CoupTrois = { cases: Position[]; efface: (0 | Couleur3)[] }

/** Rend tous les coups permis de `couleur`. */
export function coupsTrois(grille: Grille3, couleur: Couleur3): CoupTrois[] {
  const coups: CoupTrois[] = []
  for (let n = 0; n < 81; n++) {
    const ou: Position = [Math.floor(n / 9), n % 9]
    const retournes = coupValideTrois(grille, couleur, ...ou)
    if (retournes) coups.push({ cases: [...retournes, ou], efface: [] })
  }
  return coups
}

/** Joue le coup de `couleur` sur la grille. */
export function jouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  coup.efface = coup.cases.map(([x, y]) => grille[x]![y]!)
  for (const [x, y] of coup.cases) grille[x]![y] = couleur
}

/** Défait exactement ce que `jouerTrois` a fait avec les mêmes arguments. */
export function dejouerTrois(grille: Grille3, _couleur: Couleur3, coup: CoupTrois): void {
  coup.cases.forEach(([x, y], n) => {
    grille[x]![y] = coup.efface[n]!
  })
}

/** Rend les places, de la première à la dernière ; les joueurs à égalité partagent une place. */
export function podium(grille: Grille3): Couleur3[][] {
  const parPoints = new Map<number, Couleur3[]>()
  scores(grille).forEach((points, n) => parPoints.set(points, [(n + 1) as Couleur3, ...(parPoints.get(points) ?? [])]))
  return [...parPoints].sort(([a], [b]) => b - a).map(([, joueurs]) => joueurs)
}
