// One job of the light runner, in its thread: loads the tests, runs them one by one, and says what Vitest would say.

import { currentGuard, setGuard } from './guard.ts'
import { hearConsole, makeRoom } from './print.ts'
import { emit, rawError, type Problem } from './protocol.ts'
import { collect, runTest } from './stand-in.ts'

export { rawError }

/** Gives what kept the tests from running. */
export async function runJob(job: number, load: () => void): Promise<Problem | undefined> {
  makeRoom()
  setGuard(undefined)
  hearConsole()
  emit({ kind: 'job', job })
  try {
    await runAll(collect(load))
    return undefined
  } catch (error) {
    return { job, error: rawError(error) }
  }
}

async function runAll(tests: ReturnType<typeof collect>): Promise<void> {
  if (tests.length === 0) throw new Error('No test suite found')
  emit({ kind: 'collected', tests: tests.map(({ title, suite }, n) => ({ id: `${n}`, group: suite.name, title })) })
  for (const [n, test] of tests.entries()) {
    makeRoom()
    currentGuard()?.begin(test.suite.name)
    emit({ kind: 'started', id: `${n}` })
    const start = performance.now()
    const red = await runTest(test)
    const ms = performance.now() - start
    const error = currentGuard()?.end() ?? (red && rawError(red.error))
    emit({ kind: 'finished', id: `${n}`, passed: !error, ...(error ? { error } : {}), ms })
  }
}
