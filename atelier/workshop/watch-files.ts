// Tells when a learner saves: once for a burst of writes, also for editors that write by renaming.

import { join } from 'node:path'
import { watch, type FSWatcher } from 'chokidar'
import { ROOT } from '../course.ts'

/** Writes closer together than this are one save. More than the 50 ms for which chokidar is deaf after a change. */
const BURST_MS = 60

/** Between two looks, where the system does not tell. */
const LOOK_MS = 300

/** `ready` once no save can be missed any more. */
export type Watching = { ready: Promise<void>; close(): Promise<void> }

export const watchSteps = (saved: () => void) => watchFolder(join(ROOT, 'steps'), saved)

/** Where the system cannot watch (network folders, no watches left), files are looked at again and again. */
export function watchFolder(folder: string, saved: () => void, polling = Boolean(process.env.REVERSI_POLL)): Watching {
  let watcher: FSWatcher | undefined
  let timer: NodeJS.Timeout | undefined
  let isReady = () => {}
  const ready = new Promise<void>(settle => {
    isReady = settle
  })
  const open = (usePolling: boolean) => {
    watcher = watch(folder, { ignoreInitial: true, usePolling, interval: LOOK_MS, atomic: BURST_MS })
    watcher.on('all', (_event, path) => {
      if (!path.endsWith('.ts')) return
      clearTimeout(timer)
      timer = setTimeout(saved, BURST_MS)
    })
    // The first look is what all others are compared with: a save that comes before it would never be seen.
    watcher.on('ready', () => {
      if (usePolling) setTimeout(isReady, LOOK_MS)
      else isReady()
    })
    watcher.on('error', () => {
      if (usePolling) return
      void watcher?.close()
      open(true)
    })
  }
  open(polling)
  return {
    ready,
    close: async () => {
      clearTimeout(timer)
      await watcher?.close()
    },
  }
}
