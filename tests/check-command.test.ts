// npm run check, as a person and as a program use it: real processes, exit codes, and the text on the screen.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findStep, solutionFile } from '../atelier/course.ts'
import { runProgram } from './run-command.ts'
import { copyWorkbook } from './workbook-copy.ts'

const check = (words: string[], env = {}) => runProgram('check', words, env)

const mistake = (name: string) => join('solutions/03-coup-valide/erreurs', `${name}.ts`)

describe('for a person', () => {
  test('a starter is not begun: no stack, exit 1', async () => {
    const { status, out, err } = check(['3', '--lang', 'fr'])
    expect({ status, err }).toEqual({ status: 1, err: '' })
    await expect(out).toMatchFileSnapshot('golden/check-starter.fr.txt')
  })

  test('a mistake is shown on its board and named, in the reader’s language', async () => {
    const { status, out } = check(['03', '--with', mistake('oublie-les-diagonales')], { REVERSI_LANG: 'en' })
    expect(status).toBe(1)
    await expect(out).toMatchFileSnapshot('golden/check-mistake.en.txt')
  })
})

test('an earlier step that is red is told first, and this one’s mistake is not named', () => {
  const workbook = copyWorkbook()
  const write = (step: string, change = (text: string) => text) =>
    writeFileSync(
      join(workbook, 'steps', step, `${step.slice(3)}.ts`),
      change(readFileSync(join(workbook, 'solutions', step, `${step.slice(3)}.ts`), 'utf8')),
    )
  write('01-plateau', text => text.replace('? BLANC : NOIR', '? NOIR : BLANC'))
  write('03-coup-valide')
  const { status, out } = runProgram('check', ['03', '--lang', 'fr'], {}, workbook)
  expect(status).toBe(1)
  expect(out).toContain('L’étape 01 n’est pas verte (adversaire), et celle-ci s’appuie dessus : répare-la d’abord.')
  expect(out).not.toContain('reconnaît')
})

test('for a program: --json, exit 0 when green, and no mistake named', () => {
  const { status, out } = check(['coup-valide', '--json', '--with', solutionFile(findStep('03'))])
  const result = JSON.parse(out)
  expect(status).toBe(0)
  expect(result).toMatchObject({ step: '03-coup-valide', green: true, diagnosis: null })
  expect(result.tests[0]).toMatchObject({ group: 'coupValide', state: 'passed', message: '' })
})

describe('a wrong command gets one sentence and exit 2', () => {
  test.for([
    ['an unknown step', ['99'], 'Il n’y a pas d’étape « 99 ». Les étapes : 01 '],
    ['an unknown option', ['03', '--tout'], 'Cette commande ne se comprend pas'],
  ] as const)('%s', ([, words, sentence]) => {
    const { status, out, err } = check([...words], { REVERSI_LANG: 'fr' })
    expect({ status, out, lines: err.trim().split('\n').length }).toEqual({ status: 2, out: '', lines: 1 })
    expect(err).toContain(sentence)
  })
})
