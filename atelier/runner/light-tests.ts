// One job of the light runner, in its thread: loads the tests, runs them one by one, and says what Vitest would say.

import { hearConsole, makeRoom } from './print.ts'
import { emit, rawError, type Problem } from './protocol.ts'
import { collect, runTest } from './stand-in.ts'

export { rawError }

/** Gives what kept the tests from running. */
export async function runJob(job: number, load: () => void): Promise<Problem | undefined> {
  makeRoom()
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
    emit({ kind: 'started', id: `${n}` })
    const start = performance.now()
    const red = await runTest(test)
    const ms = performance.now() - start
    emit({ kind: 'finished', id: `${n}`, passed: !red, ...(red ? { error: rawError(red.error) } : {}), ms })
  }
}
