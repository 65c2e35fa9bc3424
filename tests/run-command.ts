// A command of the workshop as a real process, the way `npm run` starts it.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../atelier/course.ts'

export type Ended = { status: number | null; out: string; err: string }

export function runProgram(command: string, words: string[], env: Record<string, string> = {}, root = ROOT): Ended {
  const program = ['--import', 'tsx', join(root, `atelier/commands/${command}.ts`), ...words]
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, out: stdout, err: stderr }
}
