// The outer layer, where the system offers it: the tests and the engine in a namespace of their own, without network,
// with a file system they can only read.

import { spawnSync } from 'node:child_process'
import { ROOT } from '../course.ts'

/** The words before `node …`, or none when bubblewrap is not there or not allowed. `stage` may be written to. */
export function outerLayer(stage: string): string[] {
  if (process.platform !== 'linux' || process.env.REVERSI_NO_BWRAP) return []
  const words = [
    'bwrap',
    '--unshare-all',
    '--die-with-parent',
    '--ro-bind',
    '/',
    '/',
    '--dev',
    '/dev',
    '--proc',
    '/proc',
    '--tmpfs',
    '/tmp',
    '--ro-bind',
    ROOT,
    ROOT,
    '--ro-bind',
    stage,
    stage,
    '--chdir',
    ROOT,
  ]
  const [program, ...args] = words
  return spawnSync(program!, [...args, process.execPath, '--version'], { timeout: 10_000 }).status === 0 ? words : []
}
