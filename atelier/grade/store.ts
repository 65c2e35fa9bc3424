// What was marked stays marked: each result is kept by content as soon as it is known, in one go, so that a marking that is
// stopped, at any moment and in any way, goes on where it was.

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSteps, ROOT, solutionFile, testFile, type Step } from '../course.ts'
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
      const file = join(folder, `${key}.json`)
      writeFileSync(`${file}.${process.pid}.tmp`, JSON.stringify(result))
      renameSync(`${file}.${process.pid}.tmp`, file)
    },
  }
}

/** The key of a program changes with whatever could change what is said of it. */
export function keysFor(limits: object): (step: Step, program: string) => string {
  const machinery = hashOf([JSON.stringify(limits), ...machineryFiles().map(text)])
  const around = new Map<string, string>()
  return (step, program) => {
    const own = around.get(step.folder) ?? hashOf([machinery, text(testFile(step)), ...earlier(step).map(text)])
    around.set(step.folder, own)
    return `${step.number}-${hashOf([own, program])}`
  }
}

const earlier = (step: Step) => listSteps().filter(({ number }) => number <= step.number).map(solutionFile)

function machineryFiles(): string[] {
  const rooms = ['dessin', 'runner', 'grade/sandbox'].map(room => join(ROOT, 'atelier', room))
  return [...rooms.flatMap(room => readdirSync(room).sort().map(name => join(room, name))), ...['bundle.ts', 'stage.ts'].map(name => join(ROOT, 'atelier', 'grade', name)), join(ROOT, 'package-lock.json')]
}

const text = (file: string) => readFileSync(file, 'utf8')

export function hashOf(texts: string[]): string {
  const hash = createHash('sha256')
  for (const one of texts) hash.update(one).update('\0')
  return hash.digest('hex').slice(0, 24)
}
