// The warm process seen from outside: ask it, listen to it, end it.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Readable } from 'node:stream'
import { ROOT } from '../course.ts'
import { EVENTS_FD, type Event, type Problem, type RawError, type Request } from './protocol.ts'
import type { Ending } from './story.ts'

/** `lost` is an error that belongs to no job: a thread that died, most often. */
export type Outcome = { ending: Ending; problems: Problem[]; lost?: RawError }

/** Until the first job begins nothing of the learner's runs, so a slow machine gets all the time it needs. */
const START_MS = 60_000

/** `R`: how the process wants its requests. */
export type Child<R extends { id: number } = Request> = {
  /** One request, event by event, until it is done, silent for too long, or dead. */
  ask(request: R, silence: number, told: (event: Event) => void): Promise<Outcome>
  kill(): Promise<void>
}

type Program = { script?: string; shelter?: string[] | undefined }

/**
 * `shelter`: the words of an outer layer around the process, which then gets a bare environment; none is a shelter too.
 */
export function startChild<R extends { id: number } = Request>({
  script = 'start-child.mjs',
  shelter,
}: Program): Child<R> {
  const [program, ...words] = [...(shelter ?? []), process.execPath, join(import.meta.dirname, script)]
  const child = spawn(program!, words, {
    cwd: ROOT,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', process.env.REVERSI_DEBUG ? 'inherit' : 'ignore', 'pipe', 'ipc'],
    env: shelter ? bareEnvironment() : cleanEnvironment(),
  })
  const lines = createInterface({ input: child.stdio[EVENTS_FD] as Readable })
  const ready = Promise.race([once(lines, 'line'), once(child, 'exit')])
  return {
    async ask(request, silence, told) {
      await ready
      return hasEnded(child) ? { ending: 'died', problems: [] } : converse(child, lines, request, silence, told)
    },
    kill: () => killGroup(child),
  }
}

/** The warm process is a Vitest of its own, also when a Vitest asks for it. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { VITEST, VITEST_MODE, VITEST_POOL_ID, VITEST_WORKER_ID, NODE_ENV, NODE_OPTIONS, TEST, ...rest } = process.env
  return rest
}

/** Where programs are, which language is read; nothing that belongs to the person who marks. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LANG, LC_ALL, LC_MESSAGES, REVERSI_LANG, TZ, SystemRoot } = process.env
  return { PATH, LANG, LC_ALL, LC_MESSAGES, REVERSI_LANG, TZ, SystemRoot }
}

function converse(
  child: ChildProcess,
  lines: Interface,
  request: { id: number },
  silence: number,
  told: (event: Event) => void,
): Promise<Outcome> {
  return new Promise(settle => {
    let timer: NodeJS.Timeout
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      lines.off('line', hear)
      child.off('exit', died)
      settle(outcome)
    }
    const died = () => end({ ending: 'died', problems: [] })
    const patience = (ms = silence) => {
      clearTimeout(timer)
      timer = setTimeout(() => end({ ending: 'silent', problems: [] }), ms)
    }
    const hear = (line: string) => {
      const event = JSON.parse(line) as Event
      // A loop that prints is as endless as one that does not.
      if (event.kind !== 'printed') patience()
      if (event.kind !== 'done') told(event)
      else if (event.request === request.id) end({ ending: 'done', problems: event.problems, lost: event.lost })
    }
    lines.on('line', hear)
    child.on('exit', died)
    // A process that is just ending cannot be written to; that it has ended is heard a moment later.
    child.send(request, () => {})
    patience(Math.max(silence, START_MS))
  })
}

/** The whole group: the process, its worker threads, and whatever the program started. */
async function killGroup(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const gone = once(child, 'exit')
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'])
  else process.kill(-child.pid!, 'SIGKILL')
  await gone
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
