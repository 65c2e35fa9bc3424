// What is remembered is remembered by content: a key that changes with every text it was made of.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSteps, ROOT, solutionFile, testFile, type Step } from './course.ts'

export function hashOf(texts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 24)
}

export const textOf = (file: string) => readFileSync(file, 'utf8')
/** A learner may have taken a file away. */
export const textIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : '')

/**
 * Whatever judges: these rooms and files of the workshop, who imports what, and the packages at their locked versions.
 */
export function machineryOf(rooms: string[], files: string[] = []): string[] {
  const inRooms = rooms
    .map(room => join(ROOT, 'atelier', room))
    .flatMap(room =>
      readdirSync(room)
        .sort()
        .map(name => join(room, name)),
    )
  const others = ['targets.ts', ...files].map(name => join(ROOT, 'atelier', name))
  return [...inRooms, ...others, join(ROOT, 'package-lock.json')].map(textOf)
}

/** What a program of this step meets: the step's tests, and every reference it can import. */
export function aroundStep(step: Step): string[] {
  const references = listSteps()
    .filter(({ number }) => number <= step.number)
    .map(solutionFile)
  return [testFile(step), ...references].map(textOf)
}
