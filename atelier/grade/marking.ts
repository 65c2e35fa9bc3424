// Programs on the stage, each judged by the course's tests; what is known of one already is not run again.

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listSteps, type Step } from '../course.ts'
import { orSay } from '../kept-copy.ts'
import type { Job } from '../runner/protocol.ts'
import type { StepResult } from '../runner/result.ts'
import { openLightRunner } from '../runner/light-runner.ts'
import type { Runner } from '../runner/runner.ts'
import { abridged } from './abridged.ts'
import { bundle, moduleOf, type Files } from './bundle.ts'
import { outerLayer } from './layers.ts'
import type { Limits } from './sandbox/engine.ts'
import { makeParts } from './sandbox/parts.ts'
import { putOnStage, wantedNames } from './stage.ts'
import { keysFor, openStore } from './store.ts'

/** Four times what the heaviest test of the references uses, and a clock far behind it for what fuel does not count. */
export const LIMITS: Limits = { fuel: 20_000, ms: 60_000, memory: 64 * 2 ** 20 }

export type Program = { step: Step; files: Files }
/**
 * A warm process, and names on the stage of its own: they are used again for the next student, so that nothing piles
 * up.
 */
export type Lane = { runner: Runner; name: string }
type Marked = { results: StepResult[]; fresh: boolean }
export type Desk = {
  mark(lane: Lane, programs: Program[]): Promise<Marked>
  open(): Lane
  bubblewrap: boolean
  close(): void
}

export async function openDesk(work: string, limits: Limits): Promise<Desk> {
  const stage = openStage(work)
  const parts = await makeParts(stage)
  const store = openStore(join(work, 'faits'))
  const keyOf = keysFor(limits)
  const shelter = outerLayer(stage)
  let lanes = 0

  /** Results in order; what is known already is not run again. */
  async function mark({ runner, name }: Lane, programs: Program[]): Promise<Marked> {
    const results: StepResult[] = []
    const waiting: { place: number; key: string; job: Job }[] = []
    for (const [place, { step, files }] of programs.entries()) {
      const made = await bundle(files, step, wantedNames(step))
      if ('fault' in made) {
        results[place] = faulty(step, made.fault)
        continue
      }
      const key = keyOf(step, made.script)
      const known = store.get(key)
      if (known) results[place] = known
      else
        waiting.push({
          place,
          key,
          job: {
            step: step.folder,
            target: { kind: 'file', file: putOnStage(stage, `${name}-${place}`, step, made, parts, limits) },
          },
        })
    }
    const run = await runCarefully(
      runner,
      waiting.map(({ job }) => job),
    )
    waiting.forEach(({ place, key }, n) => {
      results[place] = timeless(run[n]!)
      store.set(key, results[place])
    })
    return { results, fresh: waiting.length > 0 }
  }

  return {
    mark,
    bubblewrap: shelter.length > 0,
    open: () => ({ runner: openLightRunner({ silence: 3 * limits.ms, shelter }), name: `voie-${++lanes}` }),
    close: () => rmSync(stage, { recursive: true, force: true }),
  }
}

/** A folder for this marking alone; those of markings that were killed are cleared away. */
function openStage(work: string): string {
  return orSay(work, () => {
    mkdirSync(work, { recursive: true })
    for (const name of readdirSync(work))
      if (isAbandoned(name)) rmSync(join(work, name), { recursive: true, force: true })
    return mkdtempSync(join(work, `scene-${process.pid}-`))
  })
}

function isAbandoned(name: string): boolean {
  const [, pid] = /^scene-(\d+)-/.exec(name) ?? []
  if (pid === undefined) return false
  try {
    return process.kill(Number(pid), 0) && false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** A process that died says nothing of the program: such a step is run once more, alone. */
async function runCarefully(runner: Runner, jobs: Job[]): Promise<StepResult[]> {
  const results = jobs.length > 0 ? await runner.runJobs(jobs) : []
  for (const [n, result] of results.entries()) if (lookLost(result)) results[n] = (await runner.runJobs([jobs[n]!]))[0]!
  return results
}

function lookLost({ fault, tests }: StepResult): boolean {
  return (
    (fault?.kind === 'died' && !fault.message) ||
    tests.some(({ state, message, faits }) => state === 'crashed' && !message && !faits)
  )
}

function faulty(step: Step, fault: NonNullable<StepResult['fault']>): StepResult {
  return { step: step.folder, file: fault.file, tests: [], fault, log: '', ms: 0 }
}

/** Neither times nor the names of passing files: the same program gives the same result for ever. */
function timeless(result: StepResult): StepResult {
  const own = moduleOf(listSteps().find(({ folder }) => folder === result.step)!)
  const here = <T extends { file: string }>(place: T): T => ({
    ...place,
    file: place.file === result.file ? own : place.file,
  })
  return {
    ...result,
    file: own,
    ms: 0,
    log: '',
    ...(result.fault ? { fault: abridged(here(result.fault)) } : {}),
    tests: result.tests.map(test => abridged({ ...test, ms: 0, ...(test.place ? { place: here(test.place) } : {}) })),
  }
}
