// The person's terminal, as far as Node knows it: its size, its keys, and a screen drawn over the one before.

import { clearLine, clearScreenDown, cursorTo, emitKeypressEvents } from 'node:readline'

/** A key by name, with the character it types. */
export type Key = { name: string; text?: string }
type Raw = { name?: string; sequence?: string; ctrl?: boolean }

export type Size = { columns: number; rows: number }

/** Long lines are hard to read. */
export const screenSize = (): Size => ({ columns: Math.min(process.stdout.columns, 100), rows: process.stdout.rows })

/**
 * Line by line, so that nothing blinks. One line more than the window has would make it scroll: the lowest ones wait
 * for a larger window.
 */
export function drawScreen(text: string): void {
  const { stdout } = process
  stdout.cork()
  cursorTo(stdout, 0, 0)
  for (const line of text.split('\n').slice(0, Math.max(stdout.rows - 1, 1))) {
    stdout.write(line)
    clearLine(stdout, 1)
    stdout.write('\n')
  }
  clearScreenDown(stdout)
  stdout.uncork()
}

/** Gives the function that stops listening. */
export function listenToKeys(heard: (key: Key) => void): () => void {
  emitKeypressEvents(process.stdin)
  process.stdin.setRawMode(true)
  process.stdin.resume()
  const listener = (text: string | undefined, { name, sequence, ctrl }: Raw) => {
    heard(
      ctrl && name === 'c'
        ? { name: 'ctrl-c' }
        : { name: name === 'enter' ? 'return' : (name ?? sequence ?? ''), text },
    )
  }
  process.stdin.on('keypress', listener)
  return () => {
    process.stdin.off('keypress', listener)
    process.stdin.setRawMode(false)
    process.stdin.pause()
  }
}
