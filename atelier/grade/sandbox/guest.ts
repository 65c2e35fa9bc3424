// Runs first inside the sandbox, before the program: answers calls, and lets the program call what it was given.
// Of the world outside it offers what a step may use: `console`, `Math.random`, `structuredClone`, `setTimeout`.

import { makeCodec, type Along, type Codec } from './codec.ts'
import { from } from './safe.ts'

const { apply, get } = Reflect
const { then } = Promise.prototype
const { now } = Date
const { parse } = JSON
const SafeMap = Map,
  SafePromise = Promise

type Settle = { resolve(value: unknown): void; reject(error: unknown): void }
type Ended = { id: number; ok: boolean; value: unknown; next: Ended | undefined }
type World = Record<string, unknown> & { Math: Math }

/** `say` gives a text to the tests and brings their answer back: the one door of the sandbox. */
export function install(world: World, say: (text: string) => string) {
  let program: object = {}
  let active: Along
  let ended: Ended | undefined
  let promises = 0
  const pending = new SafeMap<number, Settle>()
  const take = pending.get.bind(pending),
    keep = pending.set.bind(pending),
    drop = pending.delete.bind(pending)

  const codec: Codec = makeCodec({
    sign: -1,
    callable: () => true,
    receive: id =>
      function (...args: unknown[]) {
        return ask('callback', id, args)
      },
    promise: id =>
      new SafePromise((resolve, reject) => {
        keep(id, { resolve, reject })
      }),
    promised(promise) {
      const id = ++promises
      const end = (ok: boolean) => (value: unknown) => {
        ended = { id, ok, value, next: ended }
      }
      apply(then, promise, [end(true), end(false)])
      return id
    },
    tellError: error =>
      error.name === 'InternalError' && error.message === 'stack overflow'
        ? { name: 'RangeError', message: 'Maximum call stack size exceeded', stack: error.stack }
        : error,
    hearError: error => error,
  })

  function ask(what: string, id: number | string, args: unknown[]): unknown {
    const answer = codec.decode(say(codec.encode([what, id], args)))
    if (answer[0] === 'throw') throw answer[1]
    return answer[1]
  }

  function perform(values: unknown[]): unknown {
    switch (values[0]) {
      case 'call': {
        const target = typeof values[1] === 'string' ? get(program, values[1]) : values[1]
        return apply(target as Function, undefined, active!.values)
      }
      case 'get':
        return get(program, values[1] as string)
      case 'settle': {
        const waits = take(values[1] as number)!
        drop(values[1] as number)
        return values[2] ? waits.resolve(values[3]) : waits.reject(values[3])
      }
    }
  }

  world.console = consoleWith((level, args) => void ask('print', level, args))
  world.Math.random = () => ask('random', '', []) as number
  world.structuredClone = clone
  world.performance = { now }
  world.setTimeout = (action: Function, ms: unknown, ...args: unknown[]) => {
    void apply(then, ask('sleep', '', [ms]), [() => apply(action, undefined, args)])
  }
  world.queueMicrotask = (action: Function) =>
    void apply(then, SafePromise.resolve(), [() => apply(action, undefined, [])])

  return {
    enter(namespace: object): void {
      program = namespace
    },
    forget: (old: string) => codec.forget(parse(old)),
    /** One request, one answer. */
    handle(text: string): string {
      const values = codec.decode(text)
      const outer = active
      active = { values: from(values, 2), next: outer }
      try {
        return codec.encode(['return', perform(values)], [], active)
      } catch (error) {
        return codec.encode(['throw', error], [], active)
      } finally {
        active = outer
      }
    },
    /** One promise of the program that came to its end, or nothing. */
    ended(): string {
      const first = ended
      if (!first) return ''
      ended = first.next
      return codec.encode(['ended', first.id, first.ok, first.value])
    },
  }
}

function consoleWith(print: (level: string, args: unknown[]) => void): Record<string, unknown> {
  const line =
    (level: string) =>
    (...args: unknown[]) =>
      print(level, args)
  return {
    log: line('log'),
    info: line('info'),
    debug: line('debug'),
    warn: line('warn'),
    error: line('error'),
    table: line('log'),
    dir: line('log'),
  }
}

/** Lists, plain objects, maps, sets and dates; what a step holds. */
function clone(value: any, known = new SafeMap<object, unknown>()): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (known.has(value)) return known.get(value)
  const copy: any = Array.isArray(value)
    ? []
    : value instanceof Map
      ? new Map()
      : value instanceof Set
        ? new Set()
        : value instanceof Date
          ? new Date(value)
          : {}
  known.set(value, copy)
  if (value instanceof Map) for (const [key, one] of value) copy.set(clone(key, known), clone(one, known))
  else if (value instanceof Set) for (const one of value) copy.add(clone(one, known))
  else for (const key of Object.keys(value)) copy[key] = clone(value[key], known)
  return copy
}
