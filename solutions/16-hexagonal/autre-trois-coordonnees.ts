// Trois coordonnées : q, r et s, de somme nulle ; un pas ajoute 1 à l'une et l'enlève à une autre, et la rangée est
// récursive.

import { adversaire, VIDE, type Case, type Couleur } from '../01-plateau/plateau.ts'
import { cle, type Hex, type PlateauHex } from './hexagonal.ts'

export * from './hexagonal.ts'

type Cube = [q: number, r: number, s: number]

const PAS: Cube[] = [
  [1, -1, 0],
  [1, 0, -1],
  [0, 1, -1],
  [-1, 1, 0],
  [-1, 0, 1],
  [0, -1, 1],
]

/** Rend le plateau de départ, un hexagone de `cote` cases de côté, trois au moins. */
export function creerHexagone(cote = 5): PlateauHex {
  const coordonnees = Array.from({ length: 2 * cote - 1 }, (_, k) => k - cote + 1)
  const cubes = coordonnees.flatMap(q => coordonnees.map((s): Cube => [q, -q - s, s]))
  return new Map(cubes.filter(cube => distance(cube) < cote).map(cube => [cle([cube[0], cube[1]]), auDepart(cube)]))
}

/** Rend les pions que `couleur` retourne en jouant en (q, r), ou `false` si le coup est interdit. */
export function coupValideHex(plateau: PlateauHex, couleur: Couleur, q: number, r: number): Hex[] | false {
  if (plateau.get(cle([q, r])) !== VIDE) return false
  const retournes = PAS.flatMap(pas => rangee(plateau, couleur, ajouter([q, r, -q - r], pas), pas) ?? [])
  return retournes.length > 0 && retournes
}

/** Les pas qui séparent une case du centre : la plus grande des trois coordonnées. */
function distance(cube: Cube): number {
  return Math.max(...cube.map(Math.abs))
}

/** Sur les trois axes, une coordonnée est nulle, et q - r modulo 3 alterne les couleurs en tournant. */
function auDepart([q, r, s]: Cube): Case {
  const surUnAxe = q === 0 || r === 0 || s === 0
  return surUnAxe && distance([q, r, s]) <= 2 ? (((q - r + 6) % 3) as Case) : VIDE
}

function ajouter([q, r, s]: Cube, [dq, dr, ds]: Cube): Cube {
  return [q + dq, r + dr, s + ds]
}

/**
 * Les pions adverses jusqu'à celui de `couleur` qui les ferme, le plus lointain d'abord, ou `null` si rien ne les
 * ferme.
 */
function rangee(plateau: PlateauHex, couleur: Couleur, cube: Cube, pas: Cube): Hex[] | null {
  const ici: Hex = [cube[0], cube[1]]
  const pion = plateau.get(cle(ici))
  if (pion === couleur) return []
  if (pion !== adversaire(couleur)) return null
  const suite = rangee(plateau, couleur, ajouter(cube, pas), pas)
  return suite && [...suite, ici]
}
