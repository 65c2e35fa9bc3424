// The built-ins that the codec needs, taken before any program runs. Inside the sandbox the program may patch every
// prototype afterwards: nothing that is built on these looks a method up, walks a list by its iterator, or grows one by
// assignment.

export const { apply, defineProperty, getPrototypeOf } = Reflect
export const { isArray } = Array
export const { keys, is, hasOwn } = Object
export const { parse, stringify: quote } = JSON
export const ErrorPrototype = Error.prototype,
  ObjectPrototype = Object.prototype,
  PromisePrototype = Promise.prototype
export const typedTag = Object.getOwnPropertyDescriptor(getPrototypeOf(Int8Array.prototype)!, Symbol.toStringTag)!.get!
export const mapSize = Object.getOwnPropertyDescriptor(Map.prototype, 'size')!.get!
export const setSize = Object.getOwnPropertyDescriptor(Set.prototype, 'size')!.get!
export const { forEach: mapForEach, clear: mapClear, set: mapSet } = Map.prototype
export const { forEach: setForEach, clear: setClear, add: setAdd } = Set.prototype
export const { getTime } = Date.prototype
export const { indexOf, slice } = String.prototype
export const TYPED: Record<string, new (length: number) => any> = {
  __proto__: null as never,
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
}
export const ERRORS: Record<string, new (message: string) => Error> = {
  __proto__: null as never,
  Error,
  TypeError,
  RangeError,
  ReferenceError,
  SyntaxError,
  EvalError,
  URIError,
}
export const NewMap = Map,
  NewSet = Set,
  NewDate = Date,
  NewBigInt = BigInt,
  NewSymbol = Symbol

export type Table<K, V> = {
  get(key: K): V | undefined
  set(key: K, value: V): void
  delete(key: K): void
  each(visit: (value: V, key: K) => void): void
}
export type Wire = any
export type ErrorTold = { name: string; message: string; stack: string }

/** One line a message: the values, then one object each; JSON has no line ends of its own. */
export function lineEnd(text: string, from: number): number {
  const end = apply(indexOf, text, ['\n', from]) as number
  return end < 0 ? text.length : end
}

export function corrupt(): never {
  throw new ERRORS.Error!('message not understood')
}

export function createError({ name, message, stack }: ErrorTold): Error {
  const error = new (ERRORS[name] ?? ERRORS.Error!)(message)
  if (error.name !== name) put(error, 'name', name, false)
  put(error, 'stack', stack, false)
  return error
}

/** An own property, whatever the prototypes say. */
export function put(object: any, key: string | number, value: unknown, enumerable = true): void {
  if (is(object[key], value) && hasOwn(object, key)) return
  defineProperty(object, key, {
    __proto__: null,
    value,
    enumerable,
    writable: true,
    configurable: true,
  } as PropertyDescriptor)
}

/** The values from this place on. */
export function from(values: unknown[], place: number): unknown[] {
  const rest: unknown[] = []
  for (let n = place; n < values.length; n++) append(rest, values[n])
  return rest
}

export function append(list: unknown[], value: unknown): void {
  defineProperty(list, list.length, {
    __proto__: null,
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  } as PropertyDescriptor)
}

export function holds(pairs: Wire[], name: string): boolean {
  for (let n = 0; n < pairs.length; n += 2) if (pairs[n] === name) return true
  return false
}

export function hasErrorPrototype(object: object): boolean {
  for (let above = getPrototypeOf(object), n = 0; above && n < 20; above = getPrototypeOf(above), n++)
    if (above === ErrorPrototype) return true
  return false
}

/** Only what truly is of the kind answers its getter. */
export function isBranded(getter: Function, object: object): boolean {
  try {
    apply(getter, object, [])
    return true
  } catch {
    return false
  }
}

/** A Map whose methods nobody can replace. */
export function table<K, V>(): Table<K, V> {
  const map = new NewMap<K, V>()
  const { get, set, delete: remove, forEach } = map
  return {
    get: get.bind(map),
    set: set.bind(map) as never,
    delete: remove.bind(map) as never,
    each: forEach.bind(map) as never,
  }
}
