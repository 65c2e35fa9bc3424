// The light runner says what Vitest says, test by test: here of what no program of the course does. Of the references
// and the other solutions: starters-and-references.test.ts; of a tenth of the bank: bank.test.ts.

import { afterAll, describe, expect, test } from 'vitest'
import { findStep, mistakes, solutionFile } from '../atelier/course.ts'
import { openLightRunner } from '../atelier/runner/light-runner.ts'
import { openRunner } from '../atelier/runner/runner.ts'
import type { Job } from '../atelier/runner/protocol.ts'
import { said } from './in-vitest.ts'
import { coupValideWith, scratchFolder } from './scratch.ts'

const scratch = scratchFolder()
const light = openLightRunner({ silence: 2000 })
const vitest = openRunner({ silence: 2000 })
afterAll(() => Promise.all([light.close(), vitest.close()]))

test('briefly, only what touches a function of the program’s own is run, and the verdict is the same', async () => {
  const [file] = mistakes(findStep('07'))
  const job: Job = { step: '07', target: { kind: 'file', file: file! } }
  const [brief, whole] = await light.runJobs([{ ...job, brief: true }, job])
  expect(said(brief!)).toEqual(said(whole!))
  const [left, run] = [brief!.tests.filter(({ ms }) => ms === 0), brief!.tests.filter(({ ms }) => ms > 0)]
  expect(left.length).toBeGreaterThan(0)
  expect(run.filter(({ state }) => state === 'wrong').length).toBeGreaterThan(0)
  expect(whole!.tests.filter(({ ms }) => ms === 0)).toEqual([])
})

describe('what no program of the course does', () => {
  const absolute = solutionFile(findStep('03')).replaceAll('\\', '/')
  const PROGRAMS = {
    'prints and throws': coupValideWith(
      "console.log('je joue', i, j)\n  return grille[9]![0]!.length",
      "console.log('bonjour')",
    ),
    'leaves with process.exit': coupValideWith('process.exit(0)'),
    'throws no error': coupValideWith("throw 'rien'"),
    'throws at import': coupValideWith('return false', "throw new Error('aïe')"),
    'does not parse': coupValideWith('return [[i, j]'),
    'lacks its export': coupValideWith('return false').replace('export function', 'function'),
    'promises and forgets': coupValideWith("void Promise.reject(new Error('perdu'))\n  return false"),
    'imports by an absolute path': `export { coupValide } from '${absolute}'\n`,
    'imports no package there is': coupValideWith('return rien', "import rien from 'nulle-part'"),
    'imports a package': coupValideWith('return existsSync(".") && false', "import { existsSync } from 'node:fs'"),
    'changes what it exports': coupValideWith('suite++\n  return suite > 3 ? [] : false', 'export let suite = 0'),
  }

  test.for(Object.entries(PROGRAMS))('%s', async ([name, text]) => {
    const job: Job = { step: '03', target: { kind: 'file', file: scratch(`${name.replaceAll(' ', '-')}.ts`, text) } }
    const [here, there] = await Promise.all([light.runJobs([job]), vitest.runJobs([job])])
    expect(said(here[0]!)).toEqual(said(there[0]!))
  })

  test.for([
    ['loops in a call', coupValideWith("while (true) console.log('encore')")],
    ['loops at import', coupValideWith('return false', 'while (true) {}')],
    ['kills its process', coupValideWith("process.kill(process.pid, 'SIGKILL')\n  return false")],
    [
      'eats all memory',
      coupValideWith('const tas: number[][] = []\n  while (true) tas.push(Array(1_000_000).fill(i))'),
    ],
  ] as const)('%s: only that program pays for it', async ([name, text]) => {
    const file = scratch(`${name.replaceAll(' ', '-')}.ts`, text)
    const right: Job = { step: '03', target: { kind: 'solution' } }
    const [before, stopped, after] = await light.runJobs([right, { step: '03', target: { kind: 'file', file } }, right])
    expect([before!, after!].map(({ tests }) => tests.every(({ state }) => state === 'passed'))).toEqual([true, true])
    expect(stopped!.fault?.kind ?? stopped!.tests[0]!.state).toMatch(/endless|crashed/)
    expect(stopped!.tests.some(({ state }) => state === 'passed')).toBe(false)
  })
})
