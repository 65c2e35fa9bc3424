// The worker seen from the page: ask it, wait for it, and end it when a call has no end.

import type { Place } from '../messages.ts'
import { limitOf, type Answers, type Ask, type Failure, type FromWorker, type Load } from './worker/protocol.ts'

export class ProgramFailure extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

export type Program = { ask<K extends Ask['kind']>(ask: Extract<Ask, { kind: K }>): Promise<Answers[K]>; close(): void }

/** A loop stops itself; what cannot, the page stops a little later. Loading takes the time it takes. */
const GRACE_MS = 1500,
  LOADING_MS = 20_000

type Waiting = { settle(value: unknown): void; fail(error: Error): void; timer: number }

export function openProgram(load: Load): Program {
  const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let asked = 0

  const fail = (id: number, failure: Failure) => {
    const one = waiting.get(id)
    waiting.delete(id)
    clearTimeout(one?.timer)
    void locate(failure).then(located => one?.fail(new ProgramFailure(located)))
  }
  const patience = (id: number, name: string) => {
    const one = waiting.get(id)
    if (!one) return
    clearTimeout(one.timer)
    one.timer = window.setTimeout(
      () => {
        worker.terminate()
        for (const other of waiting.keys()) fail(other, { kind: 'endless', name, message: '' })
      },
      name === 'import' ? LOADING_MS : limitOf(name) + GRACE_MS,
    )
  }
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'calling') return patience(data.id, data.name)
    if (data.kind === 'failed') return fail(data.id, data.failure)
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    clearTimeout(one?.timer)
    one?.settle(data.value)
  }
  worker.onerror = ({ message = '' }) => {
    for (const id of waiting.keys()) fail(id, { kind: 'threw', name: 'import', message })
  }
  worker.postMessage({ load })
  return {
    ask: ask =>
      new Promise((settle, failed) => {
        const id = ++asked
        waiting.set(id, { settle: settle as (value: unknown) => void, fail: failed, timer: 0 })
        patience(id, 'import')
        worker.postMessage({ id, ask })
      }),
    close() {
      worker.terminate()
      for (const { timer } of waiting.values()) clearTimeout(timer)
    },
  }
}

/** The line a person wrote: the server knows it. */
async function locate(failure: Failure): Promise<Failure> {
  const { frame } = failure
  if (failure.place || !frame) return failure
  try {
    const answer = await fetch(`/lieu${frame.path}?line=${frame.line}&column=${frame.column}`)
    return answer.ok ? { ...failure, place: (await answer.json()) as Place } : failure
  } catch {
    return failure
  }
}
