// What a run of one step says, as plain data.

import type { Faits } from '../dessin/faits.ts'
import type { Place } from '../source.ts'

/**
 * `not-begun`: the body still is `À FAIRE`. `wrong`: it answers, and not rightly. `crashed`: it throws.
 * `endless`: it was stopped. `not-run`: nothing was seen of it, because an endless or dying test came before.
 */
export type TestState = 'passed' | 'wrong' | 'not-begun' | 'crashed' | 'endless' | 'not-run'

/**
 * The last call that a red test made of a watched program, and what the reference answers to it, if it was asked.
 * `grid` is the first board among the arguments, as it was before.
 */
export type Call = { call: string; grid?: number[][]; answer: string }

export type TestResult = {
  /** The function under test: the `describe` the test stands in. */
  group: string
  /** « français | English » */
  title: string
  state: TestState
  message: string
  faits?: Faits
  /** The line of the program on which it threw; of an earlier step's program, perhaps. */
  place?: Place
  /** What the program printed during the test. */
  log: string
  call?: Call
  ms: number
}

/** Why no test could run at all. */
export type FaultKind =
  | 'missing-file'
  | 'syntax'
  | 'missing-export'
  | 'unknown-import'
  | 'throws'
  | 'endless'
  | 'not-begun'
  | 'died'
  | 'no-test'

export type Fault = Place & { kind: FaultKind; message: string }

export type StepResult = {
  step: string
  /** The program that was tested. */
  file: string
  tests: TestResult[]
  fault?: Fault
  /** The watched program was loaded: what failed to load came after it. */
  loaded?: true
  /** What the program printed outside any test. */
  log: string
  ms: number
}

export function isGreen({ fault, tests }: StepResult): boolean {
  return !fault && tests.length > 0 && tests.every(test => test.state === 'passed')
}

/** What is still to be written may be in an earlier step, on which this one stands. */
export function isInEarlierStep({ place }: TestResult, { file }: StepResult): boolean {
  return place !== undefined && place.file !== file
}

export function redTests({ tests }: StepResult): TestResult[] {
  return tests.filter(test => test.state !== 'passed')
}

/** A step in one word. */
export function stateOf(result: StepResult): 'green' | 'begun' | 'not-begun' | 'fault' {
  if (result.fault) return result.fault.kind === 'not-begun' ? 'not-begun' : 'fault'
  if (isGreen(result)) return 'green'
  const waits = result.tests.every(({ state }) => state === 'not-begun')
  return waits && result.tests.some(test => !isInEarlierStep(test, result)) ? 'not-begun' : 'begun'
}
