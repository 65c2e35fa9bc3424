// Both sides keep a mirror of every object that crossed: the same id for the same object.

import { append, corrupt, getPrototypeOf, PromisePrototype, table } from './safe.ts'

export type Fn = (...args: any[]) => unknown
type Waiting = { object: object; next: Waiting | undefined }
export type Mirrors = ReturnType<typeof makeMirrors>

/** Objects born on this side get ids of this sign. `recent` is how many of the other side's are looked at unasked. */
export function makeMirrors(sign: 1 | -1, recent: number) {
  const objects = table<number, object>(),
    ids = table<object, number>()
  /** What the other side knows of an object, as text; and the message in which it last crossed. */
  const last = table<number, string>(),
    seen = table<number, number>()
  const functions = table<number, Fn>(),
    functionIds = table<Fn, number>()
  const ring: number[] = []
  let born = 0,
    count = 0,
    turn = 0,
    message = 0
  let waiting: Waiting | undefined

  function register(object: object, id: number): number {
    objects.set(id, object)
    ids.set(object, id)
    count++
    // What the tests were given by the program they may change without handing it back.
    if (recent > 0 && id * sign < 0) ring[turn++ % recent] = id
    return id
  }

  function visit(object: object): number {
    const id = ids.get(object) ?? register(object, sign * ++born)
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

  /** What the tests were given lately: they may have changed it. */
  function visitRecent(): void {
    for (let n = 0; n < ring.length; n++) {
      const object = objects.get(ring[n]!)
      if (object !== undefined) visit(object)
    }
  }

  function begin(): void {
    message++
    waiting = undefined
  }

  /** This side now knows what the other knows. */
  function learnt(id: number, text: string): void {
    last.set(id, text)
    seen.set(id, message)
  }

  function functionId(fn: Fn): number {
    const known = functionIds.get(fn)
    if (known !== undefined) return known
    const id = sign * ++born
    functionIds.set(fn, id)
    functions.set(id, fn)
    return id
  }

  /** A function of the other side, made by `receive` when it is met first. */
  function functionFor(id: number, receive: (id: number) => Fn): Fn {
    const known = functions.get(id)
    if (known) return known
    if (id * sign > 0) return corrupt()
    const received = receive(id)
    functions.set(id, received)
    functionIds.set(received, id)
    return received
  }

  /** The objects that have not crossed during the last messages. */
  function stale(age: number): number[] {
    const old: number[] = []
    objects.each((_, id) => {
      if (message - (seen.get(id) ?? 0) > age) append(old, id)
    })
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

  return {
    objects,
    ids,
    last,
    functions,
    functionIds,
    register,
    visit,
    visitAll,
    visitRecent,
    nextWaiting,
    begin,
    learnt,
    functionId,
    functionFor,
    stale,
    forget,
    size: () => count,
  }
}
