// From values to the text of a message: the values on the first line, then one line for each object that changed.

import type { Along, Side } from './codec.ts'
import type { Fn, Mirrors } from './mirrors.ts'
import {
  apply,
  ERRORS,
  getPrototypeOf,
  getTime,
  hasErrorPrototype,
  isArray,
  isBranded,
  keys,
  mapForEach,
  mapSize,
  ObjectPrototype,
  PromisePrototype,
  quote,
  setForEach,
  setSize,
  slice,
  TYPED,
  typedTag,
} from './safe.ts'

/** What may cross at once: a board is a few hundred characters. */
const MESSAGE_MAX = 4_000_000,
  LIST_MAX = 100_000,
  TEXT_MAX = 100_000
/** What is told of an error: its message may be as long as the memory allows, and stands in every report. */
const ERROR_MAX = 4000

type Told = { id: number; next: Told | undefined }

export function makeWriter(mirrors: Mirrors, side: Side) {
  const { ids, last, visit, visitAll, visitRecent, nextWaiting, begin, functionId } = mirrors
  let out = '',
    told: Told | undefined,
    busy = false
  /** Plain when JSON says it by itself: `simple` stays true as long as that is so. */
  let simple = true
  function textOf(value: unknown, top = false): string {
    switch (typeof value) {
      case 'number':
        if (value - value === 0 && (value !== 0 || 1 / value > 0)) return `${value}`
        simple = false
        return value !== value ? '["n"]' : value === 0 ? '["z"]' : value > 0 ? '["i"]' : '["j"]'
      case 'string':
        if (value.length > TEXT_MAX) throw new ERRORS.RangeError!('text too long')
        return quote(value)
      case 'boolean':
        return value ? 'true' : 'false'
    }
    if (value === null) return 'null'
    simple = false
    switch (typeof value) {
      case 'undefined':
        return '["u"]'
      case 'bigint':
        return `["b",${textOf(`${value}`)}]`
      case 'symbol':
        return '["y"]'
      case 'function':
        return `["f",${functionId(value as Fn)}]`
    }
    if (top && getPrototypeOf(value as object) === PromisePrototype)
      return `["P",${side.promised(value as Promise<unknown>)}]`
    return `["o",${visit(value as object)}]`
  }

  function listText(list: ArrayLike<unknown>): string {
    const { length } = list
    if (length > LIST_MAX) throw new ERRORS.RangeError!('list too long')
    let text = ''
    for (let n = 0; n < length; n++) {
      const value = list[n]
      if (n > 0) text += ','
      // Most of what crosses is small numbers in lists.
      if (typeof value === 'number' && (value | 0) === value && value !== 0) text += value
      else text += value === undefined && !(n in list) ? hole() : textOf(value)
      if (text.length > MESSAGE_MAX) throw new ERRORS.RangeError!('value too large')
    }
    return text
  }

  function hole(): string {
    simple = false
    return '["h"]'
  }

  /** What an object holds, as text: two equal texts are the same contents. */
  function content(object: any): string {
    simple = true
    if (isArray(object)) {
      const text = listText(object)
      return `${simple ? '"A"' : '"a"'},[${text}]`
    }
    const prototype = getPrototypeOf(object)
    if (prototype !== ObjectPrototype && prototype !== null) {
      if (hasErrorPrototype(object)) return errorText(object)
      if (isBranded(mapSize, object)) return `"m",[${entriesText(mapForEach, object, true)}]`
      if (isBranded(setSize, object)) return `"s",[${entriesText(setForEach, object, false)}]`
      const tag = apply(typedTag, object, []) as string | undefined
      if (tag !== undefined && TYPED[tag]) return `"t","${tag}",[${listText(object)}]`
      if (isBranded(getTime, object)) return `"d",${textOf(apply(getTime, object, []))}`
    }
    let text = ''
    const names = keys(object)
    for (let n = 0; n < names.length; n++)
      text += `${n === 0 ? '' : ','}${quote(names[n])},${textOf(object[names[n]!])}`
    return `"p",[${text}]`
  }

  function errorText(error: any): string {
    const { name, message, stack } = error
    const text = (value: unknown) => (typeof value === 'string' ? (apply(slice, value, [0, ERROR_MAX]) as string) : '')
    const told = side.tellError({ name: text(name) || 'Error', message: text(message), stack: text(stack) })
    return `"e",[${quote(told.name)},${quote(told.message)},${quote(told.stack)}]`
  }

  function entriesText(forEach: Function, object: object, pairs: boolean): string {
    let text = ''
    apply(forEach, object, [
      (value: unknown, key: unknown) => {
        text += `${text === '' ? '' : ','}${pairs ? `${textOf(key)},` : ''}${textOf(value)}`
      },
    ])
    return text
  }

  /** Reading a value may run the program's own code, which may want to say something itself: not now. */
  function encode(head: unknown[], list: unknown[] = [], along?: Along, alsoRecent = false): string {
    if (busy) throw new ERRORS.Error!('not while a value is being read')
    busy = true
    told = undefined
    try {
      return write(head, list, along, alsoRecent)
    } catch (error) {
      takeBack()
      throw error
    } finally {
      busy = false
    }
  }

  /** What was about to cross did not. */
  function takeBack(): void {
    for (let one = told; one; one = one.next) last.delete(one.id)
  }

  function write(head: unknown[], list: unknown[], along: Along, alsoRecent: boolean): string {
    begin()
    out = ''
    let tops = ''
    for (let n = 0; n < head.length; n++) tops += `${n === 0 ? '' : ','}${textOf(head[n], true)}`
    for (let n = 0; n < list.length; n++) tops += `,${textOf(list[n], true)}`
    for (let chain = along; chain; chain = chain.next) visitAll(chain.values)
    if (alsoRecent) visitRecent()
    for (let one = nextWaiting(); one; one = nextWaiting()) tell(ids.get(one.object)!, content(one.object))
    return `[${tops}]${out}`
  }

  function tell(id: number, contents: string): void {
    const text = `[${id},${contents}]`
    if (last.get(id) === text) return
    last.set(id, text)
    told = { id, next: told }
    out += `\n${text}`
    if (out.length > MESSAGE_MAX) throw new ERRORS.RangeError!('value too large')
  }

  return encode
}
