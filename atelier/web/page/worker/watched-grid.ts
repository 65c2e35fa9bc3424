// See `coupValide` think: a grid that notes each square that is read, in order.

import { decrire } from '../../../dessin/decrire.ts'
import { nomDe } from '../../../dessin/plateau.ts'
import type { openCalls } from './calls.ts'
import type { Position, Read, Reads } from './protocol.ts'

/** A loop that reads until it is stopped would fill the memory first. */
const READS_MAX = 2000

export async function readsOf(
  { cells, turn }: Position,
  name: string,
  calls: ReturnType<typeof openCalls>,
): Promise<Reads> {
  await calls.load(['coupValide'])
  const reads: Read[] = []
  const at = cells.findIndex(([cell]) => cell === name)
  const answer = calls.call(
    'coupValide',
    watch(cells, read => {
      if (reads.length < READS_MAX) reads.push(read)
    }),
    turn,
    Math.floor(at / 8),
    at % 8,
  )
  const flips = Array.isArray(answer) ? answer.filter(Array.isArray).map(place => nomDe(place as [number, number])) : []
  return { reads, answer: decrire(answer), flips }
}

function watch(cells: Position['cells'], read: (read: Read) => void): unknown {
  const rows = Array.from({ length: 8 }, (_, i) =>
    watchRow(
      cells.slice(8 * i, 8 * i + 8).map(([, value]) => value),
      i,
      read,
    ),
  )
  return new Proxy(rows, {
    get(target, key) {
      if (isOutside(key)) read({ name: null, text: `grille[${String(key)}]`, value: null })
      return Reflect.get(target, key)
    },
  })
}

function watchRow(row: number[], i: number, read: (read: Read) => void): number[] {
  return new Proxy(row, {
    get(target, key) {
      const value = Reflect.get(target, key)
      const text = `grille[${i}][${String(key)}]`
      if (isOutside(key)) read({ name: null, text, value: null })
      else if (isIndex(key)) read({ name: nomDe([i, Number(key)]), text, value })
      return value
    },
  })
}

const isIndex = (key: string | symbol): key is string => typeof key === 'string' && /^-?\d+(\.\d+)?$/.test(key)
const isOutside = (key: string | symbol) => isIndex(key) && !/^[0-7]$/.test(key)
