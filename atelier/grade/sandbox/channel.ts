// Two threads that take turns: each says something and waits, asleep, for what the other says.

import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads'

export type Ends = { port: MessagePort; signals: Int32Array<SharedArrayBuffer>; mine: 0 | 1 }

/** To the sandbox. `fuel`, where given, is what the test has from now on. */
export type ToEngine =
  | { kind: 'open'; guest: string; script: string; fuel: number; memory: number }
  | { kind: 'handle'; text: string; fuel?: number }
  | { kind: 'answer'; text: string }
  | { kind: 'forget'; old: number[] }

/** From the sandbox. `fuel` is what is left. */
export type FromEngine =
  | { kind: 'opened' }
  | { kind: 'threw'; text: string }
  | { kind: 'callback'; text: string }
  | { kind: 'result'; text: string; ended: string[]; fuel: number }
  /** The program had to be stopped; nothing more will come from it. */
  | { kind: 'stopped'; why: 'fuel' | 'memory' | 'engine'; message: string }

export function send({ port, signals, mine }: Ends, message: ToEngine | FromEngine): void {
  port.postMessage(message)
  Atomics.add(signals, 1 - mine, 1)
  Atomics.notify(signals, 1 - mine)
}

/** The next message, or nothing when it does not come in time. */
export function receive<M>({ port, signals, mine }: Ends, ms = Infinity): M | undefined {
  const end = performance.now() + ms
  while (true) {
    const heard = Atomics.load(signals, mine)
    const got = receiveMessageOnPort(port)
    if (got) return got.message as M
    const left = end - performance.now()
    if (left <= 0) return undefined
    Atomics.wait(signals, mine, heard, left)
  }
}
