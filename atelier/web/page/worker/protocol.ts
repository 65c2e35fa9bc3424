// What the page and its worker tell each other. The page says what it wants to see; the worker, where all the programs
// of the course run, says which function it calls before it calls it, so that a call without an end is known by name.

import type { Place } from '../../messages.ts'

export const VARIANTS = ['carre', 'hexagone', 'trois', 'hexagone-trois'] as const
export type Variant = (typeof VARIANTS)[number]

/** Each square by its name (`e6`, or `q,r` on a hexagon) and what is on it: 0 nothing, else a player. */
export type Cells = [name: string, value: number][]
export type Position = { cells: Cells; turn: number }

/** A game is its moves; `start` where it does not begin as usual. */
export type Game = { variant: Variant; start?: Position; moves: string[] }

export type Move = { name: string; flips: string[] }

export type View = {
  cells: Cells
  /** Who plays now; null when the game is over. */
  turn: number | null
  moves: Move[]
  /** The discs of each player, the first player's first. */
  scores: number[]
  /** Who played each move. */
  turns: number[]
  /** Who had to pass just now. */
  passes: number[]
  /** How many of the moves could be played. */
  played: number
  /** What the last move turned over. */
  flips: string[]
}

export type Read = { name: string | null; text: string; value: number | null }
export type Reads = { reads: Read[]; answer: string; flips: string[] }

/** A position that a search visited. `grid` is its 64 squares in a row; `move` is what led to it, null for a pass. */
export type TreeNode = {
  grid: string
  turn: number
  move: string | null
  value: number
  chosen: boolean
  children: TreeNode[]
}
export type Tree = { root: TreeNode | null; nodes: number; whole: boolean; answer: string }

export type Ask =
  | { kind: 'show'; game: Game }
  | { kind: 'choose'; game: Game; strategy: string }
  | { kind: 'reads'; position: Position; name: string }
  | { kind: 'tree'; position: Position; depth: number }

export type Answers = { show: View; choose: string; reads: Reads; tree: Tree }

/** Where the steps are: the numbers of those that are the learner's own, and every folder. */
export type Load = { own: string[]; folders: string[] }

export type Frame = { path: string; line: number; column: number }

/**
 * `todo`: not written yet. `odd`: the function answered something that cannot be played with; `illegal`: it chose a
 * move that is not one; `differs`: it contradicts `other`, another function's answer; `spoilt`: the board lost its
 * shape.
 */
export type Failure = {
  kind: 'threw' | 'todo' | 'endless' | 'odd' | 'illegal' | 'differs' | 'spoilt'
  name: string
  message: string
  other?: string
  place?: Place
  frame?: Frame
  /** The board as it was then, and the moves that were on it. */
  at?: Position & { moves: string[] }
}

export type FromPage = { load: Load } | { id: number; ask: Ask }
export type FromWorker =
  | { kind: 'calling'; id: number; name: string }
  | { kind: 'done'; id: number; value: unknown }
  | { kind: 'failed'; id: number; failure: Failure }

/** How long a function may take; one that searches gets longer. */
export const RULE_MS = 2000,
  SEARCH_MS = 10_000
export const SEARCHES = ['minimax', 'jeuIA', 'niveau', 'maxN', 'paranoiaque']
export const limitOf = (name: string) => (SEARCHES.includes(name) ? SEARCH_MS : RULE_MS)
