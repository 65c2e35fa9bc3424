// A program in a pseudo-terminal, timed by what it prints.

import { stripVTControlCharacters } from 'node:util'
import { spawn } from '@lydell/node-pty'

export type PtyProgram = {
  /** Forgets what was printed so far. */
  forget(): void
  /** Waits until these words were printed since then. */
  until(words: RegExp): Promise<void>
  type(keys: string): void
  kill(): void
  exited: Promise<void>
}

const PATIENCE_MS = 60_000

export function openProgram(cwd: string, command: string[], env: Record<string, string>): PtyProgram {
  const program = spawn(process.execPath, command, {
    cwd,
    cols: 100,
    rows: 50,
    env: { ...process.env, ...env } as Record<string, string>,
  })
  let printed = ''
  let look = () => {}
  program.onData(data => {
    printed += data
    look()
  })
  return {
    forget: () => {
      printed = ''
    },
    until: words =>
      new Promise((settle, fail) => {
        const timer = setTimeout(
          () => fail(new Error(`never printed: ${words}\n${stripVTControlCharacters(printed).slice(-500)}`)),
          PATIENCE_MS,
        )
        look = () => {
          if (!words.test(stripVTControlCharacters(printed))) return
          clearTimeout(timer)
          look = () => {}
          settle()
        }
        look()
      }),
    type: keys => program.write(keys),
    kill: () => program.kill(),
    exited: new Promise(settle => program.onExit(() => settle())),
  }
}
