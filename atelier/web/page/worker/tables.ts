// The four boards, each played with the functions of its steps. A table knows how to ask the learner's functions and how
// to read what they answer; who plays when, and going back and forth, is the same for all (walk.ts).

import { nomDe } from '../../../dessin/plateau.ts'
import { odd, type Call } from './calls.ts'
import type { Cells, Variant } from './protocol.ts'

/** A move as the learner's own functions want it back. */
export type Playable = { name: string; flips: string[]; move: unknown }

export type Table = {
  create(): unknown
  read(board: any): Cells
  write(cells: Cells): unknown
  moves(board: any, turn: number): Playable[]
  play(board: any, turn: number, move: unknown): void
  undo(board: any, turn: number, move: unknown): void
  /** Who plays after `last`; null when the game is over. */
  next(board: any, last: number): number | null
  scores(board: any): number[]
}

type Grid = number[][]
type HexBoard = Map<string, number>

export function openTable(variant: Variant, call: Call): Table {
  return { carre, hexagone, trois, 'hexagone-trois': hexagoneTrois }[variant](call)
}

function carre(call: Call): Table {
  const moves = (grid: Grid, turn: number) => list('coups', call('coups', grid, turn)).map(move => ({ ...triple('coups', move, nomDe), move }))
  return {
    ...grids(() => call('creerPlateau'), 'creerPlateau'),
    moves,
    play: (grid, turn, move) => void call('jouer', grid, turn, move),
    undo: (grid, turn, move) => void call('dejouer', grid, turn, move),
    next: (grid, last) => (call('fini', grid) ? null : player('auTourDe', call('auTourDe', grid, last), 2)),
    scores: grid => {
      const score = call('calculerScore', grid) as { noir?: unknown; blanc?: unknown } | undefined
      const { noir, blanc } = score ?? {}
      const difference = call('scoreNoir', grid)
      if (typeof noir !== 'number' || typeof blanc !== 'number') odd('calculerScore', score)
      if (difference !== (noir as number) - (blanc as number)) odd('scoreNoir', difference)
      return [noir as number, blanc as number]
    },
  }
}

function trois(call: Call): Table {
  return {
    ...grids(() => call('creerPlateauTrois'), 'creerPlateauTrois'),
    // The shape of a move is the learner's own: what it does to a grid says where it is played.
    moves: (grid: Grid, turn) => list('coupsTrois', call('coupsTrois', grid, turn)).map(move => {
      const after = grid.map(row => [...row])
      call('jouerTrois', after, turn, move)
      const changed = after.flatMap((row, i) => row.flatMap((value, j) => (value === grid[i]?.[j] ? [] : [[i, j] as const])))
      const played = changed.find(([i, j]) => grid[i]![j] === 0)
      if (!played) odd('coupsTrois', move)
      return { name: nomDe(played!), flips: changed.filter(one => one !== played).map(nomDe), move }
    }),
    play: (grid, turn, move) => void call('jouerTrois', grid, turn, move),
    undo: (grid, turn, move) => void call('dejouerTrois', grid, turn, move),
    next: (grid, last) => player('auTourDeTrois', call('auTourDeTrois', grid, last), 3),
    scores: grid => list('scores', call('scores', grid)) as number[],
  }
}

function hexagone(call: Call): Table {
  const named = (move: unknown) => triple('coupsHex', move, ([q, r]) => `${q},${r}`)
  const table = hexagons(() => call('creerHexagone'), 'creerHexagone', 2, {
    moves: (board, turn) => list('coupsHex', call('coupsHex', board, turn)).map(move => ({ ...named(move), move })),
  })
  return { ...table, play: (board, turn, move) => void call('jouerHex', board, turn, move), undo: (board, turn, move) => void call('dejouerHex', board, turn, move) }
}

function hexagoneTrois(call: Call): Table {
  const geometry = call('hexagone', 5)
  const table = hexagons(() => call('creerHexagoneATrois'), 'creerHexagoneATrois', 3, {
    moves: (board, turn) => list('coupsSur', call('coupsSur', geometry, board, turn)).map(move => {
      const { nom, retournes } = Object(move) as { nom?: unknown; retournes?: { nom: string }[] }
      if (typeof nom !== 'string' || !Array.isArray(retournes)) odd('coupsSur', move)
      return { name: nom as string, flips: retournes!.map(({ nom }) => nom), move }
    }),
  })
  return { ...table, play: (board, turn, move) => void call('jouerSur', board, turn, move), undo: (board, _turn, move) => void call('dejouerSur', board, move) }
}

function grids(create: () => unknown, name: string): Pick<Table, 'create' | 'read' | 'write'> {
  const isGrid = (value: unknown) => Array.isArray(value) && value.every(row => Array.isArray(row))
  return {
    create: () => {
      const grid = create()
      return isGrid(grid) ? grid : odd(name, grid)
    },
    read: (grid: Grid) => grid.flatMap((row, i) => Array.from(row, (value, j): Cells[number] => [nomDe([i, j]), value])),
    write: cells => {
      const side = Math.sqrt(cells.length)
      return Array.from({ length: side }, (_, i) => cells.slice(i * side, (i + 1) * side).map(([, value]) => value))
    },
  }
}

/** The steps on hexagons have no function for turns and scores: the workshop counts and asks who can play. */
function hexagons(create: () => unknown, name: string, players: number, { moves }: Pick<Table, 'moves'>): Omit<Table, 'play' | 'undo'> {
  return {
    create: () => {
      const board = create()
      return board instanceof Map ? board : odd(name, board)
    },
    read: (board: HexBoard) => [...board],
    write: cells => new Map(cells),
    moves,
    next: (board, last) => order(last, players).find(turn => moves(board, turn).length > 0) ?? null,
    scores: (board: HexBoard) => order(players, players).map(turn => [...board.values()].filter(value => value === turn).length),
  }
}

/** The players after `last`, and `last` itself at the end. */
export function order(last: number, players: number): number[] {
  return Array.from({ length: players }, (_, n) => (last + n) % players + 1)
}

function list(name: string, answer: unknown): unknown[] {
  return Array.isArray(answer) ? answer : odd(name, answer)
}

/** A move `[a, b, flips]`. */
function triple(name: string, move: unknown, nameOf: (place: [number, number]) => string): { name: string; flips: string[] } {
  const [a, b, flips] = Array.isArray(move) ? move : []
  if (!Number.isInteger(a) || !Number.isInteger(b) || !Array.isArray(flips)) odd(name, move)
  return { name: nameOf([a, b]), flips: flips.map(nameOf) }
}

function player(name: string, answer: unknown, players: number): number | null {
  return answer === null || order(players, players).includes(answer as number) ? answer as number | null : odd(name, answer)
}
