// What the tests said of each program, kept by content: the program, its step's tests, the kit and every file it can
// import are hashed, and only what changed is run again. Only a shortcut: without it, or with a broken one, everything
// is run.

import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hashOf, machineryOf, textOf } from '../content-key.ts'
import { writeAtOnce } from '../kept-copy.ts'
import { runInLanes } from '../runner/lanes.ts'
import { linksOf } from '../runner/light-modules.ts'
import { LIGHT_RUNNER } from '../runner/light-runner.ts'
import type { StepResult } from '../runner/result.ts'
import { testedBy } from '../runner/tested.ts'

/** More than the bank holds; older versions of a mistake are dropped first. */
const KEPT = 2000

export type Program = { step: string; file: string }
type Known = Map<string, StepResult>

/**
 * Each program against the tests of its step; whoever asks has a memory of its own, which nobody else writes. `brief`:
 * as a job may be; a memory of the whole run does as well.
 */
export async function runRemembered(programs: Program[], cache: string, { brief = false } = {}): Promise<StepResult[]> {
  const known = read(cache)
  const keyOf = keys()
  const wanted = programs.map(program => {
    const whole = keyOf(program)
    return { ...program, key: brief && !known.has(whole) ? `${whole} brief` : whole }
  })
  const missing = wanted.filter(({ key }) => !known.has(key))
  const fresh = await runInLanes(missing.map(({ step, file }) => ({ step, target: { kind: 'file', file }, brief })))
  missing.forEach(({ key }, n) => known.set(key, fresh[n]!))
  if (missing.length > 0) write(cache, known)
  return wanted.map(({ key }) => known.get(key)!)
}

function read(cache: string): Known {
  try {
    return new Map(JSON.parse(readFileSync(cache, 'utf8')) as [string, StepResult][])
  } catch {
    return new Map()
  }
}

function write(cache: string, known: Known): void {
  try {
    mkdirSync(dirname(cache), { recursive: true })
    writeAtOnce(cache, JSON.stringify([...known].slice(-KEPT)))
  } catch {
    // A folder that cannot be written only costs time at the next run.
  }
}

/** The key of a program changes with every file that it and its tests import, and with what runs them. */
function keys(): (program: Program) => string {
  const machinery = machineryOf(...LIGHT_RUNNER)
  return ({ step, file }) => {
    const links = linksOf(testedBy({ step, target: { kind: 'file', file } })) ?? {}
    return hashOf([machinery, file, ...Object.keys(links).flatMap(name => [name, textOf(name)])])
  }
}
