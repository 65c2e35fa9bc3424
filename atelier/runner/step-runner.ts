// Runs inside Vitest's worker thread, beside the learner's code: says which test starts and how it ended.

import { TestRunner, type RunnerTask, type RunnerTestCase, type RunnerTestFile } from 'vitest'
import { emit, rawError } from './protocol.ts'

export default class StepRunner extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    const tests = files.flatMap(file => allTests(file.tasks))
    emit({ kind: 'collected', tests: tests.map(test => ({ id: test.id, group: test.suite?.name ?? '', title: test.name })) })
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test)
    emit({ kind: 'started', id: test.id })
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test)
    const { state, errors, duration = 0 } = test.result ?? {}
    const error = errors?.[0] && rawError(errors[0])
    emit({ kind: 'finished', id: test.id, passed: state === 'pass', error, ms: duration })
  }
}

function allTests(tasks: RunnerTask[]): RunnerTestCase[] {
  return tasks.flatMap(task => (task.type === 'test' ? [task] : allTests(task.tasks)))
}
