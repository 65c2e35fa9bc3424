// What was run before on the same files is not run again; what changed is; and a broken memory changes nothing.

import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { runRemembered } from '../atelier/diagnosis/bank-cache.ts'
import { isGreen } from '../atelier/runner/result.ts'
import { machineryOf, reachedFrom } from '../atelier/content-key.ts'
import { ROOT } from '../atelier/course.ts'
import { LIGHT_RUNNER } from '../atelier/runner/light-runner.ts'
import { coupValideWith, scratchFolder } from './scratch.ts'

const scratch = scratchFolder()

test('a result is remembered until its program changes, and a broken memory is not believed', async () => {
  const cache = scratch('bank.json', 'not a memory')
  const file = scratch('faux.ts', coupValideWith('return false'))
  const run = async () => (await runRemembered([{ step: '03', file }], cache))[0]!
  const first = await run()
  expect(first.tests[0]!.state).toBe('wrong')
  // Another answer in the memory: it is given back, so the program was not run.
  writeFileSync(cache, readFileSync(cache, 'utf8').replaceAll('"wrong"', '"passed"'))
  expect((await run()).tests[0]!.state).toBe('passed')
  scratch('faux.ts', coupValideWith('return [[i, j]]'))
  expect(isGreen(await run())).toBe(false)
})

test('what the program imports belongs to it', async () => {
  const cache = scratch('imports.json', '')
  scratch('aide.ts', 'export const reponse = false as const\n')
  const file = scratch('aidee.ts', coupValideWith('return reponse', "import { reponse } from './aide.ts'"))
  const first = async () => (await runRemembered([{ step: '03', file }], cache))[0]!.tests[0]!.faits
  expect(await first()).toMatchObject({ obtenu: 'false' })
  scratch('aide.ts', 'export const reponse = [[0, 0]] as [number, number][]\n')
  expect(await first()).toMatchObject({ obtenu: [[0, 0]] })
})

test('so does whatever reads and runs it, found by its imports', () => {
  const reached = reachedFrom(LIGHT_RUNNER.map(file => join(ROOT, 'atelier', file))).map(file => relative(ROOT, file))
  expect(reached).toEqual(
    expect.arrayContaining(['atelier/source.ts', 'atelier/runner/story.ts', 'atelier/targets.ts']),
  )
  expect(machineryOf(...LIGHT_RUNNER)).not.toBe(machineryOf('source.ts'))
})
