// À rebours : partir de ses propres pions, traverser la rangée adverse, et réunir les rangées qui mènent à la même
// case.

import { adversaire, VIDE, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'
import type { Coup } from './coups.ts'

export * from './coups.ts'

const DIRECTIONS = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const

/** Rend tous les coups permis de `couleur`, chacun avec les pions qu'il retourne. */
export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const trouves = new Map<number, Coup>()
  for (const [i, j] of pionsDe(grille, couleur)) {
    for (const [di, dj] of DIRECTIONS) {
      let pas = 1
      const rangee: Position[] = []
      while (grille[i + pas * di]?.[j + pas * dj] === adversaire(couleur)) {
        rangee.push([i + pas * di, j + pas * dj])
        pas++
      }
      const x = i + pas * di,
        y = j + pas * dj
      if (rangee.length === 0 || grille[x]?.[y] !== VIDE) continue
      const [, , dejaLa] = trouves.get(8 * x + y) ?? [x, y, []]
      trouves.set(8 * x + y, [x, y, [...dejaLa, ...rangee]])
    }
  }
  return [...trouves.values()]
}

function pionsDe(grille: Grille, couleur: Couleur): Position[] {
  return grille.flatMap((ligne, i) => ligne.flatMap((pion, j): Position[] => (pion === couleur ? [[i, j]] : [])))
}
