// What was marked stays marked: each result is kept by content as soon as it is known, in one go, so that a marking
// that is stopped, at any moment and in any way, goes on where it was.

import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aroundStep, hashOf, machineryOf } from '../content-key.ts'
import type { Step } from '../course.ts'
import { writeAtOnce } from '../kept-copy.ts'
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

/** The key of a program changes with whatever could change what is said of it. */
export function keysFor(limits: object): (step: Step, program: string) => string {
  const machinery = hashOf([
    JSON.stringify(limits),
    ...machineryOf(['dessin', 'runner', 'grade/sandbox'], ['grade/bundle.ts', 'grade/stage.ts']),
  ])
  const around = new Map<string, string>()
  return (step, program) => {
    const own = around.get(step.folder) ?? hashOf([machinery, ...aroundStep(step)])
    around.set(step.folder, own)
    return `${step.number}-${hashOf([own, program])}`
  }
}
