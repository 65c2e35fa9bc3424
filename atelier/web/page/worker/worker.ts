// Where the programs of the course run: apart from the page, which stays alive whatever they do.

import { decrire } from '../../../dessin/decrire.ts'
import { fail, odd, openCalls } from './calls.ts'
import { functionOf, PLAYED } from './homes.ts'
import type { Answers, Ask, Failure, FromPage, FromWorker, Game } from './protocol.ts'
import { searchTree } from './search-tree.ts'
import { openTable, type Table } from './tables.ts'
import { beginWalk, goTo, viewOf, type Walk } from './walk.ts'
import { readsOf } from './watched-grid.ts'

/** The part of a worker's own scope that is used here. */
const scope = globalThis as unknown as {
  onmessage: (event: { data: FromPage }) => void
  postMessage(message: FromWorker): void
}

let calls: ReturnType<typeof openCalls>
let current = 0
let opened: { variant: string; table: Table; walk: Walk } | undefined
/** One answer after the other: loading waits, and nothing may overtake it. */
let queue: Promise<void> = Promise.resolve()

scope.onmessage = ({ data }) => {
  if ('load' in data) calls = openCalls(data.load, name => scope.postMessage({ kind: 'calling', id: current, name }))
  else queue = queue.then(() => reply(data.id, data.ask))
}

async function reply(id: number, ask: Ask): Promise<void> {
  current = id
  try {
    scope.postMessage({ kind: 'done', id, value: await answer(ask) })
  } catch (error) {
    const failure = { ...calls.blame(error), at: position() }
    opened = undefined
    scope.postMessage({ kind: 'failed', id, failure })
  }
}

function answer(ask: Ask): Promise<Answers[Ask['kind']]> {
  switch (ask.kind) {
    case 'show':
      return show(ask.game)
    case 'choose':
      return choose(ask.game, ask.strategy)
    case 'reads':
      return readsOf(ask.position, ask.name, calls)
    case 'tree':
      return searchTree(ask.position, ask.depth, calls)
  }
}

/** The board when something failed, if it can still be told. */
function position(): Failure['at'] {
  if (!opened) return undefined
  const {
    table,
    walk: { board, turn, past },
  } = opened
  try {
    return structuredClone({
      cells: table.read(board),
      turn: turn ?? 1,
      moves: past.map(({ playable }) => playable.name),
    })
  } catch {
    return undefined
  }
}

async function show(game: Game): Promise<Answers['show']> {
  const { table, walk } = await reach(game)
  return viewOf(table, walk)
}

async function reach(game: Game) {
  await calls.load(PLAYED[game.variant])
  if (opened?.variant !== game.variant || opened.walk.start !== JSON.stringify(game.start ?? null)) {
    const table = openTable(game.variant, calls.call)
    opened = { variant: game.variant, table, walk: beginWalk(table, game.start) }
  }
  goTo(opened.table, opened.walk, game)
  return opened
}

/** The strategy gets a copy of the board, so that it cannot spoil the game. */
async function choose(game: Game, strategy: string): Promise<string> {
  const {
    table,
    walk: { board, turn },
  } = await reach(game)
  const legal = turn === null ? [] : table.moves(board, turn)
  const name = functionOf(strategy)
  if (!name) return legal[0]?.name ?? odd('coups', legal)
  await calls.load([name])
  const chosen = ask(name, strategy, table.write(table.read(board)), turn)
  const found = legal.find(move => isSame(move.move, chosen))
  return found ? found.name : fail({ kind: 'illegal', name, message: decrire(chosen) })
}

function ask(name: string, strategy: string, board: unknown, turn: number | null): unknown {
  const { call } = calls
  if (name === 'niveau') {
    const level = call(name, Number(strategy.split(' ')[1]))
    return typeof level === 'function' ? calls.within(name, () => level(board, turn)) : odd(name, level)
  }
  if (name !== 'maxN' && name !== 'paranoiaque') return call(name, board, turn)
  const found = call(name, board, turn, 3)
  return Array.isArray(found) ? found[1] : odd(name, found)
}

/** By its square: what the move turns over is for the rules to say. */
function isSame(move: any, chosen: any): boolean {
  if (!chosen || typeof chosen !== 'object') return false
  return Array.isArray(move) ? move[0] === chosen[0] && move[1] === chosen[1] : move.nom === chosen.nom
}
