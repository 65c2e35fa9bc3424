// The starter fails with « À FAIRE » everywhere; the reference and every second solution pass, in Vitest as in the
// light runner; only bodies differ.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { listSteps, otherSolutions, ROOT, solutionFile, starterFile, stepFile, type Step } from '../atelier/course.ts'
import { runInLanes } from '../atelier/runner/lanes.ts'
import type { Job } from '../atelier/runner/protocol.ts'
import { isGreen, redTests, type StepResult } from '../atelier/runner/result.ts'
import { readSource } from '../atelier/source.ts'
import { runInVitest, said } from './in-vitest.ts'

/** The starter as it came: the learner's own file may be further by now. */
function starterOf(step: Step): string {
  const file = join(ROOT, '.cache', 'starters', step.folder, `${step.name}.ts`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, readFileSync(starterFile(step), 'utf8'))
  return file
}

const jobOf = (step: Step, file: string): Job => ({ step: step.folder, target: { kind: 'file', file } })
const starters = listSteps().map(step => jobOf(step, starterOf(step)))
const right = listSteps().flatMap(step => [solutionFile(step), ...otherSolutions(step)].map(file => jobOf(step, file)))
let light: StepResult[]
let inVitest: StepResult[]
beforeAll(async () => {
  ;[light, inVitest] = await Promise.all([runInLanes([...starters, ...right], 1), runInVitest(right)])
})

const resultOf = (step: Step, file: string, results = light) =>
  results.find(result => result.step === step.folder && result.file === file)!

describe.for(listSteps())('$folder', step => {
  test('every test of the starter waits to be written', () => {
    const { tests, fault } = resultOf(step, starterOf(step))
    expect(fault).toBeUndefined()
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter(({ state }) => state !== 'not-begun')).toEqual([])
  })

  test.for([solutionFile(step), ...otherSolutions(step)].map(file => [basename(file), file] as const))(
    '%s passes',
    ([, file]) => {
      const result = resultOf(step, file)
      expect(redTests(result)).toEqual([])
      expect(isGreen(result)).toBe(true)
      expect(said(resultOf(step, file, inVitest))).toEqual(said(result))
    },
  )

  test('the starter is the reference without its bodies', () => {
    const starter = readFileSync(starterFile(step), 'utf8').split('\n')
    const reference = readFileSync(solutionFile(step), 'utf8').split('\n')
    // Line after line: what the starter says stands in the reference too, in the same order.
    let place = -1
    const strangers = starter.filter(
      line => !line.includes('À FAIRE') && (place = reference.indexOf(line, place + 1)) === -1,
    )
    expect(strangers).toEqual([])
  })

  test('starter and reference export the same names', () => {
    const [starter, reference] = [starterOf(step), solutionFile(step)].map(readSource)
    expect(reference!.fault ?? starter!.fault).toBeUndefined()
    expect((starter as { exports: string[] }).exports).toEqual((reference as { exports: string[] }).exports)
  })

  test('the starter that reset brings back is the one that is there (npm run generate)', () => {
    const [kept, there] = [starterFile(step), stepFile(step)].map(file => readFileSync(file, 'utf8'))
    const toWrite = (text = '') => text.split("Error('À FAIRE").length
    if (toWrite(there) === toWrite(kept)) expect(there).toBe(kept)
  })

  test('each body to write names its own function', () => {
    const starter = readFileSync(starterFile(step), 'utf8')
    const bodies = [
      ...starter.matchAll(
        /^export (?:async )?function (\w+)\((?:(?!\n\})[^])*?\{\n {2}throw new Error\('À FAIRE : (\w+)'\)\n\}/gm,
      ),
    ]
    expect(bodies.length).toBe(starter.split("Error('À FAIRE").length - 1)
    expect(bodies.length).toBeGreaterThan(0)
    expect(bodies.filter(([, name, body]) => name !== body)).toEqual([])
  })
})
