// What the journal tells of a session, as plain data: each run with what changed before it, each red with its length,
// the predictions, the mistakes caught over time.

import { structuredPatch } from 'diff'
import type { Entry } from '../journal.ts'
import type { Light } from '../light.ts'
import { scoreOf, type Score } from '../state.ts'

export type FileDiff = { name: string; lines: string[] }

export type RetroStep = {
  at: number
  light: Light
  green: number
  count: number
  failing?: string
  predicted?: 'red' | 'green'
  driver: string
  diffs: FileDiff[]
  /** Lines added and removed since the run before. */
  size: number
  tcr?: 'commit' | 'revert'
}

/** `ms`: while the session was open; a night in between is no part of it. */
export type Red = { from: number; until?: number; ms: number }
export type Tested = { at: number; caught: number; count: number; wrong: string[]; missed: string[] }

export type Retro = {
  begun: number
  /** While the session was open. */
  ms: number
  steps: RetroStep[]
  reds: Red[]
  score: Score
  tested: Tested[]
  /** How many turns each had at the keyboard. */
  drivers: Map<string, number>
}

export function makeRetro(journal: Entry[]): Retro {
  const steps = stepsOf(journal)
  const turns = journal
    .filter(entry => entry.kind === 'turn' && entry.driver !== '')
    .map(entry => (entry.kind === 'turn' ? entry.driver : ''))
  return {
    begun: journal[0]?.at ?? 0,
    ms: openTime(journal),
    steps,
    reds: redsOf(steps, journal),
    score: scoreOf(journal),
    tested: journal.filter(entry => entry.kind === 'tested'),
    drivers: new Map([...new Set(turns)].map(name => [name, turns.filter(other => other === name).length])),
  }
}

type Files = Record<string, string>

function stepsOf(journal: Entry[]): RetroStep[] {
  const steps: RetroStep[] = []
  let files: Files = {},
    before: Files | undefined,
    driver = ''
  for (const entry of journal) {
    switch (entry.kind) {
      case 'save':
        files = applied(files, entry.files)
        // The first files are those the session was made with: nobody's step.
        before ??= files
        break
      // Before the first turn, the first of the names is at the keyboard.
      case 'settings':
        driver ||= entry.names[0] ?? ''
        break
      case 'turn':
        driver = entry.driver
        break
      case 'commit':
      case 'revert':
        Object.assign(steps.at(-1) ?? {}, { tcr: entry.kind })
        break
      case 'run': {
        const { kind: _, ...run } = entry
        const diffs = diffsOf(before ?? {}, files)
        steps.push({
          ...run,
          driver,
          diffs,
          size: diffs.flatMap(({ lines }) => lines).filter(line => /^[+-]/.test(line)).length,
        })
        before = files
        break
      }
    }
  }
  return steps
}

function applied(files: Files, changes: Record<string, string | null>): Files {
  const next = { ...files, ...changes }
  return Object.fromEntries(Object.entries(next).filter((pair): pair is [string, string] => pair[1] !== null))
}

function diffsOf(before: Files, after: Files): FileDiff[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    name => before[name] !== after[name],
  )
  return names.map(name => {
    const { hunks } = structuredPatch('', '', before[name] ?? '', after[name] ?? '', '', '', { context: 2 })
    const lines = hunks.flatMap(({ oldStart, lines }) => [
      `@ ${oldStart}`,
      ...lines.filter(line => !line.startsWith('\\')),
    ])
    return { name, lines }
  })
}

/** From the first red to the next green; what does not run in between does not end it. */
function redsOf(steps: RetroStep[], journal: Entry[]): Red[] {
  const reds: Red[] = []
  for (const { light, at } of steps) {
    const current = reds.at(-1)
    const isOpen = current !== undefined && current.until === undefined
    if (light === 'red' && !isOpen) reds.push({ from: at, ms: 0 })
    if (light === 'green' && isOpen) Object.assign(current, { until: at, ms: openTime(journal, current.from, at) })
  }
  return reds
}

/** From each opening to the last sign of life before the next one, as far as it lies between these two. */
function openTime(journal: Entry[], from = 0, until = Infinity): number {
  let ms = 0,
    opened = Infinity,
    last = 0
  const add = () => {
    ms += Math.max(Math.min(last, until) - Math.max(opened, from), 0)
  }
  for (const { kind, at } of journal) {
    if (kind === 'open') {
      add()
      opened = at
    }
    last = at
  }
  add()
  return ms
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
