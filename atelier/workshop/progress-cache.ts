// Which steps were green, so that a long course opens at once. Only a shortcut: without it, or with a broken one, the
// tests say the same.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf, textIfThere } from '../content-key.ts'
import { ROOT, stepFile, testFile, type Step } from '../course.ts'

const FILE = join(ROOT, '.cache', 'progress.json')

/** Changes with the step's file, its tests, and every earlier step, on which it stands. */
export function fingerprint(step: Step, steps: Step[]): string {
  const files = steps.filter(({ number }) => number <= step.number).map(stepFile)
  return hashOf([testFile(step), ...files].map(textIfThere)).slice(0, 16)
}

/** The fingerprints of the steps that were seen green. */
export function readProgress(): Set<string> {
  try {
    const found: unknown = JSON.parse(readFileSync(FILE, 'utf8'))
    return new Set(Array.isArray(found) ? found.map(String) : [])
  } catch {
    return new Set()
  }
}

export function writeProgress(green: Set<string>): void {
  try {
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, JSON.stringify([...green]))
  } catch {
    // A folder that cannot be written only costs time at the next start.
  }
}
