// Killed at any moment, a session loses no line that was saved and no entry of its log; without git it only misses TCR;
// and without a terminal it says once how things stand.

import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { addEntry, openJournal, readJournal } from '../atelier/dojo/journal.ts'
import { folderKata } from '../atelier/dojo/kata.ts'
import { CATALOGUES } from '../atelier/lang/catalogue.ts'
import { renderUserMistake, type UserMistake } from '../atelier/user-mistake.ts'
import { openSession } from './terminal.ts'
import { copyWorkbook } from './workbook-copy.ts'

const nowhere = mkdtempSync(join(tmpdir(), 'reversi-dojo-'))
afterAll(() => rmSync(nowhere, { recursive: true, force: true }))

const workbook = copyWorkbook({ over: afterAll })
/** The learner's own steps may be in any state: a session stands on the references. */
writeFileSync(join(workbook, 'steps/01-plateau/plateau.ts'), 'const')
/** No git to be found, and no colour. */
const env = { REVERSI_LANG: 'en', NO_COLOR: '1', PATH: nowhere }
const COMMAND = ['--import', 'tsx', 'atelier/commands/dojo.ts']
const dojo = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...COMMAND, ...words], {
    cwd: workbook,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, out: stdout, err: stderr }
}
const sessions = () =>
  readdirSync(join(workbook, 'dojo'))
    .filter(name => /^\d{4}/.test(name))
    .sort()

describe('a session that is killed', () => {
  test('has everything that was saved, and goes on', { timeout: 180_000 }, async () => {
    const room = openSession(workbook, [...COMMAND, 'new', '03', '--turn', '0'], env, { cols: 60, rows: 40 })
    await room.until('RED')
    room.type('c')
    await room.until('git is not installed here: TCR stays off.')
    const folder = join(workbook, 'dojo', sessions()[0]!)
    const starter = readFileSync(join(folder, 'coup-valide.ts'), 'utf8')
    const versions = ['1', '2', '3'].map(n => starter.replace(/throw .*/, `return [[${n}, ${n}]]`))
    const tests = (n: string) =>
      "import { expect, test } from 'vitest'\nimport { coupValide } from './coup-valide.ts'\ntest('rend " +
      `${n}', () => { expect(coupValide([], 1, 0, 0)).toEqual([[${n}, ${n}]]) })\n`
    for (const [n, text] of versions.entries()) {
      writeFileSync(join(folder, 'coup-valide.ts'), text)
      writeFileSync(join(folder, 'coup-valide.test.ts'), tests(n === 2 ? '0' : String(n + 1)))
      await room.until(n === 2 ? 'rend 0' : 'GREEN')
      if (n < 2) {
        writeFileSync(join(folder, 'coup-valide.test.ts'), 'const')
        await room.until('AMBER')
      }
    }
    room.kill()
    await room.exited
    const journal = readJournal(folder)
    const saved = journal
      .flatMap(entry => (entry.kind === 'save' ? [entry.files['coup-valide.ts']] : []))
      .filter(text => text !== undefined)
    expect(saved).toEqual([starter, ...versions])
    expect(readFileSync(join(folder, 'coup-valide.ts'), 'utf8')).toBe(versions[2])
    expect(journal.flatMap(entry => (entry.kind === 'run' ? [entry.light] : []))).toEqual(
      expect.arrayContaining(['red', 'green', 'amber']),
    )

    appendFileSync(join(folder, 'journal.jsonl'), '{"at":"2026-11-18T10:00:00.000Z","kind":"ru')
    const { status, out } = dojo()
    expect({ status, lights: out.match(/=== [A-Z]+/g) }).toEqual({ status: 1, lights: ['=== RED'] })
    expect(dojo('retro', '--session', sessions()[0]!).status).toBe(0)
    expect(readFileSync(join(folder, 'retro.md'), 'utf8')).toContain(`+  return [[3, 3]]`)
  })

  test('an entry never sticks to a line that was cut short', () => {
    const folder = mkdtempSync(join(nowhere, 'journal-'))
    addEntry(folder, { kind: 'open' }, 1000)
    appendFileSync(join(folder, 'journal.jsonl'), '{"at":')
    addEntry(folder, { kind: 'close' }, 2000)
    expect(readJournal(folder)).toEqual([
      { kind: 'open', at: 1000 },
      { kind: 'close', at: 2000 },
    ])
  })
})

test('on a disk that is full, what happened waits and is written later, with its time', () => {
  const folder = join(nowhere, 'full'),
    log = openJournal(folder)
  expect([log({ kind: 'open' }), log({ kind: 'break', on: true })]).toEqual(['ENOENT', 'ENOENT'])
  mkdirSync(folder)
  expect(log({ kind: 'break', on: false })).toBeUndefined()
  const journal = readJournal(folder)
  expect(journal.map(({ kind }) => kind)).toEqual(['open', 'break', 'break'])
  expect(journal.map(({ at }) => at)).toEqual(journal.map(({ at }) => at).toSorted((a, b) => a - b))
})

test('a folder in which nothing can be made gets one sentence, and no half of a session', () => {
  const blocked = copyWorkbook()
  writeFileSync(join(blocked, 'dojo'), '')
  const { status, stderr } = spawnSync(process.execPath, [...COMMAND, 'new', '03'], {
    cwd: blocked,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  expect({ status, stderr: stderr.replace(/\d{4}-\d\d-\d\d/, 'DATE') }).toEqual({
    status: 2,
    stderr: 'I cannot write dojo/DATE-03-coup-valide (ENOTDIR). Nothing was changed.\n',
  })
})

describe('without a terminal', () => {
  test('a second session of the day has a folder of its own, and is then the last one', () => {
    const [first] = sessions()
    expect(dojo('new', '3').out).toContain(`dojo/${first}-2\n`)
    expect(dojo('retro').out).toContain(`dojo/${first}-2/retro.html`)
  })

  test.for([
    [['old'], 'The dojo does not know “old”: new, check or retro. To begin a session: npm run dojo -- new 03\n'],
    [
      ['new'],
      'Say which step, for instance “npm run dojo -- new 03”, or which folder: ' +
        '“new --kata ../katas/bissextile”. The steps: 01 02 03.\n',
    ],
    [
      ['check', '03'],
      '“03” is one word too many: a session works on one step, or on the folder ' +
        'of --kata; --session chooses another one than the last.\n',
    ],
    [['new', '3', '--turn', 'long'], '“long” is not the length of a turn: give minutes, from 0 (no timer) to 120.\n'],
  ] as const)('%s gets one sentence and exit 2', ([words, sentence]) => {
    expect(dojo(...words)).toEqual({ status: 2, out: '', err: sentence })
  })
})

describe('a kata of one’s own', () => {
  const kata = join(nowhere, 'bissextile')
  const write = (name: string, text: string) => {
    mkdirSync(join(kata, 'erreurs'), { recursive: true })
    writeFileSync(join(kata, name), text)
  }
  const program = (test: string) => `export function bissextile(annee: number): boolean {\n  return ${test}\n}\n`
  const missing = () => {
    try {
      return folderKata(kata).name
    } catch (error) {
      return renderUserMistake(error as UserMistake, CATALOGUES.en)
    }
  }

  test('says what it lacks, then runs like a step', { timeout: 180_000 }, () => {
    expect(missing()).toBe(`There is no folder “${kata}”.`)
    write('erreurs/oublie-les-siecles.ts', program('annee % 4 === 0'))
    expect(missing()).toContain('lacks README.en.md')
    write('README.md', '# Bissextile\n')
    expect(missing()).toContain('lacks depart.ts')
    write(
      'depart.ts',
      "export function bissextile(annee: number): boolean {\n  throw new Error('À FAIRE : bissextile')\n}\n",
    )
    expect(missing()).toContain('lacks bissextile.ts')
    write('bissextile.ts', 'export const an = 4\n')
    expect(missing()).toContain('does not export bissextile, which depart.ts promises')
    write('bissextile.ts', program('annee % 400 === 0 || (annee % 4 === 0 && annee % 100 !== 0)'))
    expect(missing()).toContain('does not say which mistake it makes')
    write(
      'erreurs/oublie-les-siecles.ts',
      `// fr: Tu oublies les siècles.\n// en: You forget the centuries.\n${program('annee % 4 === 0')}`,
    )
    expect(dojo('new', '--kata', kata).status).toBe(0)
    const folder = join(
      workbook,
      'dojo',
      sessions().find(name => name.endsWith('-bissextile'))!,
    )
    const tests = (year: number, expected: boolean) =>
      `import { expect, test } from 'vitest'\nimport { bissextile } from './bissextile.ts'\ntest('${year}', ` +
      `() => { expect(bissextile(${year})).toBe(${expected}) })\n`
    writeFileSync(join(folder, 'bissextile.test.ts'), tests(1900, true))
    expect(dojo('check').out).toMatch(
      /0 of 1 mistakes caught[^]*One test is wrong[^]*bissextile\(1900\)[^]*obtained: false/,
    )
    writeFileSync(join(folder, 'bissextile.test.ts'), tests(1900, false))
    expect(dojo('check')).toMatchObject({ status: 0, out: expect.stringContaining('No mistake gets through') })
  })
})
