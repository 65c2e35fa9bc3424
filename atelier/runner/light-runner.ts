// A runner for the course's own tests, because starting Vitest takes longer than running them: for every screen, for
// the desk and for the bank of mistakes. What asks more of Vitest than its stand-in has is left to Vitest.

import { isAbsolute } from 'node:path'
import { fileOf, type Target } from '../targets.ts'
import { startChild, type Child } from './child-process.ts'
import { codeOf, isShared, LIGHT_TESTS, linksOf, writtenLines, type Code, type Links } from './light-modules.ts'
import { preflight } from './preflight.ts'
import type { Event, Job, Problem, RawError, Request } from './protocol.ts'
import { openRunner, type Runner } from './runner.ts'
import { testedBy } from './tested.ts'

/** Where it begins, for whoever remembers what it said. */
export const LIGHT_RUNNER = ['runner/light-runner.ts', 'runner/light-child.mjs', 'runner/light-thread.mjs']

/** Tests, and the program that they test. */
type Linked = { entry: string; links: Links; program: string }

/** As `light-thread.mjs` reads it. */
type LightRequest = {
  id: number
  codes: Record<string, string>
  shared: string[]
  fixed: string[]
  packages: string[]
  runner: string
  jobs: (Linked & { job: number; reference?: Linked })[]
}

type LightOptions = { silence?: number; shelter?: string[] }

/** `shelter`: an outer layer around the processes, as `startChild` takes it. */
export function openLightRunner({ silence, shelter }: LightOptions = {}): Runner {
  const light = openRunner({ silence, start: () => startLightChild(shelter) })
  const vitest = openRunner({ silence, start: () => startChild({ shelter }) })
  async function runJobs(jobs: Job[]) {
    const isLight = await Promise.all(jobs.map(job => canBeLight(job)))
    const [quick, others] = [true, false].map(wanted => jobs.filter((_, n) => isLight[n] === wanted))
    const results = new Map([
      ...(await light.runJobs(quick!)).map((result, n) => [quick![n]!, result] as const),
      ...(await vitest.runJobs(others!)).map((result, n) => [others![n]!, result] as const),
    ])
    return jobs.map(job => results.get(job)!)
  }
  return {
    warm: light.warm,
    runJobs,
    runStep: async (step: string, target: Target = { kind: 'learner' }) => (await runJobs([{ step, target }]))[0]!,
    close: async () => void (await Promise.all([light.close(), vitest.close()])),
    abandon: async () => void (await Promise.all([light.abandon(), vitest.abandon()])),
  }
}

/**
 * A program that does not even parse is told without running; one that esbuild cannot turn, or that imports by an
 * absolute path, is left to Vitest.
 */
async function canBeLight(job: Job): Promise<boolean> {
  if (job.tests !== undefined) return false
  const tested = testedBy(job)
  if (preflight(tested)) return true
  const links = linksOf(tested)
  if (!links || Object.values(links).flatMap(Object.keys).some(isAbsolutePath)) return false
  return Promise.all(Object.keys(links).map(codeOf)).then(
    () => true,
    () => false,
  )
}

const isAbsolutePath = (wanted: string) => isAbsolute(wanted) || wanted.startsWith('file:')

function startLightChild(shelter?: string[]): Child {
  const child = startChild<LightRequest>({ script: 'light-child.mjs', shelter })
  return {
    kill: child.kill,
    async ask({ id, jobs }: Request, silence, told) {
      const problems = jobs.flatMap((asked, job): Problem[] => {
        const fault = preflight(testedBy(asked))
        return fault ? [{ job, fault }] : []
      })
      const wanted = jobs.flatMap((asked, job) =>
        problems.some(problem => problem.job === job) ? [] : [link(asked, job)],
      )
      if (wanted.length === 0) return { ending: 'done', problems }
      const codes = await codesOf(
        wanted.flatMap(({ links, reference }) => [links, reference?.links ?? {}].flatMap(Object.keys)),
      )
      const outcome = await child.ask(requestFor(id, wanted, codes), silence, event => told(asWritten(event, codes)))
      const found = outcome.problems.map(({ error, ...problem }) => ({ ...problem, error: written(error, codes) }))
      return { ...outcome, problems: [...problems, ...found] }
    },
  }
}

function link(asked: Job, job: number): LightRequest['jobs'][number] {
  const reference = asked.brief ? { reference: linked({ ...asked, target: { kind: 'solution' } }) } : {}
  return { job, ...linked(asked), ...reference }
}

function linked(asked: Job): Linked {
  const tested = testedBy(asked)
  const { step, target, tests } = tested
  return { entry: tests, links: linksOf(tested)!, program: fileOf(step, step, target) }
}

async function codesOf(files: string[]): Promise<Record<string, Code>> {
  const codes = await Promise.all([...new Set(files)].map(async file => [file, await codeOf(file)] as const))
  return Object.fromEntries(codes)
}

function requestFor(id: number, jobs: LightRequest['jobs'], codes: Record<string, Code>): LightRequest {
  const meant = jobs.flatMap(({ links }) => Object.values(links).flatMap(imports => Object.values(imports)))
  return {
    id,
    codes: Object.fromEntries(Object.entries(codes).map(([file, { code }]) => [file, code])),
    shared: Object.keys(codes).filter(isShared),
    fixed: Object.keys(codes).filter(file => codes[file]!.isFixed),
    packages: [...new Set(meant)].filter(name => !(name in codes)),
    runner: LIGHT_TESTS,
    jobs,
  }
}

const asWritten = (event: Event, codes: Record<string, Code>): Event =>
  event.kind === 'finished' && event.error ? { ...event, error: written(event.error, codes) } : event

function written<E extends RawError | undefined>(error: E, codes: Record<string, Code>): E {
  if (!error) return error
  const { stack, cause } = error
  return {
    ...error,
    ...(stack ? { stack: writtenLines(stack, codes) } : {}),
    ...(cause ? { cause: written(cause, codes) } : {}),
  }
}
