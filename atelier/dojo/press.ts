// What a key changes, and what it asks the loop to do. Pure: the time comes with the key.

import type { Key } from '../terminal.ts'
import { fresh, isOver, isRunning, start, stop } from './clock.ts'
import { hasPlace } from './riddle.ts'
import { BREAK_MINUTES, DEFAULT_MINUTES, turnsWith, type Prediction, type State } from './state.ts'

export type Effect = 'run' | 'bank' | 'riddle' | 'tcr' | 'settings' | 'turn' | 'break' | 'quit'
export type Pressed = { state: State; effect?: Effect }

/** In lines; the screen stops at the end of the page. */
const SCROLL: Record<string, number> = { down: 1, up: -1, pagedown: 10, pageup: -10 }
const PREDICTIONS: Record<string, Prediction> = { r: 'red', g: 'green', v: 'green' }

export function press(state: State, key: Key, now: number): Pressed {
  if (key.name === 'ctrl-c') return { state, effect: 'quit' }
  if (state.question)
    return key.name === 'escape'
      ? { state: { ...state, question: undefined, asked: undefined, typed: '' } }
      : answer(state, key)
  if (key.name in SCROLL) return { state: { ...state, scroll: Math.max(state.scroll + SCROLL[key.name]!, 0) } }
  if (key.name in PREDICTIONS) return predict(state, PREDICTIONS[key.name]!)
  const calm: State = { ...state, note: '', scroll: 0 }
  switch (key.name) {
    case 'q':
      return state.page === 'tests' ? { state: calm, effect: 'quit' } : { state: { ...calm, page: 'tests' } }
    case 'space':
      return toggleClock(calm, now)
    case 'n':
      return nextTurn(calm, now)
    case 'b':
      return toggleBreak(calm, now)
    case 'p':
      return togglePredict(calm)
    case 'c':
      return { state: calm, effect: 'tcr' }
    case 't':
      return { state: { ...calm, page: 'bank', bankRunning: true, riddle: undefined }, effect: 'bank' }
    case 'm':
      return showMissed(calm)
    case 'e':
      return { state: { ...calm, page: 'statement' } }
    case 'w':
      return { state: { ...calm, question: 'names', typed: state.names.join(', ') } }
    case 'return':
      return { state: { ...calm, page: 'tests', waiting: false }, effect: 'run' }
    default:
      return { state: { ...calm, page: 'tests' } }
  }
}

/** For the save that waits, or ahead of the next one. */
function predict(state: State, prediction: Prediction): Pressed {
  const next: State = { ...state, prediction, waiting: false, note: '', page: 'tests' }
  return state.waiting ? { state: next, effect: 'run' } : { state: next }
}

/** Leaving the mode lets a waiting save run. */
function togglePredict(state: State): Pressed {
  const next = { ...state, predict: !state.predict, waiting: false, prediction: undefined }
  return state.waiting ? { state: next, effect: 'run' } : { state: next }
}

/** One key: back from a break, the next turn when this one is over, else pause and go on. */
function toggleClock(state: State, now: number): Pressed {
  if (state.rest) return toggleBreak(state, now)
  if (state.minutes === 0) return { state: { ...state, question: 'names', typed: state.names.join(', ') } }
  if (isOver(state.turn, now)) return nextTurn(state, now)
  // A whole turn begins with the key; a paused one goes on.
  const begins = state.turn.left === fresh(state.minutes).left && !isRunning(state.turn)
  return { state: { ...state, turn: toggled(state.turn, now) }, ...(begins ? { effect: 'turn' as const } : {}) }
}

const toggled = (clock: State['turn'], now: number) => (isRunning(clock) ? stop(clock, now) : start(clock, now))

function nextTurn(state: State, now: number): Pressed {
  if (state.minutes === 0) return { state: { ...state, question: 'names', typed: state.names.join(', ') } }
  return {
    state: { ...state, turns: state.turns + 1, turn: start(fresh(state.minutes), now), rest: undefined },
    effect: 'turn',
  }
}

/** A break stops the turn; a turn that was over is followed by the next one. */
function toggleBreak(state: State, now: number): Pressed {
  if (!state.rest)
    return { state: { ...state, turn: stop(state.turn, now), rest: start(fresh(BREAK_MINUTES), now) }, effect: 'break' }
  const back = { ...state, rest: undefined }
  if (state.minutes > 0 && isOver(state.turn, now)) return nextTurn(back, now)
  return { state: { ...back, turn: state.minutes > 0 ? start(state.turn, now) : state.turn }, effect: 'break' }
}

/** A position, then the right answer, then the name; then the next mistake that gets through. */
function showMissed(state: State): Pressed {
  const missed = state.bank?.missed.length ?? 0
  if (missed === 0 || state.bankRunning) return { state: { ...state, page: 'bank' } }
  const { index = 0, depth = 0, shown } = state.riddle ?? {}
  if (depth > 0 && depth < 3)
    return {
      state: { ...state, page: 'bank', riddle: { index, depth: shown && !hasPlace(shown) ? 3 : depth + 1, shown } },
    }
  return {
    state: { ...state, page: 'bank', riddle: { index: depth === 0 ? 0 : (index + 1) % missed, depth: 1 } },
    effect: 'riddle',
  }
}

function answer(state: State, { name, text = '' }: Key): Pressed {
  if (name === 'return') return state.question === 'names' ? takeNames(state) : takeMinutes(state)
  const typed = name === 'backspace' ? state.typed.slice(0, -1) : state.typed + (/^[^\p{Cc}]+$/u.test(text) ? text : '')
  return { state: { ...state, typed, note: '' } }
}

export const readNames = (text: string) =>
  text
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)

/** `5`, `7.5` or `7,5`; nothing when it is no length of a turn. */
export function readMinutes(text: string): number | undefined {
  const minutes = Number(text.replace(',', '.'))
  return text.trim() !== '' && minutes >= 0 && minutes <= 120 ? minutes : undefined
}

/** Nobody named: no turns to time. */
function takeNames(state: State): Pressed {
  const names = readNames(state.typed)
  if (names.length === 0)
    return { state: { ...state, names, minutes: 0, question: undefined, typed: '' }, effect: 'settings' }
  return { state: { ...state, asked: names, question: 'minutes', typed: String(state.minutes || DEFAULT_MINUTES) } }
}

function takeMinutes(state: State): Pressed {
  const minutes = readMinutes(state.typed)
  if (minutes === undefined) return { state: { ...state, typed: '' } }
  const names = state.asked ?? state.names
  // Someone who comes or goes does not stop the turn; another length begins it again.
  const turn = minutes === state.minutes ? state.turn : fresh(minutes)
  return {
    state: {
      ...state,
      names,
      turns: turnsWith(names, state),
      minutes,
      turn,
      question: undefined,
      asked: undefined,
      typed: '',
    },
    effect: 'settings',
  }
}
