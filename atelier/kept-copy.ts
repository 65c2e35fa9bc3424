// Nothing a learner wrote is ever lost: whatever overwrites a file keeps a dated copy first, and writes in one go.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { ROOT, shown } from './course.ts'
import { UserMistake } from './user-mistake.ts'

/** Where the copies go, as one would type it. */
export const COPIES = '.sauvegardes'

/** Writes the file; gives the path of the copy of what was there, or nothing when there was nothing to keep. */
export function overwrite(file: string, text: string, now = new Date()): string | undefined {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return undefined
  return orSay(file, () => {
    const copy = existsSync(file) ? keepCopy(file, now) : undefined
    writeAtOnce(file, text)
    return copy
  })
}

/** A disk that is full, a folder that may not be written in: one sentence, about this file. */
export function orSay<T>(file: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    throw new UserMistake('cannotWrite', shown(file), (error as NodeJS.ErrnoException).code ?? String(error))
  }
}

/** `.sauvegardes/2026-11-18-14.05.09-03-coup-valide/coup-valide.ts`; a number is added rather than a copy replaced. */
export function keepCopy(file: string, now: Date): string {
  // A session of the dojo is dated already.
  const folder = join(ROOT, COPIES, `${localDate(now)}-${basename(dirname(file)).replace(/^\d{4}(-\d\d){2}-/, '')}`)
  mkdirSync(folder, { recursive: true })
  const copy = freeName(join(folder, basename(file)))
  writeFileSync(copy, readFileSync(file), { flag: 'wx' })
  return relative(ROOT, copy)
}

/** `2026-11-18-14.05.09`, on the clock of this place. */
export function localDate(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', '-')
    .replaceAll(':', '.')
}

function freeName(path: string, number = 1): string {
  const name = number === 1 ? path : `${path}.${number}`
  return existsSync(name) ? freeName(path, number + 1) : name
}

/** Beside the file, then in its place: a reader sees the old text or the new one, never half of it. */
export function writeAtOnce(file: string, text: string | Buffer): void {
  const beside = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(beside, text)
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true, recursive: true })
    throw error
  }
}
