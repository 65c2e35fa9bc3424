// The parent's side: keeps one warm child, follows its events, and puts an end to programs that have none.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Readable } from 'node:stream'
import { env, execPath, kill as killGroup, platform } from 'node:process'
import { findStep, ROOT } from '../course.ts'
import { fileOf, type Target } from '../targets.ts'
import { preflight } from './preflight.ts'
import { EVENTS_FD, type Event, type Request } from './protocol.ts'
import { emptyStory, endStory, tell, type Ending } from './story.ts'
import type { StepResult } from './result.ts'

export type Runner = {
  /** Starts the warm process ahead of the first run. */
  warm(): void
  runStep(step: string, target?: Target): Promise<StepResult>
  close(): Promise<void>
}

/** How long a test may stay silent before it is called endless. */
export const SILENCE_MS = Number(env.REVERSI_SILENCE_MS) || 5000

type Child = { process: ChildProcess; lines: Interface; ready: Promise<unknown> }

export function openRunner({ silence = SILENCE_MS } = {}): Runner {
  let child: Child | undefined
  let requests = 0
  let queue: Promise<unknown> = Promise.resolve()

  const warm = () => { child ??= startChild() }
  const dismiss = async () => {
    if (child) await kill(child)
    child = undefined
  }

  async function runNow(name: string, target: Target): Promise<StepResult> {
    const started = performance.now()
    const step = findStep(name)
    const file = fileOf(step, step, target, ROOT)
    const fault = preflight(step, target, ROOT)
    const result = (rest: Pick<StepResult, 'tests' | 'fault' | 'log'>) =>
      ({ step: step.folder, file, ...rest, ms: performance.now() - started })
    if (fault) return result({ tests: [], fault, log: '' })
    warm()
    const story = emptyStory(file)
    const ending = await follow(child!, { id: ++requests, step: step.folder, target }, silence, event => tell(story, event))
    if (ending !== 'done') await dismiss()
    return result(endStory(story, ending))
  }

  return {
    warm,
    runStep(step, target = { kind: 'learner' }) {
      const run = queue.then(() => runNow(step, target))
      queue = run.catch(() => undefined)
      return run
    },
    async close() {
      await queue
      await dismiss()
    },
  }
}

function startChild(): Child {
  const process = spawn(execPath, ['--import', 'tsx', join(import.meta.dirname, 'child.ts')], {
    cwd: ROOT,
    detached: platform !== 'win32',
    stdio: ['ignore', 'ignore', env.REVERSI_DEBUG ? 'inherit' : 'ignore', 'pipe', 'ipc'],
    env: cleanEnvironment(),
  })
  const lines = createInterface({ input: process.stdio[EVENTS_FD] as Readable })
  return { process, lines, ready: Promise.race([once(lines, 'line'), once(process, 'exit')]) }
}

/** The warm process is a Vitest of its own, also when a Vitest asks for it. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { VITEST, VITEST_MODE, VITEST_POOL_ID, VITEST_WORKER_ID, NODE_ENV, NODE_OPTIONS, TEST, ...rest } = env
  return rest
}

/** One run, event by event, until it is done, silent for too long, or dead. */
async function follow({ process, lines, ready }: Child, request: Request, silence: number, told: (event: Event) => void): Promise<Ending> {
  await ready
  if (hasEnded(process)) return 'died'
  return new Promise(settle => {
    let timer: NodeJS.Timeout
    const end = (ending: Ending) => {
      clearTimeout(timer)
      lines.off('line', hear)
      process.off('exit', died)
      settle(ending)
    }
    const died = () => end('died')
    const listen = () => {
      clearTimeout(timer)
      timer = setTimeout(() => { end('silent') }, silence)
    }
    const hear = (line: string) => {
      listen()
      const event = JSON.parse(line) as Event
      told(event)
      if (event.kind === 'done' && event.request === request.id) end('done')
    }
    lines.on('line', hear)
    process.on('exit', died)
    process.send(request)
    listen()
  })
}

/** The whole group: the process, its worker threads, and whatever the program started. */
async function kill({ process: { pid }, process }: Child): Promise<void> {
  if (hasEnded(process)) return
  const gone = once(process, 'exit')
  if (platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'])
  else killGroup(-pid!, 'SIGKILL')
  await gone
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
