// What a wrong program does, as hashes: one for each red test, made of the test's name and of what was obtained there.
// Two programs with the same hashes behave alike on everything the step tests. A hash begins with its test's own mark.

import { createHash } from 'node:crypto'
import { essentiel } from '../dessin/faits.ts'
import { redTests, type StepResult, type TestResult } from '../runner/result.ts'

/** In the order of the tests. A test that did not run, or whose function is still to be written, says nothing. */
export function signatureOf(result: StepResult): string[] {
  return redTests(result)
    .filter(test => !isSilent(test))
    .map(hashOf)
}

/** The marks of the tests that say nothing yet. */
export function silentMarks(result: StepResult): Set<string> {
  return new Set(result.tests.filter(isSilent).map(markOf))
}

export const markIn = (hash: string) => hash.split('.')[0]!

const isSilent = ({ state }: TestResult) => state === 'not-run' || state === 'not-begun'
const digest = (value: unknown, length: number) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, length)
const markOf = ({ group, title }: TestResult) => digest([group, title], 6)

export function hashOf(test: TestResult): string {
  const { group, title, state, faits } = test
  return `${markOf(test)}.${digest([group, title, state, faits ? essentiel(faits) : null], 10)}`
}
