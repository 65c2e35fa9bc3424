// What a wrong program does, as hashes: one for each red test, made of the test's name and of what was obtained there.
// Two programs with the same hashes behave alike on everything the step tests.

import { createHash } from 'node:crypto'
import { essentiel } from '../dessin/faits.ts'
import { redTests, type StepResult, type TestResult } from '../runner/result.ts'

/** In the order of the tests. A test that did not run says nothing. */
export function signatureOf(result: StepResult): string[] {
  return redTests(result).filter(({ state }) => state !== 'not-run').map(hashOf)
}

export function hashOf({ group, title, state, faits }: TestResult): string {
  const behaviour = JSON.stringify([group, title, state, faits && state !== 'not-begun' ? essentiel(faits) : null])
  return createHash('sha256').update(behaviour).digest('hex').slice(0, 10)
}
