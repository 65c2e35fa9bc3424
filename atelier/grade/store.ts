// What was marked stays marked: each result is kept by content as soon as it is known, in one go, so that a marking
// that is stopped, at any moment and in any way, goes on where it was.

import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, machineryOf, textOf } from '../content-key.ts'
import { listSteps, solutionFile, testFile, type Step } from '../course.ts'
import { writeAtOnce } from '../kept-copy.ts'
import { filesOf } from '../runner/light-modules.ts'
import { LIGHT_RUNNER } from '../runner/light-runner.ts'
import type { StepResult } from '../runner/result.ts'

export type Store = { get(key: string): StepResult | undefined; set(key: string, result: StepResult): void }

export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true })
  return {
    get(key) {
      try {
        return JSON.parse(readFileSync(join(folder, `${key}.json`), 'utf8')) as StepResult
      } catch {
        return undefined
      }
    },
    set(key, result) {
      writeAtOnce(join(folder, `${key}.json`), JSON.stringify(result))
    },
  }
}

/** Who runs a submission: the runner, the stage, and the sandbox on both of its sides. */
const MACHINERY = [
  ...LIGHT_RUNNER,
  'grade/bundle.ts',
  'grade/stage.ts',
  'grade/sandbox/parts.ts',
  'grade/sandbox/program.ts',
  'grade/sandbox/worker.ts',
  'grade/sandbox/guest.ts',
]

/** The key of a program changes with whatever could change what is said of it. */
export function keysFor(limits: object): (step: Step, program: string) => string {
  const machinery = hashOf([JSON.stringify(limits), machineryOf(...MACHINERY)])
  const around = new Map<string, string>()
  return (step, program) => {
    const own = around.get(step.folder) ?? hashOf([machinery, ...aroundStep(step)])
    around.set(step.folder, own)
    return `${step.number}-${hashOf([own, program])}`
  }
}

/**
 * What a submission of this step meets: the step's tests with all that they import, and every reference it may import.
 */
function aroundStep(step: Step): string[] {
  const tests = { step, target: { kind: 'solution' }, tests: testFile(step) } as const
  const references = listSteps().filter(({ number }) => number <= step.number)
  return [...new Set([...filesOf(tests), ...references.map(solutionFile)])].map(textOf)
}
