// Somebody who knows more of a test than its own checks do: the sandbox, when it had to stop the program. What the
// guard says at the end of a test counts, whatever the test made of it.

import type { RawError } from './protocol.ts'

export type Guard = { begin(group: string): void; end(): RawError | undefined }

/** On the thread's global object: the tests' modules and the runner's are not loaded by the same hand. */
const PLACE = Symbol.for('atelier:guard')
const holder = globalThis as { [PLACE]?: Guard | undefined }

export const setGuard = (guard: Guard | undefined) => {
  holder[PLACE] = guard
}
export const currentGuard = () => holder[PLACE]
