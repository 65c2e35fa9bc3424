// The four boards, each played with the functions of its steps. A table knows how to ask the learner's functions and
// how to read what they answer; who plays when, and going back and forth, is the same for all (walk.ts).

import { nomDe } from '../../../dessin/plateau.ts'
import { decrire } from '../../../dessin/decrire.ts'
import { emptyCells } from '../layout.ts'
import { MOVERS, PLAYED } from './homes.ts'
import { fail, odd, type Call } from './calls.ts'
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

type Rules = Omit<Table, 'create'>
type Grid = number[][]
type HexBoard = Map<string, number>

/**
 * Nobody has checked these programs: the board must keep its squares whatever plays on it, and a move is on one of
 * them.
 */
export function openTable(variant: Variant, call: Call): Table {
  const names = new Set(emptyCells(variant).map(([name]) => name))
  const isWhole = (board: unknown) => {
    const cells = read(board)
    return cells.length === names.size && cells.every(([name]) => names.has(name))
  }
  const checked: Call = (name, ...args) => {
    const answer = call(name, ...args)
    const board = args.find(arg => Array.isArray(arg) || arg instanceof Map)
    if (board && !isWhole(board)) fail({ kind: 'spoilt', name, message: '' })
    return answer
  }
  const table = { carre, hexagone, trois, 'hexagone-trois': hexagoneTrois }[variant](checked)
  const creator = PLAYED[variant][0]!,
    mover = MOVERS[variant]
  return {
    ...table,
    create() {
      const board = checked(creator)
      return isWhole(board) ? board : odd(creator, board)
    },
    moves: (board, turn) => table.moves(board, turn).map(one => (names.has(one.name) ? one : odd(mover, one.move))),
  }
}

/** A board of lines, or a map of cells; of anything else, nothing. */
function read(board: unknown): Cells {
  if (board instanceof Map) return [...board]
  const lines: unknown[] = Array.isArray(board) ? board : []
  return lines.flatMap((line, i) =>
    Array.isArray(line) ? Array.from(line, (value, j): Cells[number] => [nomDe([i, j]), value]) : [],
  )
}

function carre(call: Call): Rules {
  const moves = (grid: Grid, turn: number) =>
    list('coups', call('coups', grid, turn)).map(move => ({ ...triple('coups', move, nomDe), move }))
  return {
    read,
    write: writeGrid,
    moves,
    play: (grid, turn, move) => void call('jouer', grid, turn, move),
    undo: (grid, turn, move) => void call('dejouer', grid, turn, move),
    next: (grid, last) => (call('fini', grid) ? null : player('auTourDe', call('auTourDe', grid, last), 2)),
    scores: grid => {
      const score = call('calculerScore', grid)
      const { noir, blanc } = Object(score) as { noir: number; blanc: number }
      const difference = call('scoreNoir', grid)
      if (!Number.isFinite(noir) || !Number.isFinite(blanc)) odd('calculerScore', score)
      if (!Number.isFinite(difference)) odd('scoreNoir', difference)
      if (difference !== noir - blanc)
        fail({
          kind: 'differs',
          name: 'scoreNoir',
          message: decrire(difference),
          other: `calculerScore ${decrire(score)}`,
        })
      return [noir, blanc]
    },
  }
}

function trois(call: Call): Rules {
  return {
    read,
    write: writeGrid,
    // The shape of a move is the learner's own: what it does to a grid says where it is played.
    moves: (grid: Grid, turn) =>
      list('coupsTrois', call('coupsTrois', grid, turn)).map(move => {
        const after = grid.map(row => [...row])
        call('jouerTrois', after, turn, move)
        const changed = after.flatMap((row, i) =>
          row.flatMap((value, j) => (value === grid[i]?.[j] ? [] : [[i, j] as const])),
        )
        const played = changed.find(([i, j]) => grid[i]![j] === 0)
        if (!played) odd('coupsTrois', move)
        return { name: nomDe(played!), flips: changed.filter(one => one !== played).map(nomDe), move }
      }),
    play: (grid, turn, move) => void call('jouerTrois', grid, turn, move),
    undo: (grid, turn, move) => void call('dejouerTrois', grid, turn, move),
    next: (grid, last) => player('auTourDeTrois', call('auTourDeTrois', grid, last), 3),
    scores: grid => {
      const scores = list('scores', call('scores', grid))
      return scores.length === 3 && scores.every(Number.isFinite) ? (scores as number[]) : odd('scores', scores)
    },
  }
}

function hexagone(call: Call): Rules {
  const named = (move: unknown) => triple('coupsHex', move, ([q, r]) => `${q},${r}`)
  const table = hexagons(2, (board, turn) =>
    list('coupsHex', call('coupsHex', board, turn)).map(move => ({ ...named(move), move })),
  )
  return {
    ...table,
    play: (board, turn, move) => void call('jouerHex', board, turn, move),
    undo: (board, turn, move) => void call('dejouerHex', board, turn, move),
  }
}

function hexagoneTrois(call: Call): Rules {
  const geometry = call('hexagone', 5)
  const table = hexagons(3, (board, turn) =>
    list('coupsSur', call('coupsSur', geometry, board, turn)).map(move => {
      const { nom, retournes } = Object(move) as { nom?: unknown; retournes?: unknown }
      const flips = Array.isArray(retournes) ? retournes.map(one => Object(one).nom as unknown) : [undefined]
      if (![nom, ...flips].every(name => typeof name === 'string')) odd('coupsSur', move)
      return { name: nom as string, flips: flips as string[], move }
    }),
  )
  return {
    ...table,
    play: (board, turn, move) => void call('jouerSur', board, turn, move),
    undo: (board, _turn, move) => void call('dejouerSur', board, move),
  }
}

function writeGrid(cells: Cells): Grid {
  const side = Math.sqrt(cells.length)
  return Array.from({ length: side }, (_, i) => cells.slice(i * side, (i + 1) * side).map(([, value]) => value))
}

/** The steps on hexagons have no function for turns and scores: the workshop counts and asks who can play. */
function hexagons(players: number, moves: Table['moves']): Omit<Rules, 'play' | 'undo'> {
  return {
    read,
    write: cells => new Map(cells),
    moves,
    next: (board, last) => order(last, players).find(turn => moves(board, turn).length > 0) ?? null,
    scores: (board: HexBoard) =>
      order(players, players).map(turn => [...board.values()].filter(value => value === turn).length),
  }
}

/** The players after `last`, and `last` itself at the end. */
export function order(last: number, players: number): number[] {
  return Array.from({ length: players }, (_, n) => ((last + n) % players) + 1)
}

function list(name: string, answer: unknown): unknown[] {
  return Array.isArray(answer) ? answer : odd(name, answer)
}

/** A move `[a, b, flips]`. */
function triple(
  name: string,
  move: unknown,
  nameOf: (place: [number, number]) => string,
): { name: string; flips: string[] } {
  const [a, b, flips] = Array.isArray(move) ? move : []
  const isPlace = (place: unknown) => Array.isArray(place) && place.length === 2 && place.every(Number.isInteger)
  if (!isPlace([a, b]) || !Array.isArray(flips) || !flips.every(isPlace)) odd(name, move)
  return { name: nameOf([a, b]), flips: flips.map(nameOf) }
}

function player(name: string, answer: unknown, players: number): number | null {
  return answer === null || order(players, players).includes(answer as number)
    ? (answer as number | null)
    : odd(name, answer)
}
