// Where the squares of a board are, for drawing them and for walking over them with the arrows.

import { coordonnees, dessinerHexagone } from '../../dessin/hexagone.ts'
import { dessiner } from '../../dessin/plateau.ts'
import type { Cells, Variant } from './worker/protocol.ts'

/** `x` is how far right a square is, in squares; on a hexagon it may be half. */
export type Placed = { name: string; value: number; x: number }

export const isHex = (variant: Variant) => variant.startsWith('hexagone')
export const sideOf = (variant: Variant) => (variant === 'carre' ? 8 : 9)

export function rowsOf(variant: Variant, cells: Cells): Placed[][] {
  const side = sideOf(variant)
  if (!isHex(variant)) {
    return Array.from({ length: side }, (_, i) =>
      cells.slice(side * i, side * (i + 1)).map(([name, value], x) => ({ name, value, x })),
    )
  }
  const placed = cells.map(([name, value]) => ({ name, value, ...coordonnees(name) }))
  const ranks = [...new Set(placed.map(({ r }) => r))].sort((a, b) => a - b)
  return ranks.map(rank =>
    placed
      .filter(({ r }) => r === rank)
      .sort((a, b) => a.q - b.q)
      .map(({ name, value, q, r }) => ({ name, value, x: q + r / 2 })),
  )
}

/** A board on which nothing stands yet: what one sees before the first answer. */
export function emptyCells(variant: Variant): Cells {
  if (isHex(variant)) {
    const numbers = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    return numbers.flatMap(r => numbers.filter(q => Math.abs(q + r) <= 4).map((q): Cells[number] => [`${q},${r}`, 0]))
  }
  const side = sideOf(variant)
  return Array.from({ length: side * side }, (_, n) => [
    `${String.fromCharCode(97 + (n % side))}${Math.floor(n / side) + 1}`,
    0,
  ])
}

const STEPS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The square an arrow leads to; at the edge one stays. */
export function neighbour(rows: Placed[][], name: string, key: string): string {
  const step = STEPS[key]
  const at = rows.findIndex(row => row.some(cell => cell.name === name))
  const here = rows[at]?.find(cell => cell.name === name)
  if (!step || !here) return name
  const [down, right] = step
  if (right !== 0) return rows[at]![rows[at]!.indexOf(here) + right]?.name ?? name
  const near = rows[at + down]?.toSorted((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]
  return near?.name ?? name
}

/** The board as the course draws it, `*` on each legal move. */
export function asText(variant: Variant, cells: Cells, legal: string[] = []): string {
  const marks = new Map(legal.map(name => [name, ' * ']))
  const rows = rowsOf(variant, cells)
  return (
    isHex(variant)
      ? dessinerHexagone(cells, marks)
      : dessiner(
          rows.map(row => row.map(({ value }) => value)),
          marks,
        )
  ).join('\n')
}

/** `(1, -2)` is easier to hear than `1,-2`. */
export const spoken = (name: string) => (name.includes(',') ? `(${name.replace(',', ', ')})` : name)
