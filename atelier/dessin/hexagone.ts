// Hexagonal boards as text: one line for each r, each cell named by its axial coordinates 'q,r'.

import { signe } from './plateau.ts'

/** A board of hexagons as plain data: the name of each cell and its value. */
export type Hexagone = readonly (readonly [nom: string, valeur: number])[]

/** A drawing read back: the discs, the cells marked *, and the discs drawn in lower case. */
export type DessinHexagone = { plateau: Map<string, number>; etoiles: string[]; minuscules: string[] }

const VALEURS: Record<string, number> = { '.': 0, '*': 0, X: 1, O: 2, '#': 3 }

/** Reads a hexagon drawn line by line; `x` and `o` are discs like `X` and `O`, those that are about to change sides. */
export function lireHexagone(texte: string): DessinHexagone {
  const lignes = texte
    .split('\n')
    .map(ligne => ligne.trim())
    .filter(ligne => ligne !== '')
  const n = (lignes.length - 1) / 2
  const cases = lignes.flatMap((ligne, k) => {
    const r = k - n
    return ligne.split(/\s+/).map((dessin, c) => ({ nom: `${c - n + Math.max(0, -r)},${r}`, dessin }))
  })
  return {
    plateau: new Map(cases.map(({ nom, dessin }) => [nom, VALEURS[dessin.toUpperCase()] ?? inconnu(dessin)])),
    etoiles: cases.filter(({ dessin }) => dessin === '*').map(({ nom }) => nom),
    minuscules: cases.filter(({ dessin }) => /^[xo]$/.test(dessin)).map(({ nom }) => nom),
  }
}

/** A board as it was found: a key may be missing. */
type Dessinable = readonly (readonly [nom: string, valeur: number | undefined])[]

/** The lines of a hexagon, each with its r; `marques` says how a cell is shown when not by its disc alone. */
export function dessinerHexagone(plateau: Dessinable, marques = new Map<string, string>()): string[] {
  const cases = plateau.map(([nom, valeur]) => ({ nom, valeur, ...coordonnees(nom) }))
  const rangs = [...new Set(cases.map(({ r }) => r))].sort((a, b) => a - b)
  return rangs.map(r => {
    const ligne = cases.filter(une => une.r === r).sort((a, b) => a.q - b.q)
    const dessins = ligne.map(({ nom, valeur }) => marques.get(nom) ?? ` ${signe(valeur)} `)
    return `r=${String(r).padStart(2)} ${'  '.repeat(Math.abs(r))}${dessins.join(' ')}`.trimEnd()
  })
}

export function coordonnees(nom: string): { q: number; r: number } {
  const [q = NaN, r = NaN] = nom.split(',').map(Number)
  return { q, r }
}

function inconnu(dessin: string): never {
  throw new Error(`dessin : signe inconnu « ${dessin} »`)
}
