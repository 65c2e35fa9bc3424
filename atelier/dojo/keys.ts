// The keyboard of a session: each key by name, with the character it types.

import { emitKeypressEvents } from 'node:readline'
import type { Key } from './press.ts'

type Raw = { name?: string; sequence?: string; ctrl?: boolean }

/** Gives the function that stops listening. */
export function listenToKeys(heard: (key: Key) => void): () => void {
  emitKeypressEvents(process.stdin)
  process.stdin.setRawMode(true)
  process.stdin.resume()
  const listener = (text: string | undefined, { name, sequence, ctrl }: Raw) => {
    heard(ctrl && name === 'c' ? { name: 'ctrl-c' } : { name: name === 'enter' ? 'return' : name ?? sequence ?? '', text })
  }
  process.stdin.on('keypress', listener)
  return () => {
    process.stdin.off('keypress', listener)
    process.stdin.setRawMode(false)
    process.stdin.pause()
  }
}
