// Étape 16 : le Reversi sur un plateau d'hexagones.

import { adversaire, BLANC, NOIR, VIDE, type Case, type Couleur } from '../01-plateau/plateau.ts'

/** Une case par ses deux coordonnées : `q` grandit vers l'est, `r` vers le sud-est. */
export type Hex = [q: number, r: number]

/** Un plateau : chaque case est une clé, et sa valeur est son contenu. */
export type PlateauHex = Map<string, Case>

/** Un coup : sa case, et les pions qu'il retourne. */
export type CoupHex = [q: number, r: number, retournes: Hex[]]

/** Les six pas, dans l'ordre : est, nord-est, nord-ouest, ouest, sud-ouest, sud-est. */
export const DIRECTIONS_HEX: Hex[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
]

/** La clé d'une case dans un plateau. */
export function cle([q, r]: Hex): string {
  return `${q},${r}`
}

/** Rend le plateau de départ, un hexagone de `cote` cases de côté, trois au moins. */
export function creerHexagone(cote = 5): PlateauHex {
  throw new Error('À FAIRE : creerHexagone')
}

/** Rend les pions que `couleur` retourne en jouant en (q, r), ou `false` si le coup est interdit. */
export function coupValideHex(plateau: PlateauHex, couleur: Couleur, q: number, r: number): Hex[] | false {
  throw new Error('À FAIRE : coupValideHex')
}

/** Rend tous les coups permis de `couleur`, chacun avec les pions qu'il retourne. */
export function coupsHex(plateau: PlateauHex, couleur: Couleur): CoupHex[] {
  throw new Error('À FAIRE : coupsHex')
}

/** Joue le coup de `couleur` sur le plateau. */
export function jouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  throw new Error('À FAIRE : jouerHex')
}

/** Défait exactement ce que `jouerHex` a fait avec les mêmes arguments. */
export function dejouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  throw new Error('À FAIRE : dejouerHex')
}

/**
 * Écrit le plateau, une ligne pour chaque `r` de haut en bas, décalée de |r| espaces, les cases séparées par une
 * espace.
 */
export function ecrireHexagone(plateau: PlateauHex): string {
  throw new Error('À FAIRE : ecrireHexagone')
}
