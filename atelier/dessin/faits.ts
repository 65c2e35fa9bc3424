// What a red test knows, as plain data: the text of a failure is drawn from it, in either language, and the
// signature of a mistake is computed from it.

import type { Hexagone } from './hexagone.ts'
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

export type Faits = Situation &
  (
    | { genre: 'valeur'; attendu: string; obtenu: string }
    | { genre: 'plateau'; signes: 'pions' | 'nombres'; attendu: Plateau; obtenu: Plateau | string }
    | { genre: 'cases'; attendu: Position[] | false; obtenu: Position[] | string }
    | { genre: 'hexagone'; attendu: Hexagone; obtenu: Hexagone | string }
    | {
        genre: 'cases-hexagone'
        hexagone: Hexagone
        jouee?: string
        attendu: string[] | false
        obtenu: string[] | string
      }
    | { genre: 'texte'; attendu: string; obtenu: string }
    /** `erreur`, when there was one: the mentions it lacks, and the numbers it gives instead. */
    | { genre: 'refus'; mentions: string[]; obtenu: string; erreur?: { manquent: string[]; nombres: string[] } }
    /** One move out of several right ones; none at all means `null`. */
    | { genre: 'choix'; permis: Position[]; obtenu: string }
    /** A text that must say certain things, in whatever words. */
    | { genre: 'mentions'; manquent: string[]; obtenu: string }
    /** `voulu`: the facts of the check that the error cut short, with nothing obtained. */
    | { genre: 'exception'; voulu?: Faits; nom: string; message: string }
  )

/**
 * The part of the facts that two programs share when they behave alike: neither the words of the engine, which change
 * from one version to the next, nor those of the learner's own errors.
 */
export function essentiel(faits: Faits): unknown {
  const { appel, quand, texte, grille, coup, ...reste } = faits
  if (reste.genre === 'exception') return { appel, genre: 'exception', nom: reste.nom }
  if (reste.genre === 'refus' && reste.erreur) return { appel, genre: 'refus', erreur: reste.erreur }
  if (reste.genre === 'mentions') return { appel, genre: 'mentions', manquent: reste.manquent }
  return { appel, ...reste }
}
