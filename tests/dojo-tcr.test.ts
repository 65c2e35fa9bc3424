// TCR in a repository of the session's own, whatever lies in its folder.

import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../atelier/course.ts'
import { git } from '../atelier/dojo/own-git.ts'
import { commit, revert, startTcr } from '../atelier/dojo/tcr.ts'
import { need } from './machine.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reversi-tcr-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['score.ts', 'règle.ts', 'score.test.ts', 'journal.jsonl'])
    writeFileSync(join(folder, name), 'avant')
  return folder
}
const committed = (folder: string) =>
  git(folder, 'ls-tree', '-z', '--name-only', 'HEAD').out.split('\0').filter(Boolean)

test('what editors leave beside a file is neither committed nor brought back', need('git', 'links'), () => {
  const folder = makeFolder()
  for (const name of ['.score.ts.swp', 'score.ts~', '#score.ts#', '4913', 'score.ts.123.tmp'])
    writeFileSync(join(folder, name), '')
  symlinkSync('ana@ici.1234', join(folder, '.#score.ts'))
  expect(startTcr(folder).ok).toBe(true)
  expect(committed(folder)).toEqual(['règle.ts', 'score.test.ts', 'score.ts'])
  expect(revert(folder)).toEqual([])
  expect(lstatSync(join(folder, '.#score.ts')).isSymbolicLink()).toBe(true)
})

test(
  'a program is brought back by any name; the tests and a new file stay, and what was written is kept',
  need('git'),
  () => {
    const folder = makeFolder()
    startTcr(folder)
    for (const name of ['règle.ts', 'score.test.ts', 'nouveau.ts']) writeFileSync(join(folder, name), 'après')
    const copies = revert(folder).map(copy => join(ROOT, copy))
    onTestFinished(() => {
      for (const copy of copies) rmSync(dirname(copy), { recursive: true, force: true })
    })
    expect(copies.map(copy => readFileSync(copy, 'utf8'))).toEqual(['après'])
    expect(['règle.ts', 'score.test.ts', 'nouveau.ts'].map(name => readFileSync(join(folder, name), 'utf8'))).toEqual([
      'avant',
      'après',
      'après',
    ])
  },
)

test('a repository whose making, or whose commit, was cut short is mended', need('git'), () => {
  const folder = makeFolder()
  mkdirSync(join(folder, '.git'))
  writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/main\n')
  expect(startTcr(folder).ok).toBe(true)
  writeFileSync(join(folder, '.git/index.lock'), '')
  writeFileSync(join(folder, 'score.ts'), 'après')
  expect(commit(folder, 'green')).toMatchObject({ failed: expect.stringContaining('index.lock') })
  expect(startTcr(folder).ok).toBe(true)
  expect(existsSync(join(folder, '.git/index.lock'))).toBe(false)
  expect(git(folder, 'show', 'HEAD:score.ts').out).toBe('après')
})
