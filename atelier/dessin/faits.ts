// What a red test knows, as plain data: the text of a failure is drawn from it, in either language, and the
// signature of a mistake is computed from it.

import type { Plateau, Position } from './plateau.ts'

/** Where a check takes place: the call as one would type it, and what helps to see it. */
export type Situation = {
  appel: string
  /** A circumstance, « français | English ». */
  quand?: string
  /** Who plays where, when the call is about a move. */
  coup?: { couleur: number; case: Position }
  /** The position before the call. */
  grille?: Plateau
  /** The text given to the call, when it does not fit on its line. */
  texte?: string
}

export type Faits = Situation & (
  | { genre: 'valeur'; attendu: string; obtenu: string }
  | { genre: 'plateau'; signes: 'pions' | 'nombres'; attendu: Plateau; obtenu: Plateau | string }
  | { genre: 'cases'; attendu: Position[] | false; obtenu: Position[] | string }
  | { genre: 'texte'; attendu: string; obtenu: string }
  | { genre: 'refus'; mentions: string[]; obtenu: string }
  | { genre: 'exception'; attendu: string; nom: string; message: string }
)

/**
 * The part of the facts that two programs share when they behave alike: no sentence, and no words of the
 * engine, which change from one version to the next.
 */
export function essentiel(faits: Faits): unknown {
  const { appel, quand, texte, grille, coup, ...reste } = faits
  return reste.genre === 'exception' ? { appel, genre: 'exception' } : { appel, ...reste }
}
