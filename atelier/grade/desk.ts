// The desk: takes the submissions one after the other, puts each of their steps on the stage, and lets the course's tests judge.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { solutionFile, listSteps, type Step } from '../course.ts'
import type { Job } from '../runner/protocol.ts'
import { isGreen, type StepResult } from '../runner/result.ts'
import { openRunner, type Runner } from '../runner/runner.ts'
import { UserMistake } from '../user-mistake.ts'
import type { Bareme } from './bareme.ts'
import { bundle, moduleOf, type Files } from './bundle.ts'
import { locate } from './intake/locate.ts'
import type { Submission } from './intake/submissions.ts'
import { remark } from './intake/tree.ts'
import { outerLayer } from './layers.ts'
import { eleveOf, resultatsOf, stepFound, type Eleve, type Owned, type Resultats } from './resultats.ts'
import type { Limits } from './sandbox/engine.ts'
import { makeParts } from './sandbox/parts.ts'
import { putOnStage, wantedNames } from './stage.ts'
import { keysFor, openStore } from './store.ts'

/** Four times what the heaviest test of the references uses, and a clock far behind it for what fuel does not count. */
export const LIMITS: Limits = { fuel: 20_000, ms: 60_000, memory: 64 * 2 ** 20 }

export type DeskOptions = {
  submissions: Submission[]
  steps: Step[]
  bareme: Bareme
  /** Where the work under way is kept. */
  work: string
  jobs: number
  limits?: Limits
  /** Called when a student is done; `fresh` says whether anything had to be run. */
  done?(eleve: Eleve, fresh: boolean): void
}

type Program = { step: Step; files: Files }
/** A warm process, and names on the stage of its own: they are used again for the next student, so that nothing piles up. */
type Lane = { runner: Runner; name: string }
type Marked = { results: StepResult[]; fresh: boolean }
type Desk = { mark(lane: Lane, programs: Program[]): Promise<Marked>; open(): Lane; bubblewrap: boolean; close(): void }

export async function markAll({ submissions, steps, bareme, work: folder, jobs, limits = LIMITS, done }: DeskOptions): Promise<Resultats> {
  const desk = await openDesk(folder, limits)
  try {
    const owned = await markReferences(desk, steps)
    const eleves: Eleve[] = []
    let next = 0
    const work = async () => {
      const lane = desk.open()
      try {
        while (next < submissions.length) {
          const taken = submissions.slice(next, next += atOnce(steps))
          for (const { eleve, fresh } of await markSome(desk, lane, taken, steps, owned, bareme)) {
            eleves.push(eleve)
            done?.(eleve, fresh)
          }
        }
      } finally {
        await lane.runner.close()
      }
    }
    await Promise.all(Array.from({ length: Math.min(jobs, submissions.length) }, work))
    return resultatsOf(steps, owned, bareme, { quickjs: true, bubblewrap: desk.bubblewrap }, eleves)
  } finally {
    desk.close()
  }
}

/** A request holds about ten programs: one student with ten steps, or ten students with one. */
const atOnce = (steps: Step[]) => Math.max(1, Math.floor(10 / steps.length))

async function markSome(desk: Desk, lane: Lane, taken: Submission[], steps: Step[], owned: Owned, bareme: Bareme): Promise<{ eleve: Eleve; fresh: boolean }[]> {
  const read = taken.map(submission => ({ submission, ...handedIn(submission, steps) }))
  const { results, fresh } = await desk.mark(lane, read.flatMap(({ programs }) => programs))
  return read.map(({ submission, remarks, located, programs }) => {
    const own = results.splice(0, programs.length)
    const found = steps.map((step, n) => stepFound(step, own[programs.findIndex(program => program.step === step)], located[n]?.path, owned, bareme))
    return { eleve: eleveOf(submission, remarks, steps, found, bareme), fresh }
  })
}

function handedIn(submission: Submission, steps: Step[]) {
  const tree = submission.read()
  const located = steps.map(step => locate(tree.files, step, listSteps()))
  for (const found of located) for (const other of found?.others ?? []) remark(tree, 'several', other)
  return { remarks: tree.remarks, located, programs: steps.flatMap((step, n): Program[] => (located[n] ? [{ step, files: located[n].files }] : [])) }
}

/** The references go first: they must be green here too, and their tests are the list that the course owns. */
async function markReferences(desk: Desk, steps: Step[]): Promise<Owned> {
  const programs = steps.map(step => ({ step, files: new Map([[moduleOf(step), readFileSync(solutionFile(step), 'utf8')]]) }))
  const lane = desk.open()
  const { results } = await desk.mark(lane, programs).finally(() => lane.runner.close())
  const red = results.find(result => !isGreen(result))
  if (red) throw new UserMistake('referenceRed', red.step)
  return new Map(steps.map((step, n) => [step.folder, results[n]!.tests.map(({ group, title }) => ({ group, title }))]))
}

async function openDesk(work: string, limits: Limits): Promise<Desk> {
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
      if ('fault' in made) { results[place] = faulty(step, made.fault); continue }
      const key = keyOf(step, made.script)
      const known = store.get(key)
      if (known) results[place] = known
      else waiting.push({ place, key, job: { step: step.folder, target: { kind: 'file', file: putOnStage(stage, `${name}-${place}`, step, made, parts, limits) } } })
    }
    const run = await runCarefully(runner, waiting.map(({ job }) => job))
    waiting.forEach(({ place, key }, n) => {
      results[place] = timeless(run[n]!)
      store.set(key, results[place])
    })
    return { results, fresh: waiting.length > 0 }
  }

  return {
    mark,
    bubblewrap: shelter.length > 0,
    open: () => ({ runner: openRunner({ silence: 3 * limits.ms, shelter }), name: `voie-${++lanes}` }),
    close: () => rmSync(stage, { recursive: true, force: true }),
  }
}

/** A folder for this marking alone; those of markings that were killed are cleared away. */
function openStage(work: string): string {
  try {
    mkdirSync(work, { recursive: true })
    for (const name of readdirSync(work)) if (isAbandoned(name)) rmSync(join(work, name), { recursive: true, force: true })
    return mkdtempSync(join(work, `scene-${process.pid}-`))
  } catch (error) {
    throw new UserMistake('cannotWrite', work, (error as NodeJS.ErrnoException).code ?? String(error))
  }
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
  return (fault?.kind === 'died' && !fault.message) || tests.some(({ state, message, faits }) => state === 'crashed' && !message && !faits)
}

function faulty(step: Step, fault: NonNullable<StepResult['fault']>): StepResult {
  return { step: step.folder, file: fault.file, tests: [], fault, log: '', ms: 0 }
}

/** Neither times nor the names of passing files: the same program gives the same result for ever. */
function timeless(result: StepResult): StepResult {
  const own = moduleOf(listSteps().find(({ folder }) => folder === result.step)!)
  const here = <T extends { file: string }>(place: T): T => ({ ...place, file: place.file === result.file ? own : place.file })
  return {
    ...result, file: own, ms: 0,
    ...(result.fault ? { fault: here(result.fault) } : {}),
    tests: result.tests.map(test => ({ ...test, ms: 0, ...(test.place ? { place: here(test.place) } : {}) })),
  }
}
