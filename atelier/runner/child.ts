// The warm process: Vitest started once, then a batch of jobs a request. It runs code that may never end, so its
// parent watches it and kills it; it ends by itself when the parent is gone.

import { join } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { listSteps, ROOT } from '../course.ts'
import { redirect } from '../targets.ts'
import { jobOf, markJob } from './job-mark.ts'
import { preflight } from './preflight.ts'
import { emit, rawError, type Problem, type RawError, type Request } from './protocol.ts'
import { spareThread } from './spare-thread.ts'
import { testedBy } from './tested.ts'

let request: Request = { id: 0, jobs: [] }

const vitest = await startVitest()
process.on('message', (asked: Request) => void run(asked))
process.on('disconnect', () => process.exit())
emit({ kind: 'ready' })

async function run(asked: Request): Promise<void> {
  request = asked
  const checked = asked.jobs.map((asked, job): Problem => ({ job, fault: preflight(testedBy(asked)) }))
  const { problems, lost } = await runTests(checked.filter(({ fault }) => !fault).map(({ job }) => job))
  emit({ kind: 'done', request: asked.id, problems: [...checked.filter(({ fault }) => fault), ...problems], lost })
}

async function runTests(jobs: number[]): Promise<{ problems: Problem[]; lost?: RawError }> {
  if (jobs.length === 0) return { problems: [] }
  forgetModules()
  const project = vitest.getRootProject()
  const specifications = jobs.map(job => project.createSpecification(markJob(testedBy(request.jobs[job]!).tests, job)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  return { problems: testModules.flatMap(problemsOf), lost: unhandledErrors.map(error => rawError(error))[0] }
}

function problemsOf(module: TestModule): Problem[] {
  const [error] = module.errors()
  return error ? [{ job: jobOf(module.moduleId)!, error: rawError(error) }] : []
}

function startVitest(): Promise<Vitest> {
  return createVitest(
    'test',
    {
      root: ROOT,
      config: false,
      watch: false,
      include: ['steps/*/*.test.ts'],
      pool: { name: 'spare-thread', createPoolWorker: spareThread },
      isolate: false,
      maxWorkers: 1,
      runner: join(import.meta.dirname, 'step-runner.ts'),
      reporters: [{}],
      cache: false,
      testTimeout: 0,
    },
    {
      plugins: [redirect(listSteps(), number => request.jobs[number] && testedBy(request.jobs[number]))],
      server: { watch: null },
      logLevel: 'silent',
    },
  )
}

/** The files of the steps change, and the targets too; the kit and the packages stay as they are. */
function forgetModules(): void {
  for (const { vite } of vitest.projects) {
    for (const { moduleGraph } of Object.values(vite.environments)) {
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (jobOf(id) !== undefined) moduleGraph.invalidateModule(module)
    }
  }
}
