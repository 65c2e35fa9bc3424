// The test thread's side of the sandbox: one engine thread, asked and waited for, replaced whenever it misbehaves.

import { MessageChannel, Worker } from 'node:worker_threads'
import { receive, send, type Ends, type FromEngine, type ToEngine } from './channel.ts'

/** Where the parts of the sandbox lie; the desk makes them once a run. */
export type Parts = { worker: string; guest: string; wasm: string }
/**
 * `fuel` is counted by the engine and the same everywhere; `ms` stands behind it for what the engine cannot interrupt.
 */
export type Limits = { fuel: number; ms: number; memory: number }

/**
 * A program that had to be stopped: `endless` when its time was over, `crashed` when it broke its engine or filled it.
 */
export class Stopped extends Error {
  readonly state: 'endless' | 'crashed' | 'not-run'

  constructor(state: Stopped['state'], message: string) {
    super(message)
    this.name = 'Stopped'
    this.state = state
  }
}

export type Engine = {
  /** Says something and waits for what comes back, at most until the deadline. */
  ask(message: ToEngine, deadline: number): FromEngine
  tell(message: ToEngine): void
  discard(): void
}

const STARTING_MS = 60_000
let spare: Engine | undefined

/** The engine of this thread: the same one from program to program, until one of them spoils it. */
export function engine(parts: Parts): Engine {
  spare ??= startEngine(parts)
  return spare
}

function startEngine({ worker, wasm }: Parts): Engine {
  const { port1, port2 } = new MessageChannel()
  const signals = new Int32Array(new SharedArrayBuffer(8))
  const ends: Ends = { port: port1, signals, mine: 0 }
  const thread = new Worker(worker, {
    workerData: { port: port2, signals, wasm },
    transferList: [port2],
    env: {},
    execArgv: [],
    stdin: false,
    stdout: true,
    stderr: true,
    resourceLimits: { stackSizeMb: 16, maxOldGenerationSizeMb: 128 },
  })
  thread.unref()
  // One that dies is not answered for: whoever waits for it goes on when the time is over.
  thread.on('error', () => self.discard())
  port1.unref()
  let started = false
  const self: Engine = {
    ask(message, deadline) {
      send(ends, message)
      const left = deadline - performance.now()
      const heard = receive<FromEngine>(ends, started ? left : left + STARTING_MS)
      started = true
      if (heard && heard.kind !== 'stopped') return heard
      self.discard()
      if (!heard) throw new Stopped('endless', '')
      throw new Stopped(heard.why === 'fuel' ? 'endless' : 'crashed', heard.message)
    },
    tell: message => send(ends, message),
    discard() {
      if (spare === self) spare = undefined
      port1.close()
      void thread.terminate()
    },
  }
  return self
}
