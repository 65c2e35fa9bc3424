// npm run doctor: what the machine lacks is seen, and each lack has its remedy.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browser, node, terminal, writing } from '../atelier/doctor/checks.ts'
import { runProgram } from './run-command.ts'

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
  const empty = mkdtempSync(join(tmpdir(), 'reversi-vide-'))
  expect(browser({ PATH: empty }, 'linux')).toMatchObject({ state: 'worth' })
  rmSync(empty, { recursive: true })
  expect(terminal({ isTTY: true, columns: 40 })).toMatchObject({ state: 'worth', detail: '40' })
  expect(terminal({ isTTY: true, columns: 80 })).toMatchObject({ state: 'good' })
  expect(terminal({})).toMatchObject({ state: 'worth', detail: '' })
})

test('the command looks at everything, for a person and for a program', () => {
  const { status, out } = runProgram('doctor', ['--lang', 'fr'])
  expect(status).toBe(0)
  expect(out).toContain('Tes fichiers peuvent être écrits.')
  expect(out).toContain('Les tests tournent')
  expect(
    out
      .trim()
      .split('\n')
      .every(line => /^(bien|gêne) {2,}\S/.test(line)),
  ).toBe(true)
})
