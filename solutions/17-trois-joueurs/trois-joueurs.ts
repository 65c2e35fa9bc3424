// Étape 17 : trois joueurs sur un plateau de neuf sur neuf.

import type { Position } from '../01-plateau/plateau.ts'

/** Les trois joueurs. */
export type Couleur3 = 1 | 2 | 3

/** Neuf lignes de neuf cases ; 0 est une case vide. */
export type Grille3 = (0 | Couleur3)[][]

/** Un coup, avec ce qu'il faut pour le jouer et pour le défaire. */
export type CoupTrois = { i: number; j: number; prises: { position: Position; avant: 0 | Couleur3 }[] }

/** Rend une grille neuve avec la position de départ : neuf pions au centre. */
export function creerPlateauTrois(): Grille3 {
  const grille: Grille3 = Array.from({ length: 9 }, () => Array<0 | Couleur3>(9).fill(0))
  const centre: Couleur3[][] = [
    [1, 3, 2],
    [2, 1, 3],
    [3, 2, 1],
  ]
  centre.forEach((ligne, i) =>
    ligne.forEach((couleur, j) => {
      grille[i + 3]![j + 3] = couleur
    }),
  )
  return grille
}

/**
 * Rend les pions que `couleur` retourne en jouant en (i, j), d'un adversaire ou des deux, ou `false` si le coup est
 * interdit.
 */
export function coupValideTrois(grille: Grille3, couleur: Couleur3, i: number, j: number): Position[] | false {
  if (grille[i]?.[j] !== 0) return false
  const retournes: Position[] = []
  for (const [di, dj] of DIRECTIONS) {
    let x = i + di,
      y = j + dj
    while (estAdverse(grille[x]?.[y], couleur)) {
      x += di
      y += dj
    }
    if (grille[x]?.[y] !== couleur) continue
    for (let a = i + di, b = j + dj; a !== x || b !== y; a += di, b += dj) retournes.push([a, b])
  }
  return retournes.length > 0 && retournes
}

/** Rend tous les coups permis de `couleur`. */
export function coupsTrois(grille: Grille3, couleur: Couleur3): CoupTrois[] {
  return grille.flatMap((ligne, i) =>
    ligne.flatMap((_, j): CoupTrois[] => {
      const retournes = coupValideTrois(grille, couleur, i, j)
      return retournes
        ? [{ i, j, prises: retournes.map(position => ({ position, avant: grille[position[0]]![position[1]]! })) }]
        : []
    }),
  )
}

/** Joue le coup de `couleur` sur la grille. */
export function jouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  grille[coup.i]![coup.j] = couleur
  for (const {
    position: [x, y],
  } of coup.prises)
    grille[x]![y] = couleur
}

/** Défait exactement ce que `jouerTrois` a fait avec les mêmes arguments. */
export function dejouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  grille[coup.i]![coup.j] = 0
  for (const {
    position: [x, y],
    avant,
  } of coup.prises)
    grille[x]![y] = avant
}

/**
 * Rend le joueur qui joue après un coup de `dernier`, en sautant ceux qui ne peuvent pas, ou `null` si personne ne
 * peut.
 */
export function auTourDeTrois(grille: Grille3, dernier: Couleur3): Couleur3 | null {
  const ordre = [1, 2, 3].map(pas => (((dernier - 1 + pas) % 3) + 1) as Couleur3)
  return ordre.find(couleur => coupsTrois(grille, couleur).length > 0) ?? null
}

/** Rend le nombre de pions des joueurs 1, 2 et 3. */
export function scores(grille: Grille3): [number, number, number] {
  const compter = (couleur: Couleur3) => grille.flat().filter(pion => pion === couleur).length
  return [compter(1), compter(2), compter(3)]
}

/** Rend les places, de la première à la dernière ; les joueurs à égalité partagent une place. */
export function podium(grille: Grille3): Couleur3[][] {
  const points = scores(grille)
  const places = [...new Set(points)].sort((a, b) => b - a)
  return places.map(place => COULEURS.filter(couleur => points[couleur - 1] === place))
}

const COULEURS: Couleur3[] = [1, 2, 3]

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

/** Un pion d'un des deux autres joueurs : ni le vide, ni le bord. */
function estAdverse(pion: 0 | Couleur3 | undefined, couleur: Couleur3): boolean {
  return pion !== undefined && pion !== 0 && pion !== couleur
}
