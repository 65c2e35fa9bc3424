// What overwrites a file keeps a dated copy first, writes in one go, and loses nothing when it cannot write.

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ROOT } from '../atelier/course.ts'
import { COPIES, overwrite } from '../atelier/kept-copy.ts'
import { UserMistake } from '../atelier/user-mistake.ts'
import { scratchFolder } from './scratch.ts'

const scratch = scratchFolder()
const NOON = new Date(2026, 0, 2, 12, 30, 5)
const copies: string[] = []

/** The copies of a scratch folder are named after it. */
function replace(file: string, text: string): string | undefined {
  const copy = overwrite(file, text, NOON)
  if (copy) copies.push(join(ROOT, copy))
  return copy
}

afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(dirname(copy), { recursive: true, force: true })
})

test('the old text is in the copy, the new one in the file', () => {
  const file = scratch('plateau.ts', 'mon travail')
  const copy = replace(file, 'le départ')
  expect(copy).toMatch(/^\.sauvegardes.2026-01-02-12\.30\.05-.*plateau\.ts$/)
  expect(readFileSync(join(ROOT, copy!), 'utf8')).toBe('mon travail')
  expect(readFileSync(file, 'utf8')).toBe('le départ')
})

test('two copies of the same second are both kept', () => {
  const file = scratch('deux.ts', 'un')
  const kept = [replace(file, 'deux'), replace(file, 'trois')].map(copy => readFileSync(join(ROOT, copy!), 'utf8'))
  expect(kept).toEqual(['un', 'deux'])
})

test('nothing to change, nothing to keep', () => {
  const file = scratch('pareil.ts', 'pareil')
  expect(replace(file, 'pareil')).toBeUndefined()
})

test('a file that cannot be written stays as it was, with one sentence', () => {
  const file = scratch('bloque.ts', 'mon travail')
  // A folder where the new text should go: nobody, not even root, can write there.
  mkdirSync(`${file}.${process.pid}.tmp`)
  copies.push(join(ROOT, COPIES, `2026-01-02-12.30.05-${basename(dirname(file))}`, 'bloque.ts'))
  expect(() => overwrite(file, 'le départ', NOON)).toThrow(UserMistake)
  expect(readFileSync(file, 'utf8')).toBe('mon travail')
})
