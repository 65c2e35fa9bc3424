// What the processes tell each other. Requests go down an IPC channel; events come up a pipe, one JSON a line.
// The events of a test are written synchronously from the very thread that runs it: Vitest's own messages are
// batched, and a program that never ends would keep them waiting for ever.

import { writeSync } from 'node:fs'
import type { Target } from '../targets.ts'
import type { Call, Fault, TestState } from './result.ts'

export const EVENTS_FD = 3

/**
 * One program against the tests of one step, or against a test file of someone's own, which imports `./nom.ts` as they
 * do. `brief`: a test that touches only what the program takes from the reference is as green as it was there, and may
 * be left out.
 */
export type Job = { step: string; target: Target; tests?: string; brief?: boolean }

export type Request = { id: number; jobs: Job[] }

/**
 * `actual` and `expected` are what a plain `expect` compared, written by Vitest; `state` is given by those who stopped
 * the program, and says what no message could.
 */
export type RawError = {
  name?: string
  message?: string
  stack?: string
  faits?: unknown
  actual?: string
  expected?: string
  cause?: RawError
  state?: TestState
}

export type Event =
  | { kind: 'ready' }
  /** A job begins; what follows is about it, until the next one begins. */
  | { kind: 'job'; job: number }
  | { kind: 'collected'; tests: { id: string; group: string; title: string }[] }
  | { kind: 'started'; id: string }
  | { kind: 'finished'; id: string; passed: boolean; error?: RawError; ms: number }
  | { kind: 'printed'; text: string }
  /** The tests of a dojo: the program behind the witness is loaded, and the last call that a red test made of it. */
  | { kind: 'loaded' }
  | { kind: 'witnessed'; call: Call }
  /** The thread has eaten all the memory it may have: the test that was running is its last. */
  | { kind: 'exhausted' }
  | { kind: 'done'; request: number; problems: Problem[]; lost?: RawError }

/** Why a job could not run its tests: seen before it started, or thrown while it was loading. */
export type Problem = { job: number; fault?: Fault; error?: RawError }

export function emit(event: Event): void {
  const bytes = Buffer.from(`${JSON.stringify(event)}\n`)
  let written = 0
  while (written < bytes.length) written += write(bytes, written)
}

/** A full pipe says EAGAIN: the parent is reading, so the next try goes through. */
function write(bytes: Buffer, from: number): number {
  try {
    return writeSync(EVENTS_FD, bytes, from)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 0
    throw error
  }
}

/**
 * Only what travels: an error may carry anything, even what JSON cannot write, and anything may be thrown in place of
 * one.
 */
export function rawError(error: unknown, depth = 2): RawError {
  const { name, message, stack, faits, actual, expected, cause, state } = Object(error) as Record<
    keyof RawError,
    unknown
  >
  return {
    name: text(name),
    message: text(message) ?? shown(error),
    stack: text(stack),
    faits,
    actual: text(actual),
    expected: text(expected),
    ...(name === 'Stopped' && STOPPED.includes(state as TestState) ? { state: state as TestState } : {}),
    ...(cause && depth > 0 ? { cause: rawError(cause, depth - 1) } : {}),
  }
}

/** What somebody who stopped a test may say of it; never that it passed. */
const STOPPED: TestState[] = ['endless', 'crashed', 'not-run']

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

function shown(value: unknown): string {
  try {
    return String(value)
  } catch {
    return '???'
  }
}
