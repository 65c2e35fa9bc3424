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
  const plateau: PlateauHex = new Map()
  const n = cote - 1
  for (let r = -n; r <= n; r++) {
    for (let q = -n; q <= n; q++) if (Math.abs(q + r) <= n) plateau.set(cle([q, r]), VIDE)
  }
  DIRECTIONS_HEX.forEach(([q, r], d) => {
    const couleur = d % 2 === 0 ? NOIR : BLANC
    plateau.set(cle([q, r]), couleur)
    plateau.set(cle([2 * q, 2 * r]), adversaire(couleur))
  })
  return plateau
}

/** Rend les pions que `couleur` retourne en jouant en (q, r), ou `false` si le coup est interdit. */
export function coupValideHex(plateau: PlateauHex, couleur: Couleur, q: number, r: number): Hex[] | false {
  if (plateau.get(cle([q, r])) !== VIDE) return false
  const retournes: Hex[] = []
  for (const [dq, dr] of DIRECTIONS_HEX) {
    let a = q + dq,
      b = r + dr
    while (plateau.get(cle([a, b])) === adversaire(couleur)) {
      a += dq
      b += dr
    }
    if (plateau.get(cle([a, b])) !== couleur) continue
    for (let x = q + dq, y = r + dr; x !== a || y !== b; x += dq, y += dr) retournes.push([x, y])
  }
  return retournes.length > 0 && retournes
}

/** Rend tous les coups permis de `couleur`, chacun avec les pions qu'il retourne. */
export function coupsHex(plateau: PlateauHex, couleur: Couleur): CoupHex[] {
  return [...plateau].flatMap(([nom, pion]): CoupHex[] => {
    if (pion !== VIDE) return []
    const [q, r] = nom.split(',').map(Number) as Hex
    const retournes = coupValideHex(plateau, couleur, q, r)
    return retournes ? [[q, r, retournes]] : []
  })
}

/** Joue le coup de `couleur` sur le plateau. */
export function jouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const [q, r, retournes] = coup
  for (const hex of [[q, r] as Hex, ...retournes]) plateau.set(cle(hex), couleur)
}

/** Défait exactement ce que `jouerHex` a fait avec les mêmes arguments. */
export function dejouerHex(plateau: PlateauHex, couleur: Couleur, coup: CoupHex): void {
  const [q, r, retournes] = coup
  plateau.set(cle([q, r]), VIDE)
  for (const hex of retournes) plateau.set(cle(hex), adversaire(couleur))
}

/**
 * Écrit le plateau, une ligne pour chaque `r` de haut en bas, décalée de |r| espaces, les cases séparées par une
 * espace.
 */
export function ecrireHexagone(plateau: PlateauHex): string {
  const cases = [...plateau.keys()].map(nom => nom.split(',').map(Number) as Hex)
  const n = Math.max(...cases.map(([q]) => q))
  const lignes = Array.from({ length: 2 * n + 1 }, (_, ligne) => {
    const r = ligne - n
    const signes = cases
      .filter(hex => hex[1] === r)
      .sort(([q], [p]) => q - p)
      .map(hex => '.XO'[plateau.get(cle(hex))!])
    return ' '.repeat(Math.abs(r)) + signes.join(' ')
  })
  return lignes.join('\n')
}
