// A game on a table: the page says which moves it wants to see on the board, and one goes there from where one is,
// forward with `jouer`, back with `dejouer`.

import type { Game, Position, View } from './protocol.ts'
import { order, type Playable, type Table } from './tables.ts'

type Past = { turn: number; playable: Playable; passes: number[] }

export type Walk = { board: unknown; turn: number | null; past: Past[]; start: string }

const FIRST = 1

export function beginWalk(table: Table, start: Position | undefined): Walk {
  const board = start ? table.write(start.cells) : table.create()
  return { board, turn: start?.turn ?? FIRST, past: [], start: JSON.stringify(start ?? null) }
}

/** Changes the walk; stops at the first move that the learner's functions do not allow. */
export function goTo(table: Table, walk: Walk, { moves }: Game): void {
  const common = moves.findIndex((name, n) => walk.past[n]?.playable.name !== name)
  const kept = common === -1 ? moves.length : common
  while (walk.past.length > kept) goBack(table, walk)
  for (const name of moves.slice(kept)) if (!goForward(table, walk, name)) return
}

function goForward(table: Table, walk: Walk, name: string): boolean {
  const { board, turn } = walk
  const playable = turn === null ? undefined : table.moves(board, turn).find(move => move.name === name)
  if (turn === null || !playable) return false
  table.play(board, turn, playable.move)
  const past: Past = { turn, playable, passes: [] }
  walk.past.push(past)
  walk.turn = table.next(board, turn)
  past.passes = walk.turn === null ? [] : skipped(turn, walk.turn, table.scores(board).length)
  return true
}

function goBack(table: Table, walk: Walk): void {
  const { turn, playable } = walk.past.pop()!
  table.undo(walk.board, turn, playable.move)
  walk.turn = turn
}

/** Those whose turn it would have been. */
function skipped(last: number, next: number, players: number): number[] {
  const after = order(last, players)
  return after.slice(0, after.indexOf(next))
}

export function viewOf(table: Table, { board, turn, past }: Walk): View {
  const last = past.at(-1)
  return {
    cells: table.read(board),
    turn,
    moves: turn === null ? [] : table.moves(board, turn).map(({ name, flips }) => ({ name, flips })),
    scores: table.scores(board),
    turns: past.map(({ turn }) => turn),
    passes: last?.passes ?? [],
    played: past.length,
    flips: last?.playable.flips ?? [],
  }
}
