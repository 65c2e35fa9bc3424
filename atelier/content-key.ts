// What is remembered is remembered by content: a key that changes with every text it was made of, found by following
// the real imports of what was run.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ROOT } from './course.ts'
import { readSource } from './source.ts'

export function hashOf(texts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 24)
}

export const textOf = (file: string) => readFileSync(file, 'utf8')
/** A learner may have taken a file away. */
export const textIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : '')

/** These files and all that they import, directly or through each other. */
export function reachedFrom(files: string[]): string[] {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    const source = readSource(file)
    if (source.fault) return
    for (const { source: wanted, isType } of source.imports) {
      if (wanted.startsWith('.') && !isType) follow(resolve(dirname(file), wanted))
    }
  }
  for (const file of files) follow(file)
  return [...found].toSorted()
}

/** The version of Node, the packages at their locked versions, and whatever these files of the workshop run. */
export function machineryOf(...files: string[]): string {
  const texts = reachedFrom(files.map(file => join(ROOT, 'atelier', file))).map(textOf)
  return hashOf([process.version, textOf(join(ROOT, 'package-lock.json')), ...texts])
}
