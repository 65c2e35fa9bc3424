// Many jobs on all the machine's cores: a few warm processes that take batches from one queue.

import { availableParallelism } from 'node:os'
import { listSteps } from '../course.ts'
import type { Job } from './protocol.ts'
import type { StepResult } from './result.ts'
import { openLightRunner } from './light-runner.ts'

/** Small enough that the processes finish together, large enough that starting a batch costs nothing. */
const BATCH = 16

export async function runInLanes(jobs: Job[], lanes = availableParallelism()): Promise<StepResult[]> {
  const results: StepResult[] = []
  let next = 0
  const lane = async () => {
    const runner = openLightRunner()
    try {
      while (next < jobs.length) {
        const from = next
        next += BATCH
        const batch = await runner.runJobs(jobs.slice(from, from + BATCH))
        batch.forEach((result, n) => {
          results[from + n] = result
        })
      }
    } finally {
      await runner.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, Math.ceil(jobs.length / BATCH)) }, lane))
  return results
}

/** The learner's whole course. */
export function runAllSteps(): Promise<StepResult[]> {
  return runInLanes(listSteps().map(({ folder }) => ({ step: folder, target: { kind: 'learner' } })))
}
