// Programs that never end or take their process down: each is stopped, named, and costs only itself.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { paintFor } from '../atelier/report/paint.ts'
import { renderResult } from '../atelier/report/render-result.ts'
import { openRunner } from '../atelier/runner/runner.ts'
import type { Job } from '../atelier/runner/protocol.ts'
import { isGreen, type StepResult } from '../atelier/runner/result.ts'
import { coupValideWith, scratchFolder } from './scratch.ts'

const scratch = scratchFolder()
const runner = openRunner({ silence: 2000 })
afterAll(() => runner.close())

const PROGRAMS = {
  // A loop that prints is as endless as a silent one, and harder to stop.
  'loops in a call': coupValideWith("while (true) console.log('encore')"),
  'loops at import': coupValideWith('return false', 'while (true) {}'),
  'kills its process': coupValideWith("process.kill(process.pid, 'SIGKILL')\n  return false"),
  'eats all memory': coupValideWith(
    'const tas: number[][] = []\n  while (true) tas.push(new Array(1_000_000).fill(i))',
  ),
}

const solution = (step: string): Job => ({ step, target: { kind: 'solution' } })
let results: StepResult[]

beforeAll(async () => {
  const hostile = Object.values(PROGRAMS).map((text, n): Job => ({
    step: '03',
    target: { kind: 'file', file: scratch(`p${n}.ts`, text) },
  }))
  results = await runner.runJobs([solution('01'), ...hostile, solution('02')])
})

const resultOf = (name: keyof typeof PROGRAMS) => results[Object.keys(PROGRAMS).indexOf(name) + 1]!

test('a program that loops in a call is endless, in the test that was running', () => {
  const { tests, fault } = resultOf('loops in a call')
  expect(fault).toBeUndefined()
  expect(tests[0]).toMatchObject({
    state: 'endless',
    title: expect.stringContaining('un pion adverse encadré se retourne'),
  })
  expect(tests.slice(1).every(({ state }) => state === 'not-run')).toBe(true)
})

test('the learner reads which test does not end', () => {
  const text = renderResult(resultOf('loops in a call'), undefined, { lang: 'fr', paint: paintFor({ isTTY: false }) })
  expect(text).toContain('sans fin  coupValide · un pion adverse encadré se retourne')
  expect(text).toContain('Cherche une boucle dont la condition reste toujours vraie')
})

test('a program that loops at import has a fault', () => {
  expect(resultOf('loops at import')).toMatchObject({ tests: [], fault: { kind: 'endless' } })
})

test('a program that kills its process has passed nothing', () => {
  const { tests } = resultOf('kills its process')
  expect(tests[0]!.state).toBe('crashed')
  expect(tests.some(({ state }) => state === 'passed')).toBe(false)
})

test('a program that eats all memory is endless: most loops without an end add to a list', () => {
  const { tests } = resultOf('eats all memory')
  expect(tests[0]!.state).toBe('endless')
  expect(tests.some(({ state }) => state === 'passed')).toBe(false)
})

test('the programs before and after are judged as if they were alone', () => {
  expect([results.at(0)!, results.at(-1)!].map(isGreen)).toEqual([true, true])
})
