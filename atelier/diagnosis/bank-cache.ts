// What the tests said of each program, kept by content: the program, its step's tests, the kit and every file it can
// import are hashed, and only what changed is run again. Only a shortcut: without it, or with a broken one, everything
// is run.

import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aroundStep, hashOf, machineryOf, textOf } from '../content-key.ts'
import { findStep, listSteps, ROOT } from '../course.ts'
import { writeAtOnce } from '../kept-copy.ts'
import { runInLanes } from '../runner/lanes.ts'
import type { StepResult } from '../runner/result.ts'

export const CACHE = join(ROOT, '.cache', 'bank.json')

/** More than the bank holds; older versions of a mistake are dropped first. */
const KEPT = 2000

export type Program = { step: string; file: string }
type Known = Map<string, StepResult>

/** Each program against the tests of its step. */
export async function runRemembered(programs: Program[], cache = CACHE): Promise<StepResult[]> {
  const known = read(cache)
  const keyOf = keys()
  const wanted = programs.map(program => ({ ...program, key: keyOf(program) }))
  const missing = wanted.filter(({ key }) => !known.has(key))
  const fresh = await runInLanes(missing.map(({ step, file }) => ({ step, target: { kind: 'file', file } })))
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

/** The key of a program changes with whatever could change its result. */
function keys(): (program: Program) => string {
  const machinery = hashOf([process.version, ...machineryOf(['dessin', 'runner'])])
  const around = new Map(listSteps().map(step => [step.folder, hashOf([machinery, ...aroundStep(step)])]))
  return ({ step, file }) => hashOf([around.get(findStep(step).folder)!, file, textOf(file)])
}
