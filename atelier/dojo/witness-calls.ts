// In the tests' own thread: each call of the program is remembered, and with a red test goes the last one, on the
// runner's own pipe. What a program prints stays its own.

import { decrire } from '../dessin/decrire.ts'
import { emit } from '../runner/protocol.ts'
import type { Call } from '../runner/result.ts'

/** A text of a call may be anything that a program made; this much of it travels. */
const TRAVELS_MAX = 50_000
const CELLS_MAX = 12

type AfterEach = (done: (context: { task: { result?: { state: string } } }) => void) => void

export function witness(afterEach: AfterEach): (name: string, value: unknown, reference?: unknown) => unknown {
  // The imports of the module that calls this come first: the program is loaded.
  emit({ kind: 'loaded' })
  let last: Call | undefined
  afterEach(({ task }) => {
    if (task.result?.state === 'fail' && last) emit({ kind: 'witnessed', call: last })
    last = undefined
  })
  return (name, value, reference) => {
    if (typeof value !== 'function') return value
    // Still the function it was, with its own properties; a class can be made with `new`.
    return new Proxy(value, {
      apply(program, self, given: unknown[]) {
        last = seen(name, given, reference)
        return Reflect.apply(program, self, given)
      },
    })
  }
}

function seen(name: string, given: unknown[], reference: unknown): Call {
  const grid = given.find(isGrid)
  const call = `${name}(${given.map(argument => (isGrid(argument) ? 'grille' : decrire(argument))).join(', ')})`
  return {
    call: call.slice(0, TRAVELS_MAX),
    ...(grid ? { grid: structuredClone(grid) } : {}),
    answer: typeof reference === 'function' ? answerOf(reference, given).slice(0, TRAVELS_MAX) : '',
  }
}

/** On a copy: the tests must meet the program alone. */
function answerOf(reference: Function, given: unknown[]): string {
  try {
    return decrire(reference(...given.map(copyOf)))
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : decrire(error)
  }
}

/** What cannot be copied, a function most often, is given as it is. */
function copyOf(given: unknown): unknown {
  try {
    return structuredClone(given)
  } catch {
    return given
  }
}

function isGrid(value: unknown): value is number[][] {
  return isRow(value) && value.every(row => isRow(row) && row.every(Number.isInteger))
}

const isRow = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 2 && value.length <= CELLS_MAX
