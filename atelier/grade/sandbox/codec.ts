// How values cross between the tests and a program nobody trusts: as text, one graph a message, with identities. Both
// sides keep a mirror of every object that crossed; a message holds the objects that changed, and the receiver patches
// its own in place, so that `jouer` changes the test's grid, and a function that returns its own argument is seen to.
//
// The same code runs on both sides. Inside the sandbox the program may have patched every prototype: nothing here
// looks a method up after the start, no list is walked by its iterator, and none grows by assignment.

const { apply, defineProperty, getPrototypeOf } = Reflect
const { isArray } = Array
const { keys, is, hasOwn } = Object
const { parse, stringify: quote } = JSON
const ErrorPrototype = Error.prototype, ObjectPrototype = Object.prototype, PromisePrototype = Promise.prototype
const typedTag = Object.getOwnPropertyDescriptor(getPrototypeOf(Int8Array.prototype)!, Symbol.toStringTag)!.get!
const mapSize = Object.getOwnPropertyDescriptor(Map.prototype, 'size')!.get!
const setSize = Object.getOwnPropertyDescriptor(Set.prototype, 'size')!.get!
const { forEach: mapForEach, clear: mapClear, set: mapSet } = Map.prototype
const { forEach: setForEach, clear: setClear, add: setAdd } = Set.prototype
const { getTime } = Date.prototype
const { indexOf, slice } = String.prototype
const TYPED: Record<string, new (length: number) => any> = {
  __proto__: null as never, Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array,
}
const ERRORS: Record<string, new (message: string) => Error> = { __proto__: null as never, Error, TypeError, RangeError, ReferenceError, SyntaxError, EvalError, URIError }
const NewMap = Map, NewSet = Set, NewDate = Date

/** What may cross at once: a board is a few hundred characters. */
export const MESSAGE_MAX = 4_000_000

type Table<K, V> = { get(key: K): V | undefined; set(key: K, value: V): void; delete(key: K): void; each(visit: (value: V, key: K) => void): void }
type Fn = (...args: any[]) => unknown
type Wire = any
type Line = { node: Wire; text: string; next: Line | undefined }
type Waiting = { object: object; next: Waiting | undefined }

type ErrorTold = { name: string; message: string; stack: string }

export type Side = {
  /** Objects born here get ids of this sign. */
  sign: 1 | -1
  /** A function of the other side as one of this side. */
  receive(id: number): Fn
  /** May a function be called that stands under this name inside data? Otherwise it is inert. */
  callable(key: string | undefined): boolean
  /** A promise of the other side. */
  promise(id: number): unknown
  /** A promise of this side is about to cross. */
  promised(promise: Promise<unknown>): number
  tellError(error: ErrorTold): ErrorTold
  hearError(error: ErrorTold): ErrorTold
}

export type Along = { values: unknown[]; next: Along } | undefined

export type Codec = {
  /** `along` crosses too where it changed: the arguments of the calls under way. */
  encode(head: unknown[], list?: unknown[], along?: Along, alsoRecent?: boolean): string
  decode(text: string): unknown[]
  functionOf(id: number): Fn | undefined
  size(): number
  stale(age: number): number[]
  /** Both sides forget the same ones. */
  forget(old: number[]): void
}

export function makeCodec(side: Side, recent = 0): Codec {
  const objects = table<number, object>(), ids = table<object, number>(), last = table<number, string>()
  const functions = table<number, Fn>(), functionIds = table<Fn, number>()
  let born = 0, count = 0
  let out = ''
  let waiting: Waiting | undefined
  const seen = table<number, number>()
  let message = 0
  const ring: number[] = []
  let turn = 0

  function register(object: object, id: number): number {
    objects.set(id, object)
    ids.set(object, id)
    count++
    // What the tests were given by the program they may change without handing it back.
    if (recent > 0 && id * side.sign < 0) ring[turn++ % recent] = id
    return id
  }

  function visit(object: object): number {
    const id = ids.get(object) ?? register(object, side.sign * ++born)
    if (seen.get(id) !== message) {
      seen.set(id, message)
      waiting = { object, next: waiting }
    }
    return id
  }

  function nextWaiting(): Waiting | undefined {
    const one = waiting
    waiting = one?.next
    return one
  }

  function visitAll(values: unknown[]): void {
    for (let n = 0; n < values.length; n++) {
      const value = values[n]
      if (typeof value === 'object' && value !== null && getPrototypeOf(value) !== PromisePrototype) visit(value)
    }
  }

  function functionId(fn: Fn): number {
    const known = functionIds.get(fn)
    if (known !== undefined) return known
    const id = side.sign * ++born
    functionIds.set(fn, id)
    functions.set(id, fn)
    return id
  }

  /** Plain when JSON says it by itself: `simple` stays true as long as that is so. */
  let simple = true
  function textOf(value: unknown, top = false): string {
    switch (typeof value) {
      case 'number':
        if (value - value === 0 && (value !== 0 || 1 / value > 0)) return `${value}`
        simple = false
        return value !== value ? '["n"]' : value === 0 ? '["z"]' : value > 0 ? '["i"]' : '["j"]'
      case 'string': return quote(value)
      case 'boolean': return value ? 'true' : 'false'
    }
    if (value === null) return 'null'
    simple = false
    switch (typeof value) {
      case 'undefined': return '["u"]'
      case 'bigint': return `["b","${value}"]`
      case 'symbol': return '["y"]'
      case 'function': return `["f",${functionId(value as Fn)}]`
    }
    if (top && getPrototypeOf(value as object) === PromisePrototype) return `["P",${side.promised(value as Promise<unknown>)}]`
    return `["o",${visit(value as object)}]`
  }

  function listText(list: ArrayLike<unknown>): string {
    const { length } = list
    if (length > 100_000) throw new ERRORS.RangeError!('list too long')
    let text = ''
    for (let n = 0; n < length; n++) {
      const value = list[n]
      if (n > 0) text += ','
      // Most of what crosses is small numbers in lists.
      if (typeof value === 'number' && (value | 0) === value && value !== 0) text += value
      else text += value === undefined && !(n in list) ? hole() : textOf(value)
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
    for (let n = 0; n < names.length; n++) text += `${n === 0 ? '' : ','}${quote(names[n])},${textOf(object[names[n]!])}`
    return `"p",[${text}]`
  }

  function errorText(error: any): string {
    const { name, message, stack } = error
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    const told = side.tellError({ name: text(name) || 'Error', message: text(message), stack: text(stack) })
    return `"e",[${quote(told.name)},${quote(told.message)},${quote(told.stack)}]`
  }

  function entriesText(forEach: Function, object: object, pairs: boolean): string {
    let text = ''
    apply(forEach, object, [(value: unknown, key: unknown) => {
      text += `${text === '' ? '' : ','}${pairs ? `${textOf(key)},` : ''}${textOf(value)}`
    }])
    return text
  }

  function encode(head: unknown[], list: unknown[] = [], along?: Along, alsoRecent = false): string {
    message++
    waiting = undefined
    out = ''
    let tops = ''
    for (let n = 0; n < head.length; n++) tops += `${n === 0 ? '' : ','}${textOf(head[n], true)}`
    for (let n = 0; n < list.length; n++) tops += `,${textOf(list[n], true)}`
    for (let chain = along; chain; chain = chain.next) visitAll(chain.values)
    if (alsoRecent) for (let n = 0; n < ring.length; n++) if (objects.get(ring[n]!) !== undefined) visit(objects.get(ring[n]!)!)
    for (let one = nextWaiting(); one; one = nextWaiting()) tell(ids.get(one.object)!, content(one.object))
    const text = `[${tops}]${out}`
    if (text.length > MESSAGE_MAX) throw new ERRORS.RangeError!('value too large')
    return text
  }

  function tell(id: number, contents: string): void {
    const text = `[${id},${contents}]`
    if (last.get(id) === text) return
    last.set(id, text)
    out += `\n${text}`
    if (out.length > MESSAGE_MAX) throw new ERRORS.RangeError!('value too large')
  }

  function valueOf(wire: Wire, key?: string): unknown {
    if (typeof wire !== 'object' || wire === null) return wire
    switch (wire[0]) {
      case 'u': case 'h': return undefined
      case 'n': return NaN
      case 'z': return -0
      case 'i': return Infinity
      case 'j': return -Infinity
      case 'b': return BigInt(wire[1])
      case 'y': return Symbol('?')
      case 'f': return functionFor(wire[1], key)
      case 'P': return side.promise(wire[1])
      case 'o': return objects.get(wire[1]) ?? corrupt()
    }
    return corrupt()
  }

  function functionFor(id: number, key: string | undefined): Fn {
    const mine = id * side.sign > 0
    const known = functions.get(id) ?? (mine ? corrupt() : learn(id, side.receive(id)))
    if (mine || key === undefined || side.callable(key)) return known
    const inert = () => undefined
    functionIds.set(inert, id)
    return inert
  }

  function learn(id: number, received: Fn): Fn {
    functions.set(id, received)
    functionIds.set(received, id)
    return received
  }

  function create(node: Wire): object {
    const first = node[2]
    switch (node[1]) {
      case 'A': return isArray(first) ? first : corrupt()
      case 'a': return []
      case 'p': return {}
      case 'm': return new NewMap()
      case 's': return new NewSet()
      case 't': return new (TYPED[first] ?? corrupt())(node[3].length)
      case 'd': return new NewDate(valueOf(first) as number)
      case 'e': return createError(side.hearError({ name: `${first[0]}`, message: `${first[1]}`, stack: `${first[2]}` }))
    }
    return corrupt()
  }

  function fill(object: any, node: Wire): void {
    const kind = node[1], first = node[2]
    if (kind === 'A' || kind === 'a') fillList(object, first)
    else if (kind === 'p') fillPlain(object, first)
    else if (kind === 't') for (let n = 0; n < node[3].length; n++) object[n] = valueOf(node[3][n])
    else if (kind === 'm') {
      apply(mapClear, object, [])
      for (let n = 0; n < first.length; n += 2) apply(mapSet, object, [valueOf(first[n], ''), valueOf(first[n + 1], '')])
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
    for (let line = first; line; line = line.next) if (objects.get(line.node[0]) === undefined) register(create(line.node), line.node[0])
    for (let line = first; line; line = line.next) {
      fill(objects.get(line.node[0]), line.node)
      last.set(line.node[0], line.text)
      seen.set(line.node[0], message)
    }
    const values: unknown[] = []
    for (let n = 0; n < tops.length; n++) append(values, valueOf(tops[n]))
    return values
  }

  /** The objects that have not crossed during the last messages. */
  function stale(age: number): number[] {
    const old: number[] = []
    objects.each((_, id) => { if (message - (seen.get(id) ?? 0) > age) append(old, id) })
    return old
  }

  function forget(old: number[]): void {
    for (let n = 0; n < old.length; n++) {
      const object = objects.get(old[n]!)
      if (object === undefined) continue
      objects.delete(old[n]!)
      ids.delete(object)
      last.delete(old[n]!)
      seen.delete(old[n]!)
      count--
    }
  }

  return { encode, decode, stale, forget, functionOf: id => functions.get(id), size: () => count }
}

/** One line a message: the values, then one object each; JSON has no line ends of its own. */
function lineEnd(text: string, from: number): number {
  const end = apply(indexOf, text, ['\n', from]) as number
  return end < 0 ? text.length : end
}

function corrupt(): never {
  throw new ERRORS.Error!('message not understood')
}

function createError({ name, message, stack }: ErrorTold): Error {
  const error = new (ERRORS[name] ?? ERRORS.Error!)(message)
  if (error.name !== name) put(error, 'name', name, false)
  put(error, 'stack', stack, false)
  return error
}

/** An own property, whatever the prototypes say. */
function put(object: any, key: string | number, value: unknown, enumerable = true): void {
  if (is(object[key], value) && hasOwn(object, key)) return
  defineProperty(object, key, { __proto__: null, value, enumerable, writable: true, configurable: true } as PropertyDescriptor)
}

/** The values from this place on. */
export function from(values: unknown[], place: number): unknown[] {
  const rest: unknown[] = []
  for (let n = place; n < values.length; n++) append(rest, values[n])
  return rest
}

function append(list: unknown[], value: unknown): void {
  defineProperty(list, list.length, { __proto__: null, value, enumerable: true, writable: true, configurable: true } as PropertyDescriptor)
}

function holds(pairs: Wire[], name: string): boolean {
  for (let n = 0; n < pairs.length; n += 2) if (pairs[n] === name) return true
  return false
}

function hasErrorPrototype(object: object): boolean {
  for (let above = getPrototypeOf(object), n = 0; above && n < 20; above = getPrototypeOf(above), n++) if (above === ErrorPrototype) return true
  return false
}

/** Only what truly is of the kind answers its getter. */
function isBranded(getter: Function, object: object): boolean {
  try {
    apply(getter, object, [])
    return true
  } catch {
    return false
  }
}

/** A Map whose methods nobody can replace. */
function table<K, V>(): Table<K, V> {
  const map = new NewMap<K, V>()
  const { get, set, delete: remove, forEach } = map
  return { get: get.bind(map), set: set.bind(map) as never, delete: remove.bind(map) as never, each: forEach.bind(map) as never }
}
