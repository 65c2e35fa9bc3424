// What the processes tell each other. Requests go down an IPC channel; events come up a pipe, one JSON a line.
// The events are written synchronously from the very thread that runs the tests: Vitest's own messages are
// batched, and a program that never ends would keep them waiting for ever.

import { writeSync } from 'node:fs'
import type { Target } from '../targets.ts'

export const EVENTS_FD = 3

export type Request = { id: number; step: string; target: Target }

export type RawError = { name?: string; message?: string; stack?: string; faits?: unknown; cause?: RawError }

export type Event =
  | { kind: 'ready' }
  | { kind: 'collected'; tests: { id: string; group: string; title: string }[] }
  | { kind: 'started'; id: string }
  | { kind: 'finished'; id: string; passed: boolean; error?: RawError; ms: number }
  | { kind: 'printed'; id?: string; text: string }
  | { kind: 'done'; request: number; errors: RawError[] }

export function emit(event: Event): void {
  const bytes = Buffer.from(`${JSON.stringify(event)}\n`)
  let written = 0
  while (written < bytes.length) written += writeSync(EVENTS_FD, bytes, written)
}

/** Only what travels: an error may carry anything, even what JSON cannot write. */
export function rawError(error: unknown, depth = 2): RawError {
  const { name, message, stack, faits, cause } = Object(error) as RawError
  return { name, message: message ?? String(error), stack, faits, ...(cause && depth > 0 ? { cause: rawError(cause, depth - 1) } : {}) }
}
