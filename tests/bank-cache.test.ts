// What was run before on the same files is not run again; what changed is; and a broken memory changes nothing.

import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runRemembered } from '../atelier/diagnosis/bank-cache.ts'
import { isGreen } from '../atelier/runner/result.ts'
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
