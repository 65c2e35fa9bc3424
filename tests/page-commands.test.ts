// The commands that show a page: statement, hints, the difference with the reference.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hintsFile, listSteps, statementFile } from '../atelier/course.ts'
import { functionsOf, readHints, readSections } from '../atelier/pages.ts'
import { paintFor } from '../atelier/report/paint.ts'
import { fitDrawing } from '../atelier/report/fit-drawing.ts'
import { renderDiff } from '../atelier/report/render-diff.ts'
import { fold, renderMarkdown } from '../atelier/report/render-markdown.ts'
import { runProgram } from './run-command.ts'

const plain = paintFor({ isTTY: false })
const run = (command: string, ...words: string[]) => runProgram(command, words, { REVERSI_LANG: 'fr' })

test.for(listSteps())('the pages of $folder fit a terminal of 60 columns', step => {
  for (const lang of ['fr', 'en'] as const) {
    const text = renderMarkdown(readFileSync(statementFile(step, lang), 'utf8'), 60, plain)
    expect(text.split('\n').filter(line => line.length > 60)).toEqual([])
    expect(text).not.toMatch(/```|\*\*/)
    expect([...readHints(hintsFile(step, lang)).keys()]).toEqual(functionsOf(readSections(hintsFile(step, lang))))
  }
})

test('prose is folded, lists hang under their bullet', () => {
  expect(fold('un deux trois quatre', 9)).toBe('un deux\ntrois\nquatre')
  expect(fold('un deux ; « trois » quatre ?', 8)).toBe('un\ndeux ;\n« trois »\nquatre ?')
  expect(renderMarkdown('- un deux trois\n- quatre', 9, plain)).toBe('- un deux\n  trois\n- quatre')
})

test('boards side by side move under each other when the screen is narrow; code goes on below', () => {
  const boards = ['avant           après', '1 . X O .       1 . X X X']
  expect(fitDrawing(boards, 40)).toEqual(boards)
  expect(fitDrawing(boards, 12)).toEqual(['avant', '1 . X O .', '', 'après', '1 . X X X'])
  expect(renderMarkdown('```ts\nlireCase(texte) // → null\n```', 18, plain)).toBe('  lireCase(texte)\n      // → null')
})

test('a difference shows both sides and nothing when there is none', () => {
  expect(renderDiff('a\nb\nc\n', 'a\nx\nc\n', plain)).toBe('@ 1\n a\n-b\n+x\n c')
  expect(renderDiff('a\n', 'a\n', plain)).toBe('')
})

describe('as commands', () => {
  test('hint shows one hint, and how to get the next', () => {
    const { out, status } = run('hint', '03')
    expect(status).toBe(0)
    expect(out).toMatch(/^coupValide\n\n1\. Quels coups/)
    expect(out).toContain('Encore 3 : npm run hint -- 03 coupValide --level 2')
  })

  test('hint refuses an unknown function with one sentence', () => {
    const { err, status } = run('hint', '03', 'jouer')
    expect({ status, err }).toEqual({
      status: 2,
      err: 'Il n’y a pas d’indices pour « jouer » dans cette étape. Les fonctions : coupValide.\n',
    })
  })

  test('the solution of a red step is shown only to who insists', () => {
    const { out, err, status } = run('solution', '03')
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain('npm run solution -- 03 --yes')
    expect(run('solution', '03', '--yes').out).toMatch(/^\+ .*const retournes/m)
  })

  test('reset leaves an untouched starter alone', () => {
    expect(run('reset', '03').out).toBe(
      `${join('steps', '03-coup-valide', 'coup-valide.ts')} est déjà comme au début.\n`,
    )
  })

  test('the same for a program', () => {
    const json = (...words: [string, ...string[]]) => JSON.parse(run(...words, '--json').out)
    expect(json('hint', '03', '--level', '2')).toMatchObject({
      step: '03',
      function: 'coupValide',
      left: 2,
      hints: { length: 2 },
    })
    expect(json('statement', '03')).toMatchObject({
      step: '03-coup-valide',
      lang: 'fr',
      markdown: expect.stringMatching(/^# 03 · /),
    })
    expect(json('solution', '03', '--yes')).toMatchObject({ diff: expect.stringContaining('+') })
    expect(json('reset', '03')).toEqual({
      step: '03-coup-valide',
      file: 'steps/03-coup-valide/coup-valide.ts',
      copy: null,
    })
  })
})
