// A pool for Vitest: each run gets a thread in which nothing has run before, and the next one starts as soon as this
// one is done, so that nobody waits for it. Vitest's own threads start only when asked, which is half of a run's time.

import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node'
import { emit } from './protocol.ts'

/** Enough for any program of the course; one that asks for more is stopped long before the machine suffers. */
const HEAP_MB = 512

let spare: Worker | undefined

export function spareThread(options: PoolOptions): PoolWorker {
  const thread = spare ?? startThread(options)
  spare = undefined
  return {
    name: 'spare-thread',
    on: (event, callback) => void thread.on(event, callback),
    off: (event, callback) => void thread.off(event, callback),
    send: (message: WorkerRequest) => thread.postMessage(message),
    deserialize: data => data,
    start: async () => {},
    stop: async () => {
      await thread.terminate()
      spare ??= startThread(options)
    },
  }
}

function startThread({ distPath, env, execArgv }: PoolOptions): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: HEAP_MB }
  const thread = new Worker(join(distPath, 'workers/threads.js'), {
    env,
    execArgv,
    resourceLimits,
    stdout: true,
    stderr: true,
  })
  thread.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') emit({ kind: 'exhausted' })
  })
  return thread
}
