// In the tests' own thread: each call of the program is remembered, and a red test prints the last one, for `readMark`.

import { decrire } from '../dessin/decrire.ts'
import { renderMark, type Call } from './call-mark.ts'

type AfterEach = (done: (context: { task: { result?: { state: string } } }) => void) => void

export function witness(afterEach: AfterEach): (name: string, value: unknown, reference?: unknown) => unknown {
  let last: Call | undefined
  afterEach(({ task }) => {
    if (task.result?.state === 'fail' && last) console.log(renderMark(last))
    last = undefined
  })
  return (name, value, reference) => {
    if (typeof value !== 'function') return value
    return (...given: unknown[]) => {
      last = seen(name, given, reference)
      return value(...given)
    }
  }
}

function seen(name: string, given: unknown[], reference: unknown): Call {
  const grid = given.find(isGrid)
  const call = `${name}(${given.map(argument => (isGrid(argument) ? 'grille' : decrire(argument))).join(', ')})`
  return { call, ...(grid ? { grid: structuredClone(grid) } : {}), answer: typeof reference === 'function' ? answerOf(reference, given) : '' }
}

/** On a copy: the tests must meet the program alone. */
function answerOf(reference: Function, given: unknown[]): string {
  try {
    const copies = structuredClone(given)
    return decrire(reference(...copies))
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : decrire(error)
  }
}

function isGrid(value: unknown): value is number[][] {
  return Array.isArray(value) && value.length > 2 && value.length <= 12
    && value.every(row => Array.isArray(row) && row.length > 2 && row.every(Number.isInteger))
}
