// A whole dojo session in a real pseudo-terminal, in both languages: what the room reads is in the golden files.

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { findStep, mistakes } from '../atelier/course.ts'
import { need } from './machine.ts'
import { openSession } from './terminal.ts'
import { copyWorkbook } from './workbook-copy.ts'

/** Every mistake of step 01. */
const BANK = mistakes(findStep('01')).length

const WORDS = {
  fr: {
    red: 'ROUGE',
    green: 'VERT',
    saved: 'Enregistré',
    right: 'Prédiction juste',
    over: 'FIN DU TOUR',
    minutes: 'Minutes par tour',
    tcr: 'les tests restent',
    back: 'est revenu au dernier vert',
    wrong: 'Un test est faux',
    caught: `sur ${BANK}.`,
    riddle: 'Devinette 1',
    name: 'Son nom',
    asks: 'm : la bonne réponse',
    types: 'Bo au clavier',
    all: 'Aucune erreur ne passe',
  },
  en: {
    red: 'RED',
    green: 'GREEN',
    saved: 'Saved',
    right: 'Predicted rightly',
    over: 'END OF TURN',
    minutes: 'Minutes a turn',
    tcr: 'the tests stay',
    back: 'is back at the last green',
    wrong: 'One test is wrong',
    caught: `of ${BANK} mistakes`,
    riddle: 'Riddle 1',
    name: 'Its name',
    asks: 'm: the right answer',
    types: 'Bo types',
    all: 'No mistake gets through',
  },
}

const IMPORTS = `import { expect, test } from 'vitest'
import { creerPlateau, estSurPlateau, numeroter } from './plateau.ts'
`
const FIRST = `${IMPORTS}
test('la ligne 8 est hors du plateau | row 8 is off the board', () => {
  expect(estSurPlateau(8, 0)).toBe(false)
})
`
const WRONG = `${FIRST}
test('la case [1][1] porte un 5 | the square [1][1] holds a 5', () => {
  expect(numeroter(creerPlateau())[1]![1]).toBe(5)
})
`
const SECOND = WRONG.replaceAll('un 5', 'un 0').replaceAll('a 5', 'a 0').replace('toBe(5)', 'toBe(0)')

/** What changes from one day and one machine to the next. */
const steady = (text: string) =>
  text
    .replaceAll(/\d{4}-\d\d-\d\d(-\d\d\.\d\d\.\d\d)?/g, 'DATE')
    .replaceAll(/\b\d\d:\d\d:\d\d\b/g, 'HH:MM:SS')
    .replaceAll(/\b\d+:\d\d\b/g, 'M:SS')

test.concurrent.for(['fr', 'en'] as const)(
  'new, predict, red, green, rotation, TCR, the tests tested from none to all, retro (%s)',
  { timeout: 180_000, ...need('git') },
  async (lang, { expect, onTestFinished }) => {
    const workbook = copyWorkbook({ over: onTestFinished })
    const git = (...words: string[]) => execFileSync('git', ['-C', workbook, ...words], { encoding: 'utf8' })
    git('init', '--quiet')
    const words = WORDS[lang]
    const room = openSession(
      workbook,
      ['--import', 'tsx', 'atelier/commands/dojo.ts', 'new', '01', '--with', 'Ana,Bo,Cy', '--turn', '5'],
      { REVERSI_LANG: lang, NO_COLOR: '1', GIT_DIR: join(workbook, '.git'), GIT_WORK_TREE: workbook },
      { cols: 60, rows: 40 },
    )
    const isWhole = (screen: string) => /(q fin(ir|ish)|e (énoncé|statement))$/.test(screen) && !screen.includes('…')
    const golden = async (name: string, ...seen: string[]) => {
      const screen = await room.until(
        seen[0]!,
        screen => isWhole(screen) && seen.every(words => screen.includes(words)),
      )
      await expect(`${steady(screen)}\n`).toMatchFileSnapshot(`golden/dojo-${name}.${lang}.txt`)
    }
    await golden('new', words.red)
    const folder = join(
      workbook,
      'dojo',
      readdirSync(join(workbook, 'dojo')).find(name => name.endsWith('-01-plateau'))!,
    )
    const save = (name: string, text: string) => writeFileSync(join(folder, name), text)
    const starter = readFileSync(join(folder, 'plateau.ts'), 'utf8')
    const withLimit = (limit: string) =>
      starter.replace("throw new Error('À FAIRE : estSurPlateau')", `return i < ${limit}`)
    expect(readdirSync(folder).sort()).toEqual([
      'README.en.md',
      'README.md',
      'journal.jsonl',
      'plateau.test.ts',
      'plateau.ts',
    ])
    expect(starter).toBe(readFileSync(join(workbook, 'steps/01-plateau/.depart'), 'utf8'))

    room.type('t')
    await golden('bank-none', `0 ${lang === 'fr' ? 'erreur attrapée ' : ''}${words.caught}`)
    room.type('p')
    save('plateau.test.ts', FIRST)
    await golden('predict', words.saved)
    room.type('r')
    await golden('red', words.right, words.red)
    save('plateau.ts', withLimit('8'))
    await room.until(words.saved)
    room.type('g')
    await golden('green', words.right, words.green)

    room.type('p ')
    await room.until('Ana')
    room.type('n')
    await golden('rotation', words.types)
    room.type('w\r')
    await room.until(words.minutes)
    room.type('\u007F0.01\r ')
    await golden('turn-over', words.over, 'Cy')
    room.type('w\r')
    await room.until(words.minutes)
    room.type('\u007F\u007F\u007F\u007F5\r')
    await room.until('5:00 (')

    room.type('c')
    await room.until(words.tcr, isWhole)
    save('plateau.ts', withLimit('9'))
    await golden('revert', words.back, words.green)
    expect(readFileSync(join(folder, 'plateau.ts'), 'utf8')).toBe(withLimit('8'))
    const copies = readdirSync(join(workbook, '.sauvegardes'))
    expect(copies.map(copy => readFileSync(join(workbook, '.sauvegardes', copy, 'plateau.ts'), 'utf8'))).toEqual([
      withLimit('9'),
    ])
    room.type('c')

    save('plateau.test.ts', WRONG)
    await room.until(words.red, isWhole)
    room.type('t')
    await golden('wrong-test', words.wrong)
    save('plateau.test.ts', SECOND)
    await room.until(words.red, isWhole)
    room.type('t')
    await golden('bank-some', words.caught)
    room.type('m')
    await golden('riddle', words.riddle, words.asks)
    room.type('mm')
    await golden('riddle-named', words.name)
    save('plateau.test.ts', readFileSync(join(workbook, 'steps/01-plateau/plateau.test.ts'), 'utf8'))
    await room.until(words.red, isWhole)
    room.type('t')
    await golden('bank-all', words.all)
    // The first one leaves the page.
    room.type('qq')
    expect(await room.exited).toBe(0)

    await expect(steady(readFileSync(join(folder, 'retro.md'), 'utf8'))).toMatchFileSnapshot(
      `golden/dojo-retro.${lang}.md.txt`,
    )
    const page = readFileSync(join(folder, 'retro.html'), 'utf8')
    expect(page).toContain(`<html lang="${lang}">`)
    expect(page).not.toMatch(/https?:|<script|<link|src=/)
    expect(git('log', '--oneline', '--all')).toBe('')
    expect(execFileSync('git', ['--git-dir', join(folder, '.git'), 'log', '--format=%an'], { encoding: 'utf8' })).toBe(
      'Dojo\n',
    )
    expect(existsSync(join(workbook, '.git', 'index'))).toBe(false)
  },
)
