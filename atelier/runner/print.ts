// What a program prints, told as events; beside the learner's code, in the thread that runs it.

import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { emit } from './protocol.ts'

/** What one test may print before the rest is dropped: a loop that prints must not flood its reader. */
const PRINTED_MAX = 10_000

let room = PRINTED_MAX

export function hearConsole(): void {
  globalThis.console = new Console(new Writable({ decodeStrings: false, write: print }))
}

/** For the next test, or for what stands outside of them. */
export function makeRoom(): void {
  room = PRINTED_MAX
}

function print(chunk: unknown, _encoding: string, done: () => void): void {
  const text = String(chunk).slice(0, room)
  room -= text.length
  if (text) emit({ kind: 'printed', text })
  done()
}
