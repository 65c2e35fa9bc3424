// One job of the light runner, in its thread: loads the tests, runs them one by one, and says what Vitest would say.

import { currentGuard, setGuard } from './guard.ts'
import { hearConsole, makeRoom } from './print.ts'
import { emit, rawError, type Problem } from './protocol.ts'
import { collect, runTest, type StandInTest } from './stand-in.ts'

export { rawError }

/** Gives what kept the tests from running. A test that is known to be green is not run. */
export async function runJob(
  job: number,
  load: () => void,
  isGreen: (test: number) => boolean,
): Promise<Problem | undefined> {
  makeRoom()
  setGuard(undefined)
  hearConsole()
  emit({ kind: 'job', job })
  try {
    await runAll(collect(load), isGreen)
    return undefined
  } catch (error) {
    return { job, error: rawError(error) }
  }
}

async function runAll(tests: StandInTest[], isGreen: (test: number) => boolean): Promise<void> {
  if (tests.length === 0) throw new Error('No test suite found')
  emit({ kind: 'collected', tests: tests.map(({ title, suite }, n) => ({ id: `${n}`, group: suite.name, title })) })
  for (const [n, test] of tests.entries()) {
    makeRoom()
    currentGuard()?.begin(test.suite.name)
    emit({ kind: 'started', id: `${n}` })
    const start = performance.now()
    const isKnown = isGreen(n)
    const red = isKnown ? undefined : await runTest(test)
    const ms = isKnown ? 0 : performance.now() - start
    const error = currentGuard()?.end() ?? (red && rawError(red.error))
    emit({ kind: 'finished', id: `${n}`, passed: !error, ...(error ? { error } : {}), ms })
  }
}

/** Test by test, which exports of the program a green one touches, in a run that nobody hears of. */
export async function touchedBy(load: (touch: (name: string) => void) => void): Promise<(string[] | undefined)[]> {
  let touched = new Set<string>()
  const tests = collect(() => load(name => touched.add(name)))
  const whileLoading = [...touched]
  const all: (string[] | undefined)[] = []
  for (const test of tests) {
    touched = new Set(whileLoading)
    all.push((await runTest(test)) ? undefined : [...touched])
  }
  return all
}
