// From the text of a message to values: objects known here are patched in place, the others are made.

import type { Side } from './codec.ts'
import type { Fn, Mirrors } from './mirrors.ts'
import {
  append,
  apply,
  corrupt,
  createError,
  holds,
  isArray,
  keys,
  lineEnd,
  mapClear,
  mapSet,
  NewBigInt,
  NewDate,
  NewMap,
  NewSet,
  NewSymbol,
  parse,
  put,
  setAdd,
  setClear,
  slice,
  TYPED,
  type Wire,
} from './safe.ts'

type Line = { node: Wire; text: string; next: Line | undefined }

export function makeReader(mirrors: Mirrors, side: Side) {
  const { objects, functionIds, register, learnt, functionFor } = mirrors

  function valueOf(wire: Wire, key?: string): unknown {
    if (typeof wire !== 'object' || wire === null) return wire
    switch (wire[0]) {
      case 'u':
      case 'h':
        return undefined
      case 'n':
        return NaN
      case 'z':
        return -0
      case 'i':
        return Infinity
      case 'j':
        return -Infinity
      case 'b':
        return NewBigInt(wire[1])
      case 'y':
        return NewSymbol('?')
      case 'f':
        return functionAt(wire[1], key)
      case 'P':
        return side.promise(wire[1])
      case 'o':
        return objects.get(wire[1]) ?? corrupt()
    }
    return corrupt()
  }

  /**
   * Inside data a function is inert, except under a name that the step's own types have. An inert `then` would be
   * waited for, for ever.
   */
  function functionAt(id: number, key: string | undefined): Fn | undefined {
    const known = functionFor(id, side.receive)
    if (id * side.sign > 0 || key === undefined || side.callable(key)) return known
    if (key === 'then') return undefined
    const inert = () => undefined
    functionIds.set(inert, id)
    return inert
  }

  function create(node: Wire): object {
    const first = node[2]
    switch (node[1]) {
      case 'A':
        return isArray(first) ? first : corrupt()
      case 'a':
        return []
      case 'p':
        return {}
      case 'm':
        return new NewMap()
      case 's':
        return new NewSet()
      case 't':
        return new (TYPED[first] ?? corrupt())(node[3].length)
      case 'd':
        return new NewDate(valueOf(first) as number)
      case 'e':
        return createError(side.hearError({ name: `${first[0]}`, message: `${first[1]}`, stack: `${first[2]}` }))
    }
    return corrupt()
  }

  function fill(object: any, node: Wire): void {
    const kind = node[1],
      first = node[2]
    if (kind === 'A' || kind === 'a') fillList(object, first)
    else if (kind === 'p') fillPlain(object, first)
    else if (kind === 't') for (let n = 0; n < node[3].length; n++) object[n] = valueOf(node[3][n])
    else if (kind === 'm') {
      apply(mapClear, object, [])
      for (let n = 0; n < first.length; n += 2)
        apply(mapSet, object, [valueOf(first[n], ''), valueOf(first[n + 1], '')])
    } else if (kind === 's') {
      apply(setClear, object, [])
      for (let n = 0; n < first.length; n++) apply(setAdd, object, [valueOf(first[n], '')])
    }
  }

  function fillList(object: any, list: Wire[]): void {
    if (object === list) return
    if (object.length > list.length) object.length = list.length
    for (let n = 0; n < list.length; n++) {
      const wire = list[n]
      if (typeof wire === 'object' && wire !== null && wire[0] === 'h') delete object[n]
      else put(object, n, valueOf(wire, ''))
    }
    if (object.length !== list.length) object.length = list.length
  }

  function fillPlain(object: any, list: Wire[]): void {
    const names = keys(object)
    for (let n = 0; n < names.length; n++) if (!holds(list, names[n]!)) delete object[names[n]!]
    for (let n = 0; n < list.length; n += 2) put(object, list[n], valueOf(list[n + 1], list[n]))
  }

  function decode(text: string): unknown[] {
    let end = lineEnd(text, 0)
    const tops = parse(apply(slice, text, [0, end])) as Wire[]
    let first: Line | undefined
    while (end < text.length) {
      const start = end + 1
      end = lineEnd(text, start)
      first = { node: parse(apply(slice, text, [start, end])), text: apply(slice, text, [start, end]), next: first }
    }
    for (let line = first; line; line = line.next)
      if (objects.get(line.node[0]) === undefined) register(create(line.node), line.node[0])
    for (let line = first; line; line = line.next) {
      fill(objects.get(line.node[0]), line.node)
      learnt(line.node[0], line.text)
    }
    const values: unknown[] = []
    for (let n = 0; n < tops.length; n++) append(values, valueOf(tops[n]))
    return values
  }

  return decode
}
