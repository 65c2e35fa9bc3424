// A visit to the workshop in a real pseudo-terminal: what one reads on the screen is in the golden files.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listSteps } from '../atelier/course.ts'
import { paintFor } from '../atelier/report/paint.ts'
import type { StepResult } from '../atelier/runner/result.ts'
import { renderScreen } from '../atelier/workshop/render-screen.ts'
import { firstState, press, type State } from '../atelier/workshop/state.ts'
import { runProgram } from './run-command.ts'
import { openSession } from './terminal.ts'
import { copyWorkbook } from './workbook-copy.ts'

describe('keys', () => {
  const state: State = { ...firstState(listSteps()), running: false }
  const keys = (from: State, ...pressed: string[]) => pressed.reduce((now, key) => press(now, key).state, from)
  const green: StepResult = {
    step: '01-plateau',
    file: '',
    log: '',
    ms: 0,
    tests: [{ group: 'f', title: '', state: 'passed', message: '', log: '', ms: 0 }],
  }

  /** The keys at the foot of the screen. */
  const keyNames = (from: State) => {
    const screen = renderScreen(from, { lang: 'fr', paint: paintFor({ isTTY: false }) }, { columns: 200, rows: 40 })
    return screen
      .split('\n')
      .at(-1)!
      .split(' · ')
      .map(item => item[0])
  }

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
      [state, ['s', 'n'], 'tests'],
      [state, ['s', 'y'], 'solution'],
      [{ ...state, results: { '01-plateau': green } }, ['s'], 'solution'],
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

  test('on a page that any key leaves, q leaves it too; the tests are left by q, everything by ctrl-c', () => {
    for (const page of ['l', 'e', 'h', 's'].map(key => keys({ ...state, results: { '01-plateau': green } }, key))) {
      expect(page.page).not.toBe('tests')
      expect(press(page, 'q')).toMatchObject({ state: { page: 'tests' } })
      expect(press(page, 'q').effect).toBeUndefined()
      expect(press(page, 'ctrl-c').effect).toBe('quit')
      expect(keyNames(page)).not.toContain('q')
    }
    expect(press(state, 'q').effect).toBe('quit')
    expect(press(keys(state, 'r'), 'q')).toEqual({ state })
    expect(press(keys(state, 'r'), 'ctrl-c').effect).toBe('quit')
    expect(keyNames(state)).toContain('q')
  })

  test('the solution is offered where it is shown at once: on a green step, and where there is one', () => {
    const done = { ...state, results: { '01-plateau': green } }
    const red = { ...green, tests: [{ ...green.tests[0]!, state: 'wrong' as const }] }
    expect(keyNames(done)).toContain('s')
    expect(keyNames(state)).not.toContain('s')
    expect(keyNames({ ...state, results: { '01-plateau': red } })).not.toContain('s')
    expect(keyNames({ ...done, hasSolutions: false })).not.toContain('s')
  })

  test('each h shows one more hint, also on a green step', () => {
    const done = { ...state, results: { '01-plateau': green } }
    expect(keys(done, 'h', 'h', 'x', 'h')).toMatchObject({ page: 'hints', hints: { f: 3 } })
  })
})

/** A screen ends with its keys or a question, and says when the tests still run. */
const isWhole = (screen: string) =>
  /(?:q quit(?:ter)?|w (?:page web|web page)|\(o\/n\)(?: \?)?|\(y\/n\)\??)$/.test(screen) &&
  !/(?:préparent|tournent|getting ready|running)…/.test(screen)

/** The text of each file, by its path; what the workshop keeps for itself left aside. */
function textsOf(workbook: string): Map<string, string> {
  const files = readdirSync(workbook, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = files.map(({ parentPath, name }) => relative(workbook, join(parentPath, name)))
  return new Map(
    paths
      .filter(path => !/^\.(?:cache|sauvegardes)[\\/]/.test(path))
      .map(path => [path, readFileSync(join(workbook, path), 'utf8')]),
  )
}

/** The files that are not what they were, new and missing ones included. */
function changed(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(path => before.get(path) !== after.get(path)).sort()
}

describe.for([
  {
    lang: 'fr',
    yes: 'o',
    named: 'L’atelier reconnaît',
    done: 'C’est fait',
    back: 'comme au début',
    endless: 'Ce test ne finit pas',
    all: 'Toutes les étapes',
    unread: 'TypeScript, ligne 34',
    differs: '2 lignes différentes',
  },
  {
    lang: 'en',
    yes: 'y',
    named: 'The workshop recognises',
    done: 'Done.',
    back: 'at the start again',
    endless: 'This test never ends',
    all: 'All steps are ',
    unread: 'TypeScript, line 34',
    differs: '2 different lines',
  },
])('a visit ($lang)', ({ lang, yes, named, done, back, endless, all, unread, differs }) => {
  test(
    'steps 01 to 03: read, ask, save wrong, save right, compare, ' + 'go on, loop for ever, start again, leave',
    async () => {
      const workbook = copyWorkbook()
      const before = textsOf(workbook)
      const reference = (step: string) => readFileSync(join(workbook, `solutions/${step}/${step.slice(3)}.ts`), 'utf8')
      const save = (step: string, text: string) =>
        writeFileSync(join(workbook, `steps/${step}/${step.slice(3)}.ts`), text)
      const env = { REVERSI_LANG: lang, NO_COLOR: '1', REVERSI_SILENCE_MS: '2000' }
      const visit = openSession(workbook, ['--import', 'tsx', 'atelier/commands/start.ts'], env, { cols: 70, rows: 36 })
      const golden = async (name: string, words: string) => {
        const screen = (await visit.until(words, isWhole)).replaceAll(/\d{4}-\d\d-\d\d-\d\d\.\d\d\.\d\d/g, 'DATE')
        await expect(`${screen}\n`).toMatchFileSnapshot(`golden/workshop-${name}.${lang}.txt`)
      }

      await golden('begin', 'README')
      visit.type('w')
      const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(await visit.until('http://127.0.0.1:', isWhole))!
      expect((await fetch(address)).status).toBe(200)
      visit.type('e')
      await golden('statement', 'Othello')
      visit.type('h')
      await golden('hint', '1. ')
      visit.type('l')
      await golden('list', '03  ')
      visit.type('s')
      await golden('question', 'n)')
      visit.type('n')

      const plateau = reference('01-plateau')
      save('01-plateau', plateau.replace('n < TAILLE', 'n <= TAILLE'))
      await golden('mistake', named)
      save('01-plateau', plateau.replace('estNumero(j)', '(estNumero(j)'))
      await golden('syntax', unread)
      save('01-plateau', plateau.replace('): boolean {', '): string {'))
      await golden('remark', '33')
      save('01-plateau', `${plateau}\n// Rien de plus.\n`)
      await golden('green', differs)
      visit.type('s')
      await golden('compare', '-// Rien de plus.')

      visit.type('n')
      await golden('next', '02-notation/README')
      save('02-notation', reference('02-notation'))
      await visit.until(done)
      visit.type('n')
      await golden('third', '03-coup-valide/README')
      const coupValide = reference('03-coup-valide')
      save('03-coup-valide', coupValide.replace('      x += di\n      y += dj\n', ''))
      await golden('endless', endless)
      save(
        '03-coup-valide',
        // The four directions along the lines are left.
        coupValide.replaceAll(/\[-?1, -?1\],?\s*/g, ''),
      )
      await golden('board', named)
      save('03-coup-valide', coupValide)
      await golden('all-green', all)

      visit.type('r')
      visit.type(yes)
      await visit.until(back)
      await golden('reset', 'README')
      // In the middle of a run of all the steps.
      visit.type('a\u0003')
      expect(await visit.exited, visit.screen()).toBe(0)
      expect(changed(before, textsOf(workbook))).toEqual([
        join('steps', '01-plateau', 'plateau.ts'),
        join('steps', '02-notation', 'notation.ts'),
      ])
    },
  )
})

test('at 60 columns nothing is wider, and without a terminal it says once where one is', async () => {
  const workbook = copyWorkbook()
  const start = ['--import', 'tsx', 'atelier/commands/start.ts']
  const visit = openSession(workbook, start, { REVERSI_LANG: 'fr', NO_COLOR: '1' }, { cols: 60, rows: 30 })
  await visit.until('README', isWhole)
  visit.type('q')
  expect(await visit.exited, visit.screen()).toBe(0)
  // A line as wide as the screen would have been folded by the terminal, into one more line than was written.
  expect(
    visit
      .screen()
      .split('\n')
      .filter(line => line.length > 60),
  ).toEqual([])
  const { status, out } = runProgram('start', [], { REVERSI_LANG: 'fr' }, workbook)
  expect(status).toBe(1)
  expect(out).toMatch(/^Étape 01 · plateau\n/)
})
