// Where the learner is: the first step whose tests are not all green. What is known to be green is not run again.

import type { Step } from '../course.ts'
import { isGreen, type StepResult } from '../runner/result.ts'
import { fingerprint, readProgress, writeProgress } from './progress-cache.ts'

export type Place = { current: number; results: Record<string, StepResult> }

export async function findFirstRed(steps: Step[], run: (step: Step) => Promise<StepResult>): Promise<Place> {
  const known = readProgress()
  const results: Record<string, StepResult> = {}
  for (const [current, step] of steps.entries()) {
    const mark = fingerprint(step, steps)
    const result = known.has(mark) ? rememberedGreen(step) : await run(step)
    results[step.folder] = result
    if (!isGreen(result)) return { current, results }
    writeProgress(known.add(mark))
  }
  return { current: steps.length - 1, results }
}

/** Enough for the list and the bar; the step is run when it comes on the screen. */
function rememberedGreen({ folder }: Step): StepResult {
  return {
    step: folder,
    file: '',
    tests: [{ group: '', title: '', state: 'passed', message: '', log: '', ms: 0 }],
    log: '',
    ms: 0,
  }
}
