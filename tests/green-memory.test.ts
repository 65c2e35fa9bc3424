// `npm test` runs again whatever may have changed: any file, the machine, and what was skipped.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { TestModule } from 'vitest/node'
import { readGreen, rememberGreen, treeKey } from './green-memory.ts'

function smallTree(): string {
  const root = mkdtempSync(join(tmpdir(), 'reversi-arbre-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['steps', 'docs', '.cache']) mkdirSync(join(root, folder))
  writeFileSync(join(root, 'steps', 'a.ts'), 'a')
  return root
}

test('the key changes with any file, wherever it is, but not with what is made here', () => {
  const root = smallTree()
  const key = () => treeKey(root, {})
  const first = key()
  writeFileSync(join(root, '.cache', 'bank.json'), '{}')
  expect(key()).toBe(first)
  writeFileSync(join(root, 'docs', 'a.md'), '')
  const second = key()
  expect(second).not.toBe(first)
  writeFileSync(join(root, 'steps', 'a.ts'), 'b')
  expect(key()).not.toBe(second)
})

test('the key changes with the machine: its programs, its language', () => {
  const root = smallTree()
  const keys = [{}, { PATH: '/bin' }, { PATH: '/bin', LANG: 'fr' }, { PATH: '/bin', REVERSI_SILENCE_MS: '1' }]
  expect(new Set(keys.map(env => treeKey(root, env))).size).toBe(keys.length)
  expect(treeKey(root, { npm_config_cache: 'x' })).toBe(treeKey(root, {}))
})

test('only a file that was green to its last test is remembered, under its key alone', async () => {
  const root = smallTree()
  const memory = join(root, '.cache', 'green.json')
  const module = (name: string, state: string, ...tests: string[]) =>
    ({
      moduleId: join(root, name),
      state: () => state,
      children: { allTests: () => tests.map(each => ({ result: () => ({ state: each }) })) },
    }) as unknown as TestModule
  const modules = [
    module('green.test.ts', 'passed', 'passed', 'passed'),
    module('skipped.test.ts', 'passed', 'passed', 'skipped'),
    module('red.test.ts', 'failed', 'passed', 'failed'),
  ]
  await rememberGreen(root, memory, 'k').onTestRunEnd?.(modules, [], 'failed')
  expect(readGreen(memory, 'k')).toEqual(['green.test.ts'])
  expect(readGreen(memory, 'other')).toEqual([])
  writeFileSync(memory, 'not a memory')
  expect(readGreen(memory, 'k')).toEqual([])
})
