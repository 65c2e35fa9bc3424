// The log of a session: one JSON a line, only ever added to, on the disk before anything else happens. Whatever kills
// the session, what was said before is there; a last line that was cut short is left alone and not read.

import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readFileSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Light } from './light.ts'

export const JOURNAL = 'journal.jsonl'

/** What happened; `names` of files are those of the session's folder. */
export type Event =
  | { kind: 'new'; kata: string }
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'settings'; names: string[]; minutes: number }
  /** What the files that changed contain now; `null` for one that is gone. */
  | { kind: 'save'; files: Record<string, string | null> }
  | { kind: 'run'; light: Light; green: number; count: number; failing?: string; predicted?: 'red' | 'green' }
  | { kind: 'turn'; driver: string; navigator: string }
  | { kind: 'break'; on: boolean }
  | { kind: 'tested'; caught: number; count: number; wrong: string[]; missed: string[] }
  | { kind: 'tcr'; on: boolean }
  | { kind: 'commit' }
  | { kind: 'revert'; copies: string[] }

export type Entry = Event & { at: number }

export function addEntry(folder: string, event: Event, at = Date.now()): void {
  const journal = openSync(join(folder, JOURNAL), 'a+')
  try {
    writeSync(journal, `${isCut(journal) ? '\n' : ''}${JSON.stringify({ at: new Date(at).toISOString(), ...event })}\n`)
    fsyncSync(journal)
  } finally {
    closeSync(journal)
  }
}

/**
 * The journal of an open session: on a disk that is full, what happened waits and is tried again. Gives why, or
 * nothing.
 */
export function openJournal(folder: string): (event: Event) => string | undefined {
  const waiting: { event: Event; at: number }[] = []
  return event => {
    waiting.push({ event, at: Date.now() })
    try {
      for (; waiting[0]; waiting.shift()) addEntry(folder, waiting[0].event, waiting[0].at)
      return undefined
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? String(error)
    }
  }
}

/** The last line was being written when the session was killed: the next one must not stick to it. */
function isCut(journal: number): boolean {
  const { size } = fstatSync(journal)
  const last = Buffer.alloc(1)
  return size > 0 && readSync(journal, last, 0, 1, size - 1) === 1 && last.toString() !== '\n'
}

export function readJournal(folder: string): Entry[] {
  const file = join(folder, JOURNAL)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap(line => {
      try {
        const { at, ...event } = JSON.parse(line) as Event & { at: string }
        return [{ ...event, at: Date.parse(at) } as Entry]
      } catch {
        return []
      }
    })
}
