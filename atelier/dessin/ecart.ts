// The error of a red test: facts as data, and their text in the reader's language.

import type { Faits } from './faits.ts'
import { langOf } from './langue.ts'
import { renderFaits } from './rendu.ts'

export class Ecart extends Error {
  readonly faits: Faits

  /** The stack starts where `depuis` was called: at the line of the test, not inside the kit. */
  constructor(faits: Faits, depuis: Function, cause?: unknown) {
    super(renderFaits(faits, langOf(globalThis.process?.env ?? {})), cause === undefined ? {} : { cause })
    this.name = 'Écart'
    this.faits = faits
    Error.captureStackTrace?.(this, depuis)
  }
}

/** A body that still is the starter's: not a mistake yet, so it travels as it is. */
export function estAFaire(erreur: unknown): boolean {
  return erreur instanceof Error && erreur.message.startsWith('À FAIRE')
}
