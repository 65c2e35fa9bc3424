// What the runner says of a program that ends: right, wrong, crashed, or impossible to run.

import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findStep, solutionFile } from '../atelier/course.ts'
import { renderFault } from '../atelier/report/render-result.ts'
import { openRunner } from '../atelier/runner/runner.ts'
import { isGreen, type StepResult } from '../atelier/runner/result.ts'
import { coupValideWith, scratchFolder } from './scratch.ts'

const scratch = scratchFolder()
const runner = openRunner()
afterAll(() => runner.close())

const run = (name: string, text: string) => runner.runStep('03', { kind: 'file', file: scratch(`${name}.ts`, text) })
const states = ({ tests }: StepResult) => [...new Set(tests.map(({ state }) => state))]

describe('a program that can be run', () => {
  test('the reference is green, and again', async () => {
    for (const _ of [1, 2]) expect(isGreen(await runner.runStep('03', { kind: 'solution' }))).toBe(true)
  })

  test('a wrong answer is wrong, with its facts', async () => {
    const { tests } = await run('faux', coupValideWith('return false'))
    expect(tests[0]).toMatchObject({ group: 'coupValide', state: 'wrong', faits: { genre: 'cases', obtenu: 'false' } })
  })

  test('an exception is a crash, with the line that threw', async () => {
    const { tests } = await run('plante', coupValideWith('return grille[9]![0]!.length'))
    expect(tests[0]).toMatchObject({
      state: 'crashed',
      place: { line: 4 },
      faits: { genre: 'exception', nom: 'TypeError' },
    })
  })

  test('what it prints is kept beside the test that printed it', async () => {
    const { tests, log } = await run(
      'bavard',
      coupValideWith("console.log('je joue', i, j)\n  return false", "console.log('bonjour')"),
    )
    expect(tests[0]!.log).toContain('je joue')
    expect(log).toBe('bonjour\n')
  })

  test('process.exit does not pass a test', async () => {
    const result = await run('sort', coupValideWith('process.exit(0)'))
    expect(states(result)).toEqual(['crashed'])
  })

  test('a file that changes is read again', async () => {
    const file = scratch('change.ts', coupValideWith('return false'))
    expect(isGreen(await runner.runStep('03', { kind: 'file', file }))).toBe(false)
    writeFileSync(file, `export * from ${JSON.stringify(solutionFile(findStep('03')))}\n`)
    expect(isGreen(await runner.runStep('03', { kind: 'file', file }))).toBe(true)
  })
})

describe('a program that cannot be run', () => {
  test.for([
    ['syntax', 3, coupValideWith('return false').replace('[] | false {', '[] | false {{').replace('\n\n', '\n')],
    ['missing-export', 3, coupValideWith('return false').replace('export function', 'function')],
    ['unknown-import', 2, coupValideWith('return false', "import { rien } from './rien.ts'")],
    ['throws', 2, coupValideWith('return false', "throw new Error('aïe')")],
    ['not-begun', 2, coupValideWith('return false', "throw new Error('À FAIRE : DIRECTIONS')")],
  ] as const)('%s: file and line', async ([kind, line, text]) => {
    const { fault, tests } = await run(`faute-${kind}`, text)
    expect(tests).toEqual([])
    expect(fault).toMatchObject({ kind })
    expect(basename(fault!.file)).toBe(`faute-${kind}.ts`)
    if (kind !== 'syntax') expect(fault!.line).toBe(line)
  })

  test('is told in one sentence with file and line, in both languages', async () => {
    const { fault } = await run('faute', coupValideWith('return [[i, j]'))
    expect(renderFault(fault!, 'fr')).toMatch(/faute\.ts:5 : TypeScript ne comprend pas cette ligne\. .+$/)
    expect(renderFault(fault!, 'en')).toMatch(/faute\.ts:5: TypeScript does not understand this line\. .+$/)
  })

  test('a file that does not exist', async () => {
    const { fault } = await runner.runStep('03', { kind: 'file', file: '/nulle/part.ts' })
    expect(fault).toMatchObject({ kind: 'missing-file', file: '/nulle/part.ts' })
  })
})
