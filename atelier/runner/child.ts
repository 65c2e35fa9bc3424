// The warm process: Vitest started once, then a step a request. It runs code that may never end, so its parent
// watches it and kills it; it ends by itself when the parent is gone.

import { join } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { findStep, listSteps, ROOT, testFile } from '../course.ts'
import { redirect } from '../targets.ts'
import { emit, rawError, type Request } from './protocol.ts'

const steps = listSteps()
let current: Request | undefined

const vitest = await startVitest()
process.on('message', (request: Request) => void run(request))
process.on('disconnect', () => process.exit())
emit({ kind: 'ready' })

async function run(request: Request): Promise<void> {
  current = request
  forgetModules(vitest)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification(request.step)])
  const errors = [...testModules.flatMap(module => module.errors()), ...unhandledErrors]
  emit({ kind: 'done', request: request.id, errors: errors.map(error => rawError(error)) })
}

function startVitest(): Promise<Vitest> {
  return createVitest('test', {
    root: ROOT,
    config: false,
    watch: false,
    include: ['steps/*/*.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    runner: join(import.meta.dirname, 'step-runner.ts'),
    reporters: [{ onUserConsoleLog: ({ taskId, content }) => emit({ kind: 'printed', id: taskId, text: content }) }],
    cache: false,
    testTimeout: 0,
  }, {
    plugins: [redirect(steps, ROOT, () => ({ step: findStep(current!.step), target: current!.target }))],
    server: { watch: null },
    logLevel: 'silent',
  })
}

function specification(step: string): TestSpecification {
  return vitest.getRootProject().createSpecification(testFile(findStep(step)))
}

/** Files change and targets too: only what nobody edits here, the packages, may stay in memory. */
function forgetModules({ projects }: Vitest): void {
  for (const { vite } of projects) {
    for (const { moduleGraph } of Object.values(vite.environments)) moduleGraph.invalidateAll()
  }
}
