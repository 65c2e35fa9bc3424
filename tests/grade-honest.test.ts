// Honest programs, right and wrong, get in the sandbox the verdict they get natively, test by test. Here a small class;
// `npm run bench -- grade` compares a hundred.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chooseSteps } from '../atelier/course.ts'
import { defaultBareme } from '../atelier/grade/bareme.ts'
import { markAll } from '../atelier/grade/desk.ts'
import { differences, honestClass, writeClass } from '../atelier/grade/honest-class.ts'
import { findSubmissions } from '../atelier/grade/intake/submissions.ts'

const folder = mkdtempSync(join(tmpdir(), 'reversi-honnete-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a small class is marked exactly as natively', async () => {
  const steps = chooseSteps('01-03,05-10')
  const students = honestClass(3, steps)
  writeClass(join(folder, 'copies'), students)
  const all = await markAll({
    submissions: findSubmissions(join(folder, 'copies')),
    steps,
    bareme: defaultBareme(steps),
    work: join(folder, 'travail'),
    jobs: 2,
  })
  expect(await differences(students, all)).toEqual([])
  expect(all.eleves.map(({ note }) => note).every(note => note > 0 && note < steps.length)).toBe(true)
})
