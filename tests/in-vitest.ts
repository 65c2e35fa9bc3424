// The light runner runs most of what is proven here. The same programs in Vitest itself, for whoever compares.

import { openRunner } from '../atelier/runner/runner.ts'
import type { Job } from '../atelier/runner/protocol.ts'
import type { StepResult } from '../atelier/runner/result.ts'

export async function runInVitest(jobs: Job[]): Promise<StepResult[]> {
  const runner = openRunner()
  try {
    return await runner.runJobs(jobs)
  } finally {
    await runner.close()
  }
}

/** What a verdict is made of; how long it took is nobody's business. */
export function said({ fault, tests, log }: StepResult): unknown {
  return { fault, log, tests: tests.map(({ ms, message, ...test }) => test) }
}
