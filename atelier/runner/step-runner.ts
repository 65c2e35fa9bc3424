// Runs inside Vitest's worker thread, beside the learner's code: says which test starts and how it ended.

import { TestRunner, type RunnerTask, type RunnerTestCase, type RunnerTestFile } from 'vitest'
import { currentGuard, setGuard } from './guard.ts'
import { jobOf } from './job-mark.ts'
import { hearConsole, makeRoom } from './print.ts'
import { emit, rawError } from './protocol.ts'

export default class StepRunner extends TestRunner {
  onBeforeCollect(paths: string[]): void {
    makeRoom()
    setGuard(undefined)
    hearConsole()
    emit({ kind: 'job', job: jobOf(paths[0]!) ?? 0 })
  }

  onCollected(files: RunnerTestFile[]): void {
    const tests = files.flatMap(file => allTests(file.tasks))
    emit({
      kind: 'collected',
      tests: tests.map(test => ({ id: test.id, group: test.suite?.name ?? '', title: test.name })),
    })
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test)
    makeRoom()
    currentGuard()?.begin(test.suite?.name ?? '')
    emit({ kind: 'started', id: test.id })
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test)
    const { state, errors, duration = 0 } = test.result ?? {}
    const stopped = currentGuard()?.end()
    const error = stopped ?? (errors?.[0] && rawError(errors[0]))
    emit({ kind: 'finished', id: test.id, passed: state === 'pass' && !stopped, error, ms: duration })
    // Told already: Vitest would send it once more and map its stack for nobody, which takes longer than the test.
    if (test.result) test.result.errors = []
  }
}

function allTests(tasks: RunnerTask[]): RunnerTestCase[] {
  return tasks.flatMap(task => (task.type === 'test' ? (isWaiting(task) ? [] : [task]) : allTests(task.tasks)))
}

/** `test.todo` and `test.skip` are a list of things to come: neither red nor green. */
const isWaiting = ({ mode }: RunnerTestCase) => mode === 'todo' || mode === 'skip'
