// Depuis ses pions : partir de chaque pion à soi, traverser les pions adverses, et noter la case vide où l'on arrive.

import { adversaire, VIDE, type Couleur } from '../01-plateau/plateau.ts'
import { cle, DIRECTIONS_HEX, type CoupHex, type Hex, type PlateauHex } from './hexagonal.ts'

export * from './hexagonal.ts'

/** Rend tous les coups permis de `couleur`, chacun avec les pions qu'il retourne. */
export function coupsHex(plateau: PlateauHex, couleur: Couleur): CoupHex[] {
  const coups = new Map<string, CoupHex>()
  for (const [nom, pion] of plateau) {
    if (pion !== couleur) continue
    for (const pas of DIRECTIONS_HEX) {
      const [arrivee, traverses] = traverser(plateau, couleur, lireCle(nom), pas)
      if (traverses.length === 0 || plateau.get(cle(arrivee)) !== VIDE) continue
      const [, , retournes] = coups.get(cle(arrivee)) ?? [0, 0, []]
      coups.set(cle(arrivee), [...arrivee, [...retournes, ...traverses]])
    }
  }
  return [...coups.values()]
}

/**
 * Écrit le plateau, une ligne pour chaque `r` de haut en bas, décalée de |r| espaces, les cases séparées par une
 * espace.
 */
export function ecrireHexagone(plateau: PlateauHex): string {
  const lignes = new Map<number, string[]>()
  const triees = [...plateau]
    .map(([nom, pion]) => ({ hex: lireCle(nom), pion }))
    .sort((a, b) => a.hex[1] - b.hex[1] || a.hex[0] - b.hex[0])
  for (const {
    hex: [, r],
    pion,
  } of triees)
    lignes.set(r, [...(lignes.get(r) ?? []), ['.', 'X', 'O'][pion]!])
  return [...lignes].map(([r, signes]) => signes.join(' ').padStart(Math.abs(r) + 2 * signes.length - 1)).join('\n')
}

function traverser(
  plateau: PlateauHex,
  couleur: Couleur,
  [q, r]: Hex,
  [dq, dr]: Hex,
): [arrivee: Hex, traverses: Hex[]] {
  const suivante: Hex = [q + dq, r + dr]
  if (plateau.get(cle(suivante)) !== adversaire(couleur)) return [suivante, []]
  const [arrivee, traverses] = traverser(plateau, couleur, suivante, [dq, dr])
  return [arrivee, [suivante, ...traverses]]
}

function lireCle(nom: string): Hex {
  const virgule = nom.indexOf(',')
  return [Number(nom.slice(0, virgule)), Number(nom.slice(virgule + 1))]
}
