// How the worker calls the programs of the course: by name, with a limit, and whatever goes wrong becomes a Failure.

import { decrire } from '../../../dessin/decrire.ts'
import { HOMES } from './homes.ts'
import { limitOf, type Failure, type Frame, type Load } from './protocol.ts'

export type Call = (name: string, ...args: unknown[]) => unknown

export class Failed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** What a starter throws. */
const TODO = /^À FAIRE : (\w+)/

class Endless extends Error {}

type Functions = Record<string, (...args: unknown[]) => unknown>

/** Looking at the clock takes longer than a turn of a loop. */
const TURNS = 512

let deadline = Infinity
let turns = 0

/** Stands in every loop of every program: see instrument.ts. */
Object.assign(globalThis, {
  __tour() {
    if (++turns % TURNS === 0 && performance.now() > deadline) throw new Endless()
  },
})

/** The names that a variant needs must be loaded before they are called. */
export function openCalls({ own, folders }: Load, calling: (name: string) => void) {
  const loaded: Functions = {}
  let last = 'import'

  const load = async (names: string[], query = '') => {
    const numbers = new Set(names.filter(name => query || !(name in loaded)).map(name => HOMES[name]!))
    await Promise.all(
      [...numbers].map(async number => {
        const module = await within('import', () => import(/* @vite-ignore */ addressOf(number, own, folders) + query))
        for (const [name, home] of Object.entries(HOMES)) if (home === number) loaded[name] = module[name]
      }),
    )
  }
  /** `import` is the program that loads; what stands outside its functions runs then. */
  const within = <T>(name: string, action: () => T): T => {
    last = name
    calling(name)
    deadline = performance.now() + limitOf(name)
    try {
      const result = action()
      if (!(result instanceof Promise)) return result
      return result.catch(error => {
        throw new Failed(failureOf(name, error))
      }) as T
    } catch (error) {
      throw new Failed(failureOf(name, error))
    }
  }
  const call: Call = (name, ...args) => within(name, () => loaded[name]!(...args))
  /** What breaks outside of any call was broken by the last one. */
  const blame = (error: unknown): Failure => failureOf(last, error)
  return { load, call, within, blame }
}

function addressOf(number: string, own: string[], folders: string[]): string {
  const folder = folders.find(folder => folder.startsWith(`${number}-`)) ?? number
  return `/programme/${own.join('.') || '-'}/${folder}/${folder.slice(3)}.ts`
}

export function fail(failure: Failure): never {
  throw new Failed(failure)
}

/** An answer that cannot be played with, told as the learner would type it. */
export function odd(name: string, answer: unknown): never {
  fail({ kind: 'odd', name, message: decrire(answer) })
}

function failureOf(name: string, error: unknown): Failure {
  if (error instanceof Failed) return error.failure
  const frame = firstFrame(error)
  if (error instanceof Endless) return { kind: 'endless', name, message: '', frame }
  const { place, message } = Object(error) as { place?: Failure['place']; message?: string }
  const [, todo] = TODO.exec(String(message)) ?? []
  if (todo) return { kind: 'todo', name: todo, message: '', frame }
  return {
    kind: 'threw',
    name,
    message: message === undefined ? decrire(error) : message || String(error),
    place,
    frame,
  }
}

/** The topmost line of the stack that belongs to a program of the course. */
function firstFrame(error: unknown): Frame | undefined {
  const stack = String((error as Error | undefined)?.stack ?? '')
  const [, path, line, column] = /(\/programme\/[^\s:?)]+)[^\s:)]*:(\d+):(\d+)/.exec(stack) ?? []
  return path ? { path, line: Number(line), column: Number(column) } : undefined
}
