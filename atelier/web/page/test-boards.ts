// From the facts of a red test to boards: the position, what was expected, what was obtained.

import type { Faits } from '../../dessin/faits.ts'
import { nomDe, type Plateau } from '../../dessin/plateau.ts'
import type { Mark, Marks } from './board.tsx'
import type { Cells, Variant } from './worker/protocol.ts'

export type Diagram = { cells: Cells; marks: Marks }
export type TestBoards = { variant: Variant; turn: number; before?: Diagram; expected?: Diagram; obtained?: Diagram }

const FOUND: Mark = { text: '+', kind: 'good' }
const FORGOTTEN: Mark = { text: '?', kind: 'bad' }
const EXTRA: Mark = { text: '!', kind: 'bad' }
const WRONG: Mark = { text: '[ ]', kind: 'bad' }
const PLAYED: Mark = { text: '*', kind: 'now' }

/** Nothing when the test is not about a board that the page can draw. */
export function boardsOf(faits: Faits, step: string): TestBoards | undefined {
  const boards = faits.genre === 'hexagone' || faits.genre === 'cases-hexagone' ? hexagons(faits) : squares(faits)
  const [first] = [boards.before, boards.expected].filter(Boolean)
  const variant = first && variantOf(first.cells.length, step)
  return variant && { variant, turn: faits.coup?.couleur ?? 1, ...boards }
}

function variantOf(cells: number, step: string): Variant | undefined {
  if (cells === 61) return step.startsWith('18') ? 'hexagone-trois' : 'hexagone'
  return ({ 64: 'carre', 81: 'trois' } as const)[cells]
}

type Boards = Pick<TestBoards, 'before' | 'expected' | 'obtained'>

function squares(faits: Faits): Boards {
  const before = faits.grille && {
    cells: cellsOf(faits.grille),
    marks: mark(faits.coup ? [nomDe(faits.coup.case)] : [], PLAYED),
  }
  if (faits.genre === 'plateau' && faits.signes === 'pions') {
    const expected = { cells: cellsOf(faits.attendu), marks: {} }
    const obtained = typeof faits.obtenu === 'string' ? undefined : { cells: cellsOf(faits.obtenu), marks: {} }
    const same =
      obtained?.cells.length === expected.cells.length &&
      obtained.cells.every(([name], n) => name === expected.cells[n]![0])
    return {
      before,
      expected,
      obtained: same ? { ...obtained, marks: differences(expected.cells, obtained.cells) } : undefined,
    }
  }
  if (!before) return {}
  if (faits.genre === 'choix') return { before, expected: { ...before, marks: mark(faits.permis.map(nomDe), FOUND) } }
  if (faits.genre !== 'cases') return { before }
  const obtained = typeof faits.obtenu === 'string' ? [] : faits.obtenu.map(nomDe)
  return { before, ...lists(before, (faits.attendu || []).map(nomDe), obtained) }
}

function hexagons(faits: Extract<Faits, { genre: 'hexagone' | 'cases-hexagone' }>): Boards {
  const copy = (board: readonly (readonly [string, number])[]): Cells => board.map(([name, value]) => [name, value])
  if (faits.genre === 'hexagone') {
    const expected = { cells: copy(faits.attendu), marks: {} }
    if (typeof faits.obtenu === 'string' || faits.obtenu.length !== faits.attendu.length) return { expected }
    const cells = copy(faits.obtenu)
    return { expected, obtained: { cells, marks: differences(expected.cells, cells) } }
  }
  const before = { cells: copy(faits.hexagone), marks: mark(faits.jouee === undefined ? [] : [faits.jouee], PLAYED) }
  return { before, ...lists(before, faits.attendu || [], typeof faits.obtenu === 'string' ? [] : faits.obtenu) }
}

/** Two lists of squares on one board: found, forgotten, too many. */
function lists({ cells, marks }: Diagram, expected: string[], obtained: string[]): Boards {
  const found = expected.filter(name => obtained.includes(name))
  return {
    expected: { cells, marks: { ...marks, ...mark(expected, FOUND) } },
    obtained: {
      cells,
      marks: {
        ...marks,
        ...mark(found, FOUND),
        ...mark(
          expected.filter(name => !obtained.includes(name)),
          FORGOTTEN,
        ),
        ...mark(
          obtained.filter(name => !expected.includes(name)),
          EXTRA,
        ),
      },
    },
  }
}

const mark = (names: string[], one: Mark): Marks => Object.fromEntries(names.map(name => [name, one]))

function differences(expected: Cells, obtained: Cells): Marks {
  const wanted = new Map(expected)
  return mark(
    obtained.filter(([name, value]) => wanted.get(name) !== value).map(([name]) => name),
    WRONG,
  )
}

function cellsOf(grid: Plateau): Cells {
  return grid.flatMap((row, i) => row.map((value, j): Cells[number] => [nomDe([i, j]), value]))
}
