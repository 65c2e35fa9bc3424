// What a tab remembers, so that a page that is loaded again finds its games as they were. Each tab has its own.

import type { GameState } from './game.ts'
import type { Variant } from './worker/protocol.ts'

type Remembered = Pick<GameState, 'start' | 'moves' | 'players'>

const keyOf = (variant: Variant) => `partie-${variant}`

export function recall(variant: Variant): Partial<Remembered> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(variant)) ?? '{}') as Partial<Remembered>
  } catch {
    return {}
  }
}

export function remember({ variant, start, moves, players }: GameState): void {
  try {
    sessionStorage.setItem(keyOf(variant), JSON.stringify({ start, moves, players }))
  } catch {
    // A browser that keeps nothing: the game lasts as long as the page.
  }
}
