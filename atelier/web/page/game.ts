// A game on the page: its moves, who plays, what the board shows. It outlives the worker that plays it: when a program
// changes, another worker is given the same moves.

import { recall, remember } from './memory.ts'
import { news, programme, programmeVersion } from './news.ts'
import { openProgram, ProgramFailure, type Program } from './program.ts'
import { createStore, type Store } from './store.ts'
import { PLAYERS } from './worker/homes.ts'
import type { Failure, Position, Variant, View } from './worker/protocol.ts'

export const PERSON = 'personne'

export type GameState = {
  variant: Variant
  start?: Position
  moves: string[]
  players: Record<number, string>
  view?: View
  thinking: boolean
  /** What went wrong, and the moves of the position in question. */
  failure?: Failure & { moves: string[] }
}

export type LiveGame = {
  store: Store<GameState>
  play(name: string): void
  undo(): void
  restart(start?: Position): void
  setPlayer(player: number, who: string): void
  reopen(): void
}

/** Time to see a move before the next one; none for whoever asked for less motion. */
const pause = () => new Promise(done => setTimeout(done, isCalm() ? 0 : 450))

export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function openGame(variant: Variant): LiveGame {
  const players = Object.fromEntries(PLAYERS[variant].map(player => [player, PERSON]))
  const store = createStore<GameState>({ variant, moves: [], players, ...recall(variant), thinking: false })
  store.listen(() => remember(store.get()))
  let program: Program | undefined
  /** A program is choosing its move: whatever is wanted meanwhile does not wait for it. */
  let choosing = false
  let version = ''
  let wanted = 0

  const gameOf = ({ start, moves } = store.get()) => ({ variant, start, moves })
  const renew = () => {
    program?.close()
    choosing = false
    program = openProgram(programme())
    version = programmeVersion()
    return program
  }

  /** Only the last wish counts: what an older one brings is dropped. */
  const refresh = async () => {
    const wish = ++wanted
    const game = gameOf()
    if (choosing) renew()
    try {
      const view = await (program ?? renew()).ask({ kind: 'show', game })
      if (wish !== wanted) return
      store.set({ view, failure: undefined, thinking: false })
      await answer(wish)
    } catch (error) {
      if (wish !== wanted || !(error instanceof ProgramFailure)) return
      program?.close()
      program = undefined
      choosing = false
      store.set({ failure: { ...error.failure, moves: game.moves }, thinking: false })
    }
  }
  /** When it is a program's turn, it plays. */
  const answer = async (wish: number) => {
    const { view, players, moves } = store.get()
    const strategy = view?.turn ? players[view.turn] : PERSON
    if (
      !view ||
      view.turn === null ||
      view.moves.length === 0 ||
      view.played < moves.length ||
      !strategy ||
      strategy === PERSON
    )
      return
    choosing = true
    store.set({ thinking: true })
    const rest = pause()
    const name = await program!.ask({ kind: 'choose', game: gameOf(), strategy })
    if (wish !== wanted) return
    choosing = false
    await rest
    if (wish === wanted) goTo([...store.get().moves, name])
  }
  const goTo = (moves: string[]) => {
    store.set({ moves })
    void refresh()
  }

  let wasOffline = false
  news.listen(() => {
    const isBack = wasOffline && !news.get().offline
    wasOffline = news.get().offline
    if (isBack && store.get().failure) return void refresh()
    if (!news.get().heard || (program && version === programmeVersion())) return
    if (!program && version === programmeVersion() && store.get().failure) return
    renew()
    void refresh()
  })
  if (news.get().heard) void refresh()

  return {
    store,
    play(name) {
      const { view, moves } = store.get()
      if (view && store.get().players[view.turn ?? 0] === PERSON) goTo([...moves.slice(0, view.played), name])
    },
    undo() {
      const { view, players, moves } = store.get()
      if (!view || moves.length === 0) return
      const mine = view.turns.findLastIndex(turn => players[turn] === PERSON)
      if (mine !== -1 || !Object.values(players).includes(PERSON)) goTo(moves.slice(0, mine === -1 ? -1 : mine))
    },
    restart(start) {
      store.set({ start, failure: undefined })
      goTo([])
    },
    setPlayer(player, who) {
      store.set({ players: { ...store.get().players, [player]: who } })
      void refresh()
    },
    reopen() {
      const { failure } = store.get()
      if (failure) goTo(failure.moves)
    },
  }
}
