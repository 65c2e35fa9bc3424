// The parent's side: keeps one warm child, follows its events, and puts an end to programs that have none.

import { fileOf, type Target } from '../targets.ts'
import { startChild, type Child, type Outcome } from './child-process.ts'
import type { Job, Request } from './protocol.ts'
import type { StepResult } from './result.ts'
import { emptyStory, endStory, tell, type Story } from './story.ts'
import { testedBy } from './tested.ts'

export type Runner = {
  /** Starts the warm process ahead of the first run. */
  warm(): void
  runStep(step: string, target?: Target): Promise<StepResult>
  /** Many jobs in one go, in one warm thread; an endless one costs only itself. */
  runJobs(jobs: Job[]): Promise<StepResult[]>
  close(): Promise<void>
  /** Closes at once: nobody waits any more for what still runs, and nobody hears of it. */
  abandon(): Promise<void>
}

export type RunnerOptions = { silence?: number | undefined; start?: () => Child }

/** How long a test may stay silent before it is called endless. */
export const SILENCE_MS = Number(process.env.REVERSI_SILENCE_MS) || 5000

/** `start` gives the process that runs the jobs: Vitest, unless it is said otherwise. */
export function openRunner({ silence = SILENCE_MS, start = () => startChild({}) }: RunnerOptions = {}): Runner {
  let child: Child | undefined
  let requests = 0
  let queue: Promise<unknown> = Promise.resolve()
  let isAbandoned = false

  const warm = () => {
    child ??= start()
  }
  const dismiss = async () => {
    await child?.kill()
    child = undefined
  }

  /**
   * Runs what it can in one request; a job that had to be stopped is told, and the jobs after it are asked for again.
   */
  async function runAll(jobs: Job[]): Promise<StepResult[]> {
    const results: StepResult[] = []
    let left = jobs.map((job, place) => ({ job, place }))
    while (left.length > 0) {
      if (isAbandoned) return new Promise(() => {})
      warm()
      const told = await follow(child!, { id: ++requests, jobs: left.map(({ job }) => job) }, silence)
      if (told.some(result => result?.stopped)) await dismiss()
      told.forEach((result, n) => {
        if (result) results[left[n]!.place] = result.result
      })
      left = left.filter((_, n) => !told[n])
    }
    return isAbandoned ? new Promise(() => {}) : results
  }

  const runJobs = (jobs: Job[]) => {
    const run = queue.then(() => runAll(jobs))
    queue = run.catch(() => undefined)
    return run
  }

  return {
    warm,
    runJobs,
    runStep: async (step, target = { kind: 'learner' }) => (await runJobs([{ step, target }]))[0]!,
    async close() {
      await queue
      await dismiss()
    },
    async abandon() {
      isAbandoned = true
      await dismiss()
    },
  }
}

/** What became of a job; nothing at all when another one stopped the run before it began. */
type Told = { result: StepResult; stopped: boolean } | undefined

async function follow(child: Child, request: Request, silence: number): Promise<Told[]> {
  const stories = request.jobs.map(job => {
    const { step, target } = testedBy(job)
    return emptyStory(step.folder, fileOf(step, step, target), job.tests)
  })
  const begun: number[] = []
  let heard = performance.now()
  const outcome = await child.ask(request, silence, event => {
    const current = stories[begun.at(-1) ?? 0]!
    current.ms += performance.now() - heard
    heard = performance.now()
    if (event.kind === 'job') begun.push(event.job)
    else tell(current, event)
  })
  return conclude(stories, begun, outcome)
}

function conclude(stories: Story[], begun: number[], { ending, problems, lost }: Outcome): Told[] {
  const last = begun.at(-1) ?? 0
  return stories.map((story, job) => {
    const problem = problems.find(problem => problem.job === job)
    if (job !== last && !problem && !begun.includes(job)) return undefined
    const stopped = job === last && ending !== 'done'
    return { result: endStory(story, stopped ? ending : 'done', problem ?? { error: lost }), stopped }
  })
}

/** One run of the learner's step, for a command that ends with it. */
export async function runOnce(step: string, runner: Runner): Promise<StepResult> {
  try {
    return await runner.runStep(step)
  } finally {
    await runner.close()
  }
}
