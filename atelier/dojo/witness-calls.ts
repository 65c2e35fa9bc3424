// In the tests' own thread: each call of the program is remembered, and a red test prints the last one, for `readMark`.

import { decrire } from '../dessin/decrire.ts'
import { LOADED, renderMark, type Call } from './call-mark.ts'

type AfterEach = (done: (context: { task: { result?: { state: string } } }) => void) => void

export function witness(afterEach: AfterEach): (name: string, value: unknown, reference?: unknown) => unknown {
  // The imports of the module that calls this come first: the program is loaded.
  console.log(LOADED)
  let last: Call | undefined
  afterEach(({ task }) => {
    if (task.result?.state === 'fail' && last) console.log(renderMark(last))
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
    call,
    ...(grid ? { grid: structuredClone(grid) } : {}),
    answer: typeof reference === 'function' ? answerOf(reference, given) : '',
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
  return (
    Array.isArray(value) &&
    value.length > 2 &&
    value.length <= 12 &&
    value.every(row => Array.isArray(row) && row.length > 2 && row.every(Number.isInteger))
  )
}
