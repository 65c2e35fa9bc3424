// A program in a real pseudo-terminal, and the screen a person would see there.

import { spawn } from '@lydell/node-pty'
import headless from '@xterm/headless'

export type Session = {
  screen(): string
  /** Waits until the screen has these words, and is whole. */
  until(words: string, isWhole?: (screen: string) => boolean): Promise<string>
  type(keys: string): void
  /** At once, with no chance to put anything in order. */
  kill(): void
  exited: Promise<number>
}

/** Windows knows one way to end a program, which is that one. */
const KILL = process.platform === 'win32' ? undefined : 'SIGKILL'

export function openSession(
  cwd: string,
  command: string[],
  env: Record<string, string>,
  { cols = 80, rows = 40 } = {},
): Session {
  const terminal = new headless.Terminal({ cols, rows, allowProposedApi: true })
  const program = spawn(process.execPath, command, {
    cwd,
    cols,
    rows,
    env: { ...process.env, ...env } as Record<string, string>,
  })
  const waiting = new Set<() => void>()
  const exited = new Promise<number>(settle => program.onExit(({ exitCode }) => settle(exitCode)))
  program.onData(data =>
    terminal.write(data, () => {
      for (const look of waiting) look()
    }),
  )

  const screen = () => {
    const { active } = terminal.buffer
    const lines = Array.from(
      { length: rows },
      (_, n) => active.getLine(active.viewportY + n)?.translateToString(true) ?? '',
    )
    return lines.join('\n').trimEnd()
  }
  /** While a screen is drawn over the one before, something old is left under the cursor. */
  const isDrawn = () => {
    const { active } = terminal.buffer
    return Array.from({ length: rows }, (_, n) => n)
      .slice(active.cursorY + 1)
      .every(n => !active.getLine(active.viewportY + n)?.translateToString(true))
  }
  const until = (words: string, isWhole = (_screen: string) => true) =>
    new Promise<string>((settle, fail) => {
      const timer = setTimeout(() => fail(new Error(`never seen: ${words}\n${screen()}`)), 40_000)
      const look = () => {
        const seen = screen()
        if (!seen.includes(words) || !isDrawn() || !isWhole(seen)) return
        clearTimeout(timer)
        waiting.delete(look)
        settle(seen)
      }
      waiting.add(look)
      look()
    })
  return { screen, until, type: keys => program.write(keys), kill: () => program.kill(KILL), exited }
}
