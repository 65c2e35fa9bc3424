// One life of a program in the sandbox, from its import to its end or to the moment it has to be stopped.

import { readFileSync } from 'node:fs'
import type { FromEngine } from './channel.ts'
import { makeCodec } from './codec.ts'
import { engine, Stopped, type Limits, type Parts } from './engine.ts'
import { learnersStack } from './learners-stack.ts'
import { from } from './safe.ts'

export type Sandboxed = {
  /** The learner's file as stacks call it. */
  file: string
  /** The bundled program; its source map lies beside it. */
  script: string
  parts: Parts
  limits: Limits
  /** The properties under which the step's own types hold functions; elsewhere inside data a function is inert. */
  methods: string[]
}

/** What the test that is running may still use. `fuel`, once given to the engine, is counted there. */
export type Clock = { deadline: number; fuel: number | undefined; left: number; volume: number }

export type Session = { get(name: string): unknown; call(target: unknown, args: unknown[]): unknown }

type Settle = { resolve(value: unknown): void; reject(error: unknown): void }

/** What may be mirrored before both sides let go of what they have not used for so many messages. */
const MIRRORS = 4000,
  MESSAGES_KEPT = 1000
/** How many of the last mirrors are looked at before each call: the tests may have changed what they were given. */
const RECENT = 32
const SLEEP_MS = 1000
/** How many promises of the tests a program may leave waiting; a game in a terminal waits for one at a time. */
const PROMISES_MAX = 1000
/** What a program may hand to the tests' functions during one test: they may keep all of it. Boards do not count. */
const SMALL = 1000,
  VOLUME_MAX = 16_000_000

/** The engine holds one program at a time. What an earlier one left behind, a timer or a promise, must not reach it. */
let present: symbol | undefined

export function openSession(
  { file, script, parts, limits, methods }: Sandboxed,
  clock: Clock,
  stopped: (why: Stopped) => void,
): Session {
  const machine = engine(parts)
  const waiting = new Map<number, Settle>()
  let outside = 0,
    promises = 0,
    depth = 0
  let dead: Stopped | undefined
  const self = (present = Symbol(file))
  let mirrors = MIRRORS
  const stackOf = learnersStack(script, source => source.replace(/^programme:.*$/, file))

  const codec = makeCodec(
    {
      sign: 1,
      receive:
        id =>
        (...args) =>
          call(codec.functionOf(id), args),
      callable: key => key !== undefined && methods.includes(key),
      promise: id => held(new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))),
      promised(promise) {
        const id = ++promises
        if (++outside > PROMISES_MAX) throw new Stopped('crashed', 'too many promises')
        const settle = (ok: boolean) => (value: unknown) => {
          outside--
          attempt(() => request(['settle', id, ok, value], []))
        }
        promise.then(settle(true), settle(false))
        return id
      },
      tellError: ({ name, message }) => ({ name, message, stack: '' }),
      hearError: ({ name, message, stack }) => ({ name, message, stack: `${name}: ${message}\n${stackOf(stack)}` }),
    },
    RECENT,
  )

  function request(head: unknown[], list: unknown[]): unknown {
    if (dead) throw dead
    if (present !== self) throw new Stopped('not-run', '')
    if (depth === 0 && codec.size() > mirrors) forget()
    depth++
    try {
      return converse(head, list)
    } catch (error) {
      if (error instanceof Stopped) end(error)
      throw error
    } finally {
      depth--
    }
  }

  function converse(head: unknown[], list: unknown[]): unknown {
    const { fuel } = clock
    clock.fuel = undefined
    let heard = machine.ask({ kind: 'handle', text: codec.encode(head, list, undefined, true), fuel }, clock.deadline)
    while (heard.kind === 'callback') heard = machine.ask({ kind: 'answer', text: answer(heard.text) }, clock.deadline)
    const values = understand(heard)
    if (depth === 1 && waiting.size > 0 && outside === 0) throw new Stopped('endless', '')
    if (values[0] === 'throw') throw isFull(values[1]) ? new Stopped('crashed', 'out of memory') : plainly(values[1])
    return values[1]
  }

  function understand(heard: FromEngine): unknown[] {
    if (heard.kind !== 'result') throw new Stopped('crashed', heard.kind)
    clock.left = heard.fuel
    const values = decode(heard.text)
    for (const text of heard.ended) {
      const [, id, ok, value] = decode(text) as [string, number, boolean, unknown]
      const settle = waiting.get(id)
      waiting.delete(id)
      if (ok) settle?.resolve(value)
      else settle?.reject(plainly(value))
    }
    return values
  }

  function decode(text: string): unknown[] {
    try {
      return codec.decode(text)
    } catch (error) {
      throw new Stopped('crashed', String(error))
    }
  }

  /** What the program asks of the tests. */
  function answer(text: string): string {
    if (text.length > SMALL) clock.volume += text.length
    if (clock.volume > VOLUME_MAX) throw new Stopped('crashed', 'too much output')
    const values = decode(text)
    const args = from(values, 2)
    try {
      return codec.encode(['return', perform(values[0], values[1], args)], [], { values: args, next: undefined })
    } catch (error) {
      if (error instanceof Stopped) throw error
      return codec.encode(['throw', error], [], { values: args, next: undefined })
    }
  }

  function perform(what: unknown, which: unknown, args: unknown[]): unknown {
    switch (what) {
      case 'callback':
        return typeof which === 'number' && which > 0 ? codec.functionOf(which)!(...args) : undefined
      case 'print':
        return (['error', 'warn'].includes(String(which)) ? console.error : console.log)(...args)
      case 'random':
        return Math.random()
      case 'sleep':
        return new Promise(wake => {
          setTimeout(wake, Math.min(Number(args[0]) || 0, SLEEP_MS))
        })
    }
    return undefined
  }

  /** A program may know a grid by its identity: only what has not been seen for long is let go. */
  function forget(): void {
    const old = codec.stale(MESSAGES_KEPT)
    machine.tell({ kind: 'forget', old })
    codec.forget(old)
    mirrors = Math.max(MIRRORS, 2 * codec.size())
  }

  function end(why: Stopped): void {
    dead = why
    machine.discard()
    for (const { reject } of waiting.values()) reject(why)
    waiting.clear()
    stopped(why)
  }

  const call = (target: unknown, args: unknown[]) => request(['call', target], args)

  function start(): void {
    let heard: FromEngine
    try {
      heard = machine.ask(
        {
          kind: 'open',
          guest: readFileSync(parts.guest, 'utf8'),
          script: readFileSync(script, 'utf8'),
          fuel: limits.fuel,
          memory: limits.memory,
        },
        clock.deadline,
      )
      while (heard.kind === 'callback')
        heard = machine.ask({ kind: 'answer', text: answer(heard.text) }, clock.deadline)
    } catch (error) {
      if (error instanceof Stopped) end(error)
      throw error
    }
    if (heard.kind !== 'threw') return
    const [name, message, stack] = JSON.parse(heard.text) as [string, string, string]
    throw Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stackOf(stack)}` })
  }

  start()
  return { get: name => request(['get', name], []), call }
}

/** Anything may be thrown, but nothing speaks for the tests: facts and verdicts are theirs. */
function plainly(thrown: unknown): unknown {
  if (typeof thrown !== 'object' || thrown === null || Object.getPrototypeOf(thrown) !== Object.prototype) return thrown
  const { faits, state, ...rest } = thrown as Record<string, unknown>
  return rest
}

/** A program without memory is not asked again: each answer would cost as much. */
function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'InternalError' && error.message === 'out of memory'
}

/** Nobody may be listening when it fails: then nobody is told. */
function held<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

/** What goes wrong is told by other ways. */
function attempt(action: () => unknown): void {
  try {
    action()
  } catch {
    // A program that had to be stopped has told its guard.
  }
}
