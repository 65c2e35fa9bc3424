// The light runner's process: a fresh thread for each request, the next one always ready. It is ended by its parent, or
// ends by itself when the parent is gone.

import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

const EVENTS_FD = 3
/** Enough for any program of the course; one that asks for more is stopped long before the machine suffers. */
const HEAP_MB = 512

let spare = startThread()
process.on('message', request => void run(/** @type {any} */ (request)))
process.on('disconnect', () => process.exit())
tell({ kind: 'ready' })

/** @param {{ id: number }} request */
async function run(request) {
  const thread = spare
  const outcome = await new Promise(settle => {
    thread.on('message', settle)
    thread.on('error', error => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ERR_WORKER_OUT_OF_MEMORY') tell({ kind: 'exhausted' })
      settle({ problems: [], lost: { name: error.name, message: error.message, stack: error.stack } })
    })
    thread.on('exit', () => settle({ problems: [] }))
    thread.postMessage(request)
  })
  await thread.terminate()
  spare = startThread()
  tell({ kind: 'done', request: request.id, ...outcome })
}

function startThread() {
  return new Worker(join(import.meta.dirname, 'light-thread.mjs'), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    stdout: true,
    stderr: true,
    execArgv: [],
  })
}

/** @param {object} event */
function tell(event) {
  writeSync(EVENTS_FD, `${JSON.stringify(event)}\n`)
}
