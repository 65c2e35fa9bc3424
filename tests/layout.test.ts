// No line of code is wider than a screen: what the formatter leaves alone (texts, tables) is broken by hand.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listSteps, ROOT, stepFile } from '../atelier/course.ts'

const WIDEST = 120

const rooms = ['atelier', 'steps', 'solutions', 'tests']
/** What the learner writes is the learner's. */
const own = new Set(listSteps().map(stepFile))
const files = rooms
  .flatMap(room => readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map(name => join(room, name)))
  .filter(file => /\.(tsx?|mjs|depart)$/.test(file) && !own.has(join(ROOT, file)))

test('every room is read', () => {
  const read = rooms.filter(room => files.some(file => file.startsWith(room)))
  expect(read).toEqual(rooms)
})

test(`no line is wider than ${WIDEST} characters`, () => {
  expect(files.flatMap(file => wideLines(readFileSync(join(ROOT, file), 'utf8')).map(n => `${file}:${n}`))).toEqual([])
})

test('a wide line is seen, in characters and not in bytes', () => {
  expect(wideLines(`${'é'.repeat(WIDEST)}\n${'é'.repeat(WIDEST + 1)}\n`)).toEqual([2])
})

function wideLines(text: string): number[] {
  return text.split(/\r?\n/).flatMap((line, n) => ([...line].length > WIDEST ? [n + 1] : []))
}
