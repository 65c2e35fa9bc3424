// What the room sees and hears: the screen drawn over the one before, and the bell.

import type { Lang } from '../dessin/langue.ts'
import { paintFor } from '../report/paint.ts'
import { drawScreen, screenSize } from '../terminal.ts'
import { alarm, renderSession } from './render-session.ts'
import type { State } from './state.ts'

export type Screen = { show(state: State): void; close(): void }

/** While nobody answers the end of a turn, the bell rings again. */
const BELL_EVERY_MS = 10_000

/** Drawn when something changed, and each second for the clock. */
export function openScreen(lang: Lang, current: () => State): Screen {
  let rung = 0,
    isOpen = true

  const show = (state: State, now = Date.now()) => {
    // What still ran when someone left has nobody to show itself to.
    if (!isOpen) return
    drawScreen(renderSession(state, { lang, paint: paintFor(process.stdout) }, screenSize(), now))
    ring(state, now)
  }
  const ring = (state: State, now: number) => {
    if (!alarm(state, now)) rung = 0
    else if (now - rung >= BELL_EVERY_MS) {
      rung = now
      process.stdout.write('\u0007')
    }
  }
  const again = () => show(current())
  const seconds = setInterval(again, 1000)
  process.stdout.on('resize', again)
  return {
    show,
    close() {
      isOpen = false
      clearInterval(seconds)
      process.stdout.off('resize', again)
    },
  }
}
