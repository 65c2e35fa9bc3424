// npm run doctor: what the machine lacks is seen, and each lack has its remedy.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { browser, node, terminal, writing, type Check } from '../atelier/doctor/checks.ts'
import { runProgram } from './run-command.ts'

/** Two machines: one where no program is found, and one with a browser. */
const bare = mkdtempSync(join(tmpdir(), 'reversi-vide-'))
const equipped = mkdtempSync(join(tmpdir(), 'reversi-muni-'))
writeFileSync(join(equipped, 'chromium'), '')
afterAll(() => {
  for (const folder of [bare, equipped]) rmSync(folder, { recursive: true })
})

test('an old Node is refused, a recent one is not', () => {
  expect(['18.20.0', '20.18.9', '20.19.0', '22.0.0'].map(version => node(version).state)).toEqual([
    'bad',
    'bad',
    'good',
    'good',
  ])
})

test('a folder that cannot be written is named', () => {
  expect(writing('/nulle/part')).toMatchObject({ state: 'bad', detail: expect.stringContaining('/nulle/part') })
})

test('a machine without a browser, a narrow terminal, no terminal: awkward, not fatal', () => {
  expect(browser({ PATH: bare }, 'linux')).toMatchObject({ state: 'worth' })
  expect(browser({ PATH: equipped }, 'linux')).toMatchObject({ state: 'good', detail: join(equipped, 'chromium') })
  expect(terminal({ isTTY: true, columns: 40 })).toMatchObject({ state: 'worth', detail: '40' })
  expect(terminal({ isTTY: true, columns: 80 })).toMatchObject({ state: 'good' })
  expect(terminal({})).toMatchObject({ state: 'worth', detail: '' })
})

test.for([
  ['without a browser', bare],
  ['with one', equipped],
] as const)('the command looks at everything, and a long remark hangs under its first line: %s', ([, folder]) => {
  const { status, out } = runProgram('doctor', ['--lang', 'fr'], { PATH: folder })
  expect(status).toBe(0)
  expect(out).toContain('Tes fichiers peuvent être écrits.')
  expect(out).toContain('Les tests tournent')
  const lines = out.trimEnd().split('\n')
  expect(lines.filter(line => !/^(?:bien {4}| {8}|gêne {4})\S/.test(line))).toEqual([])
  expect(lines.filter(line => !line.startsWith(' '))).toHaveLength(6)
})

test('the command says the same for a program', () => {
  const { status, out } = runProgram('doctor', ['--json'], { PATH: bare })
  expect(status).toBe(0)
  expect((JSON.parse(out) as Check[]).map(({ name, state }) => [name, state])).toEqual([
    ['node', 'good'],
    ['writing', 'good'],
    ['watching', expect.stringMatching(/good|worth/)],
    ['running', 'good'],
    ['browser', process.platform === 'linux' ? 'worth' : 'good'],
    ['terminal', 'worth'],
  ])
})
