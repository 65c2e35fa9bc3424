// The desk: takes the submissions one after the other, puts each of their steps on the stage, and lets the course's
// tests judge.

import { readFileSync } from 'node:fs'
import { listSteps, solutionFile, type Step } from '../course.ts'
import { isGreen } from '../runner/result.ts'
import { UserMistake } from '../user-mistake.ts'
import type { Bareme } from './bareme.ts'
import { moduleOf } from './bundle.ts'
import { isMisnamed, locate } from './intake/locate.ts'
import type { Submission } from './intake/submissions.ts'
import { remark } from './intake/tree.ts'
import { LIMITS, openDesk, type Desk, type Lane, type Program } from './marking.ts'
import { eleveOf, resultatsOf, stepFound, type Eleve, type Owned, type Resultats } from './resultats.ts'
import type { Limits } from './sandbox/engine.ts'

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

export async function markAll({
  submissions,
  steps,
  bareme,
  work: folder,
  jobs,
  limits = LIMITS,
  done,
}: DeskOptions): Promise<Resultats> {
  const desk = await openDesk(folder, limits)
  try {
    const owned = await markReferences(desk, steps)
    const eleves: Eleve[] = []
    let next = 0
    const work = async () => {
      const lane = desk.open()
      try {
        while (next < submissions.length) {
          const taken = submissions.slice(next, (next += atOnce(steps)))
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

async function markSome(
  desk: Desk,
  lane: Lane,
  taken: Submission[],
  steps: Step[],
  owned: Owned,
  bareme: Bareme,
): Promise<{ eleve: Eleve; fresh: boolean }[]> {
  const read = taken.map(submission => ({ submission, ...handedIn(submission, steps) }))
  const { results, fresh } = await desk.mark(
    lane,
    read.flatMap(({ programs }) => programs),
  )
  return read.map(({ submission, remarks, located, programs }) => {
    const own = results.splice(0, programs.length)
    const found = steps.map((step, n) =>
      stepFound(step, own[programs.findIndex(program => program.step === step)], located[n]?.path, owned, bareme),
    )
    return { eleve: eleveOf(submission, remarks, steps, found, bareme), fresh }
  })
}

function handedIn(submission: Submission, steps: Step[]) {
  const tree = submission.read()
  const located = steps.map(step => locate(tree.files, step, listSteps()))
  for (const found of located) for (const other of found?.others ?? []) remark(tree, 'several', other)
  for (const path of tree.files.keys()) if (isMisnamed(path, steps)) remark(tree, 'misnamed', path)
  return {
    remarks: tree.remarks,
    located,
    programs: steps.flatMap((step, n): Program[] => (located[n] ? [{ step, files: located[n].files }] : [])),
  }
}

/** The references go first: they must be green here too, and their tests are the list that the course owns. */
async function markReferences(desk: Desk, steps: Step[]): Promise<Owned> {
  const programs = steps.map(step => ({
    step,
    files: new Map([[moduleOf(step), readFileSync(solutionFile(step), 'utf8')]]),
  }))
  const lane = desk.open()
  const { results } = await desk.mark(lane, programs).finally(() => lane.runner.close())
  const red = results.find(result => !isGreen(result))
  if (red) throw new UserMistake('referenceRed', red.step)
  return new Map(steps.map((step, n) => [step.folder, results[n]!.tests.map(({ group, title }) => ({ group, title }))]))
}
