// A step stands on earlier ones: when it is red, the fault may be theirs, and is better looked for there first.

import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { stepFile, type Step } from '../course.ts'
import { isGreen, type StepResult } from '../runner/result.ts'
import { readSource } from '../source.ts'
import { stepOf } from '../targets.ts'
import { fingerprint, readProgress } from './progress-cache.ts'

/** The first of the steps below whose own tests are not green. */
export async function findRedBelow(
  step: Step,
  steps: Step[],
  run: (step: Step) => Promise<StepResult>,
): Promise<StepResult | undefined> {
  const known = readProgress()
  for (const below of stepsBelow(step, steps)) {
    if (known.has(fingerprint(below, steps))) continue
    const result = await run(below)
    if (!isGreen(result)) return result
  }
  return undefined
}

/** Those that the learner's file imports, directly or through each other, first to last. */
function stepsBelow(step: Step, steps: Step[]): Step[] {
  const found = new Set<string>()
  const follow = (file: string) => {
    const source = existsSync(file) ? readSource(file) : undefined
    if (!source || source.fault) return
    for (const { source: imported } of source.imports) {
      const below = stepOf(resolve(dirname(file), imported), steps)
      if (!below || below.number >= step.number || found.has(below.folder)) continue
      found.add(below.folder)
      follow(stepFile(below))
    }
  }
  follow(stepFile(step))
  return steps.filter(({ folder }) => found.has(folder))
}
