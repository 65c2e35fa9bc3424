// Many jobs on all the machine's cores: a few warm processes that take batches from one queue.

import { availableParallelism } from 'node:os'
import { listSteps } from '../course.ts'
import type { Job } from './protocol.ts'
import type { StepResult } from './result.ts'
import { openLightRunner } from './light-runner.ts'

/** From here on a fresh thread is worth its start. */
const WORTH_A_THREAD = 16

export async function runInLanes(jobs: Job[], lanes = availableParallelism()): Promise<StepResult[]> {
  const results: StepResult[] = []
  const batches = batchesOf(jobs, lanes)
  const lane = async () => {
    const runner = openLightRunner()
    try {
      for (let batch = batches.shift(); batch; batch = batches.shift()) {
        const told = await runner.runJobs(batch.map(place => jobs[place]!))
        batch.forEach((place, n) => {
          results[place] = told[n]!
        })
      }
    } finally {
      await runner.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, batches.length) }, lane))
  return results
}

/**
 * The places of the jobs. A thread that meets one step only runs its programs a third faster, so a batch ends where a
 * step does, once it is large enough.
 */
function batchesOf(jobs: Job[], lanes: number): number[][] {
  const enough = Math.min(WORTH_A_THREAD, Math.ceil(jobs.length / lanes))
  const batches: number[][] = []
  jobs.forEach(({ step }, place) => {
    const last = batches.at(-1)
    if (last && (last.length < enough || jobs[place - 1]!.step === step)) last.push(place)
    else batches.push([place])
  })
  return batches
}

/** The learner's whole course. */
export function runAllSteps(): Promise<StepResult[]> {
  return runInLanes(listSteps().map(({ folder }) => ({ step: folder, target: { kind: 'learner' } })))
}
