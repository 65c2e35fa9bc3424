// How values cross between the tests and a program nobody trusts: as text, one graph a message, with identities. Both
// sides keep a mirror of every object that crossed; a message holds the objects that changed, and the receiver patches
// its own in place, so that `jouer` changes the test's grid, and a function that returns its own argument is seen to.
// The same code runs on both sides.

import { makeMirrors, type Fn } from './mirrors.ts'
import { makeReader } from './reading.ts'
import type { ErrorTold } from './safe.ts'
import { makeWriter } from './writing.ts'

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
  const mirrors = makeMirrors(side.sign, recent)
  const { functions, size, stale, forget } = mirrors
  return {
    encode: makeWriter(mirrors, side),
    decode: makeReader(mirrors, side),
    functionOf: id => functions.get(id),
    size,
    stale,
    forget,
  }
}
