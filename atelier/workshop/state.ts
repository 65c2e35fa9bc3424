// What the workshop knows, and what a key changes. Pure: the loop does what `press` asks for.

import type { Step } from '../course.ts'
import { isGreen, redTests, type StepResult } from '../runner/result.ts'

export type Page = 'tests' | 'statement' | 'hints' | 'list' | 'solution'

export type State = {
  steps: Step[]
  /** The step on the screen, by its place in the list. */
  current: number
  /** What the tests last said of each step, by folder. */
  results: Record<string, StepResult>
  running: boolean
  /** The earlier step, under the one on the screen, that is red too. */
  below?: StepResult
  /** The student edition has nothing to compare with. */
  hasSolutions: boolean
  page: Page
  /** How many hints of each function were asked for. */
  hints: Record<string, number>
  /** What TypeScript says of the step's file, a line each. */
  remarks: string[]
  /** Asked on the last line; `o` or `y` says yes. */
  question?: 'solution' | 'reset'
  /** How far down the page one has read, in lines. */
  scroll: number
  /** Digits typed on the list, and a number that was no step's. */
  typed: string
  unknown?: string
  /** One line about what just happened. */
  note: string
}

export type Effect = 'run' | 'run-all' | 'reset' | 'web' | 'quit'
export type Pressed = { state: State; effect?: Effect }

/** In lines; the screen stops at the end of the page. */
const SCROLL: Record<string, number> = { down: 1, up: -1, space: 15, pagedown: 15, pageup: -15, home: -Infinity }

export function firstState(steps: Step[], hasSolutions = true): State {
  return {
    steps,
    hasSolutions,
    current: 0,
    results: {},
    running: true,
    page: 'tests',
    hints: {},
    remarks: [],
    scroll: 0,
    typed: '',
    note: '',
  }
}

export const currentStep = ({ steps, current }: State): Step => steps[current]!
export const currentResult = (state: State): StepResult | undefined => state.results[currentStep(state).folder]
export const greenCount = ({ steps, results }: State): number =>
  steps.filter(({ folder }) => results[folder] && isGreen(results[folder])).length

/** The function the learner is at: that of the first red test, or the step's last one when all is green. */
export function currentFunction(state: State): string | undefined {
  const result = currentResult(state)
  if (!result) return undefined
  return (redTests(result)[0] ?? result.tests.at(-1))?.group
}

/** Once a step is green, its solution may be read beside it; the student edition has none. */
export function canCompare(state: State): boolean {
  const result = currentResult(state)
  return state.hasSolutions && result !== undefined && isGreen(result)
}

export function press(state: State, key: string): Pressed {
  if (key === 'ctrl-c') return { state, effect: 'quit' }
  if (state.question) return answer(state, key)
  if (state.page === 'list' && /^\d$/.test(key)) return typeDigit(state, key)
  if (state.page === 'list' && state.typed && key === 'return') return jump(state, state.typed.padStart(2, '0'))
  if (key in SCROLL) return { state: { ...state, scroll: Math.max(state.scroll + SCROLL[key]!, 0) } }
  const calm: State = { ...state, note: '', typed: '', unknown: undefined, scroll: 0 }
  switch (key) {
    case 'q':
      return state.page === 'tests' ? { state: calm, effect: 'quit' } : { state: { ...calm, page: 'tests' } }
    case 'n':
      return move(calm, state.current + 1)
    case 'p':
      return move(calm, state.current - 1)
    case 'l':
      return { state: { ...calm, page: 'list' } }
    case 'e':
      return { state: { ...calm, page: 'statement' } }
    case 'h':
      return { state: moreHints(calm) }
    case 's':
      return { state: askSolution(calm) }
    case 'r':
      return { state: { ...calm, question: 'reset' } }
    case 'w':
      return { state: calm, effect: 'web' }
    case 'a':
      return { state: { ...calm, page: 'list', running: true }, effect: 'run-all' }
    default:
      return { state: { ...calm, page: 'tests' } }
  }
}

function move(state: State, wanted: number): Pressed {
  const current = Math.min(Math.max(wanted, 0), state.steps.length - 1)
  return { state: { ...state, current, page: 'tests', remarks: [], below: undefined, running: true }, effect: 'run' }
}

/** Each press shows one more; they stay available once the step is green. */
function moreHints(state: State): State {
  const name = currentFunction(state)
  return name === undefined
    ? state
    : { ...state, page: 'hints', hints: { ...state.hints, [name]: (state.hints[name] ?? 0) + 1 } }
}

function askSolution(state: State): State {
  return !state.hasSolutions || canCompare(state) ? { ...state, page: 'solution' } : { ...state, question: 'solution' }
}

function answer({ question, ...state }: State, key: string): Pressed {
  if (!/^[oy]$/.test(key)) return { state }
  return question === 'reset'
    ? { state: { ...state, page: 'tests' }, effect: 'reset' }
    : { state: { ...state, page: 'solution' } }
}

/** Two digits are a step; so is one, with Enter. */
function typeDigit(state: State, digit: string): Pressed {
  const typed = state.typed + digit
  return typed.length < 2 ? { state: { ...state, typed, unknown: undefined } } : jump(state, typed)
}

function jump(state: State, number: string): Pressed {
  const wanted = state.steps.findIndex(step => step.number === number)
  return wanted === -1
    ? { state: { ...state, typed: '', unknown: number } }
    : move({ ...state, typed: '', unknown: undefined }, wanted)
}
