// What a session knows. Pure data: keys change it in `press.ts`, saves and results here, the loop does the rest.

import type { StepResult } from '../runner/result.ts'
import type { BankReport } from './bank-report.ts'
import { fresh, type Clock } from './clock.ts'
import type { Entry } from './journal.ts'
import { lightOf } from './light.ts'
import type { Riddle } from './riddle.ts'
import type { Session } from './session-folder.ts'

export type Page = 'tests' | 'statement' | 'bank'
export type Prediction = 'red' | 'green'
export type Score = { right: number; count: number }

export type State = {
  session: Session
  /** What the participants wrote, as last seen. */
  files: Record<string, string>
  result?: StepResult
  running: boolean
  page: Page
  /** With `predict`, a save waits for a prediction before its tests run. */
  predict: boolean
  waiting: boolean
  prediction?: Prediction
  /** How the last prediction turned out, until the next run. */
  lastGuess?: boolean
  score: Score
  tcr: boolean
  names: string[]
  /** Zero: no turns. */
  minutes: number
  /** Counts the turns: the driver is that one of the names, the navigator the next. */
  turns: number
  turn: Clock
  /** A break, while there is one; the turn waits. */
  rest?: Clock
  bank?: BankReport
  /** The tests that the report is about, as they were. */
  bankOf?: string
  bankRunning: boolean
  /**
   * Which mistake that gets through is on the screen, and how much of it: 1 a position, 2 the right answer, 3 its name.
   */
  riddle?: { index: number; depth: number; shown?: Riddle }
  question?: 'names' | 'minutes'
  /** Who will be there, once the minutes are known too. */
  asked?: string[]
  typed: string
  scroll: number
  note: string
  /** Why the journal cannot be written just now. */
  unwritten?: string
}

export const DEFAULT_MINUTES = 5
export const BREAK_MINUTES = 5

/** As the journal left it. */
export function firstState(session: Session, files: Record<string, string>, journal: Entry[]): State {
  const settings = journal.findLast(entry => entry.kind === 'settings')
  const minutes = settings?.minutes ?? 0
  return {
    session,
    files,
    running: true,
    page: 'tests',
    predict: false,
    waiting: false,
    score: scoreOf(journal),
    tcr: false,
    names: settings?.names ?? [],
    minutes,
    turns: turnAfter(journal, settings?.names ?? []),
    turn: fresh(minutes),
    bankRunning: false,
    typed: '',
    scroll: 0,
    note: '',
  }
}

/** After whoever had the keyboard last; whoever guided then, when that one has left. */
function turnAfter(journal: Entry[], names: string[]): number {
  const last = journal.findLast(entry => entry.kind === 'turn')
  return last && names.includes(last.driver)
    ? names.indexOf(last.driver) + 1
    : Math.max(names.indexOf(last?.navigator ?? ''), 0)
}

/** Who has the keyboard keeps it when others come or go; who leaves hands it to the next who stays. */
export function turnsWith(names: string[], { names: before, turns }: Pick<State, 'names' | 'turns'>): number {
  const order = before.map((_, n) => before[(turns + n) % before.length]!)
  return Math.max(names.indexOf(order.find(name => names.includes(name)) ?? ''), 0)
}

/** Only red and green were predicted: what did not run proves nobody wrong. */
export function scoreOf(journal: Entry[]): Score {
  const guesses = journal
    .filter(entry => entry.kind === 'run')
    .filter(({ predicted, light }) => predicted && light !== 'amber')
  return { right: guesses.filter(({ predicted, light }) => predicted === light).length, count: guesses.length }
}

export function driverOf({ names, turns }: Pick<State, 'names' | 'turns'>): string {
  return names[turns % names.length] ?? ''
}

/** Alone, one navigates for oneself. */
export function navigatorOf({ names, turns }: Pick<State, 'names' | 'turns'>): string {
  return names.length > 1 ? names[(turns + 1) % names.length]! : ''
}

export function afterSave(state: State): State {
  return { ...state, waiting: state.predict && state.prediction === undefined, note: '', page: 'tests', scroll: 0 }
}

/** A prediction is spent by a red or a green; what does not run leaves it for the next run. */
export function afterRun(state: State, result: StepResult): State {
  const { prediction, score } = state
  const light = lightOf(result)
  const done = { ...state, result, running: false }
  if (prediction === undefined || light === 'amber') return { ...done, lastGuess: undefined }
  const right = prediction === light
  return {
    ...done,
    prediction: undefined,
    lastGuess: right,
    score: { right: score.right + Number(right), count: score.count + 1 },
  }
}

/** Which files changed, and to what. */
export function changedFiles(
  before: Record<string, string>,
  after: Record<string, string>,
): Record<string, string | null> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(names.filter(name => before[name] !== after[name]).map(name => [name, after[name] ?? null]))
}

/** The files as the journal last saw them. */
export function filesInJournal(journal: Entry[]): Record<string, string> {
  const files: Record<string, string> = {}
  for (const entry of journal) {
    if (entry.kind !== 'save') continue
    for (const [name, text] of Object.entries(entry.files))
      if (text === null) delete files[name]
      else files[name] = text
  }
  return files
}
