// A visit to the workshop in a real pseudo-terminal: what one reads on the screen is in the golden files.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listSteps } from '../atelier/course.ts'
import type { StepResult } from '../atelier/runner/result.ts'
import { firstState, press, type State } from '../atelier/workshop/state.ts'
import { openSession } from './terminal.ts'
import { copyWorkbook } from './workbook-copy.ts'

describe('keys', () => {
  const state: State = { ...firstState(listSteps()), running: false }
  const keys = (from: State, ...pressed: string[]) => pressed.reduce((now, key) => press(now, key).state, from)
  const green: StepResult = { step: '01-plateau', file: '', log: '', ms: 0, tests: [{ group: 'f', title: '', state: 'passed', message: '', log: '', ms: 0 }] }

  test('n and p go from step to step and stop at the ends', () => {
    expect(keys(state, 'p').current).toBe(0)
    expect(keys(state, 'n', 'n', 'p').current).toBe(1)
    expect(keys(state, ...Array(99).fill('n')).current).toBe(listSteps().length - 1)
    expect(press(state, 'n').effect).toBe('run')
  })

  test('two digits on the list jump to a step', () => {
    expect(keys(state, 'l', '0', '3')).toMatchObject({ current: 2, page: 'tests', typed: '' })
    expect(keys(state, 'l', '9', '9')).toMatchObject({ current: 0, page: 'list', typed: '' })
  })

  test('the solution of a red step is shown only after a yes', () => {
    expect(keys(state, 's')).toMatchObject({ page: 'tests', question: 'solution' })
    for (const [from, pressed, page] of [
      [state, ['s', 'n'], 'tests'], [state, ['s', 'y'], 'solution'], [{ ...state, results: { '01-plateau': green } }, ['s'], 'solution'],
    ] as const) {
      const after = keys(from, ...pressed)
      expect([after.page, after.question]).toEqual([page, undefined])
    }
  })

  test('reset asks first', () => {
    expect(press(state, 'r').effect).toBeUndefined()
    expect(press(keys(state, 'r'), 'n').effect).toBeUndefined()
    expect(press(keys(state, 'r'), 'o').effect).toBe('reset')
  })

  test('each h shows one more hint, also on a green step', () => {
    const done = { ...state, results: { '01-plateau': green } }
    expect(keys(done, 'h', 'h', 'x', 'h')).toMatchObject({ page: 'hints', hints: { f: 3 } })
  })
})

describe.for([
  { lang: 'fr', yes: 'o', named: 'L’atelier reconnaît', done: 'C’est fait', same: 'ligne pour ligne', back: 'comme au début' },
  { lang: 'en', yes: 'y', named: 'The workshop recognises', done: 'Done:', same: 'line for line', back: 'at the start again' },
])('a visit ($lang)', ({ lang, yes, named, done, same, back }) => {
  test('read, ask, save wrong, save right, go on, come back, start again, leave', async () => {
    const workbook = copyWorkbook()
    const reference = readFileSync(join(workbook, 'solutions/01-plateau/plateau.ts'), 'utf8')
    const save = (text: string) => writeFileSync(join(workbook, 'steps/01-plateau/plateau.ts'), text)
    const visit = openSession(workbook, ['--import', 'tsx', 'atelier/commands/start.ts'], { REVERSI_LANG: lang, NO_COLOR: '1' }, { cols: 70, rows: 36 })
    /** A screen ends with its keys; « … » says that the tests still run. */
    const isWhole = (screen: string) => /q quit(ter)?$/.test(screen) && !screen.includes('…')
    const golden = async (name: string, words: string) => {
      const screen = (await visit.until(words, isWhole)).replaceAll(/\d{4}-\d\d-\d\d-\d\d\.\d\d\.\d\d/g, 'DATE')
      await expect(`${screen}\n`).toMatchFileSnapshot(`golden/workshop-${name}.${lang}.txt`)
    }

    await golden('begin', 'README')
    visit.type('e')
    await visit.until('Othello')
    visit.type('h')
    await golden('hint', '1. ')
    visit.type('x')
    save(reference.replace('n < TAILLE)', 'n <= TAILLE)'))
    await golden('mistake', named)
    save(reference.replace('n < TAILLE)', 'n < TAILLE'))
    await visit.until('plateau.ts:34')
    save(reference)
    await golden('green', done)
    visit.type('n')
    await golden('next', '02-notation/README')
    visit.type('p')
    await visit.until(done)
    visit.type('s')
    await golden('same', same)
    visit.type('r')
    visit.type(yes)
    await visit.until(back)
    await golden('reset', 'README')
    visit.type('q')
    expect(await visit.exited).toBe(0)
  })
})
