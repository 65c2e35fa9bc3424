// The checks of a step's tests for moves: lists of squares, lists of moves, one move out of several.

import { appeler, type Appel } from './appel.ts'
import { decrire, pareil } from './decrire.ts'
import { Ecart } from './ecart.ts'
import type { Faits, Situation } from './faits.ts'
import { nomDe, type Position } from './plateau.ts'

type Coup = readonly [i: number, j: number, r: readonly Position[]]

/** A list of squares in any order, each once, or `false`. */
export function attendreCases(appel: Appel, attendu: Position[] | false, situation: Situation): void {
  const faits = faitsDeCases(attendu, situation)
  const resultat = appeler(appel, situation, faits, attendreCases)
  const obtenu = estListeDePositions(resultat) ? trier(resultat) : decrire(resultat)
  if (attendu === false ? resultat === false : typeof obtenu !== 'string' && memesCases(obtenu, attendu)) return
  throw new Ecart(faits(obtenu), attendreCases)
}

/** Every move `[i, j, r]` of a list, in any order, each with the discs it turns over, in any order. */
export function attendreCoups(appel: Appel, attendu: readonly Coup[], situation: Situation): void {
  const casesVoulues = attendu.map(caseDe)
  const faits = faitsDeCases(casesVoulues, situation)
  const resultat = appeler(appel, situation, faits, attendreCoups)
  if (!Array.isArray(resultat) || !Array.from(resultat).every(estCoup)) {
    throw new Ecart(
      { ...situation, genre: 'valeur', attendu: decrire(attendu), obtenu: decrire(resultat) },
      attendreCoups,
    )
  }
  const obtenues = trier(resultat.map(caseDe))
  if (!memesCases(obtenues, casesVoulues)) throw new Ecart(faits(obtenues), attendreCoups)
  for (const coup of resultat.toSorted(([i, j], [k, l]) => i - k || j - l))
    comparerRetournes(coup, attendu, situation, attendreCoups)
}

/** One move `[i, j, r]` of these, whichever, with the discs it turns over; `null` when there is none. */
export function attendreUnCoup(appel: Appel, permis: readonly Coup[], situation: Situation): void {
  const faits = (obtenu: string): Faits => ({ ...situation, genre: 'choix', permis: trier(permis.map(caseDe)), obtenu })
  const resultat = appeler(appel, situation, faits, attendreUnCoup)
  if (permis.length === 0 && resultat === null) return
  const choisi = estCoup(resultat) && permis.some(coup => nomDe(caseDe(coup)) === nomDe(caseDe(resultat)))
  if (!choisi) throw new Ecart(faits(decrire(resultat)), attendreUnCoup)
  comparerRetournes(resultat, permis, situation, attendreUnCoup)
}

const faitsDeCases =
  (attendu: readonly Position[] | false, situation: Situation) =>
  (obtenu: Position[] | string): Faits => ({ ...situation, genre: 'cases', attendu: attendu && trier(attendu), obtenu })

/** The squares agree: now what each move turns over. */
function comparerRetournes(coup: Coup, permis: readonly Coup[], situation: Situation, depuis: Function): void {
  const [i, j] = coup
  const attendu = permis.find(([k, l]) => k === i && l === j)![2]
  if (memesCases(coup[2], attendu)) return
  const quand =
    situation.quand ?? `les pions que ${nomDe([i, j])} retourne | the discs that ${nomDe([i, j])} turns over`
  throw new Ecart({ ...situation, quand, genre: 'cases', attendu: trier(attendu), obtenu: trier(coup[2]) }, depuis)
}

function estListeDePositions(valeur: unknown): valeur is Position[] {
  return (
    Array.isArray(valeur) &&
    valeur.length <= 200 &&
    Array.from(valeur).every(p => Array.isArray(p) && p.length === 2 && Array.from(p).every(Number.isFinite))
  )
}

function estCoup(valeur: unknown): valeur is Coup {
  return (
    Array.isArray(valeur) &&
    valeur.length === 3 &&
    estListeDePositions([valeur.slice(0, 2)]) &&
    estListeDePositions(valeur[2])
  )
}

const caseDe = ([i, j]: Coup): Position => [i, j]

function memesCases(a: readonly Position[], b: readonly Position[]): boolean {
  return a.length === b.length && pareil(a.map(nomDe).sort(), b.map(nomDe).sort())
}

/** Order never matters: two programs with the same squares have the same facts. */
function trier(cases: readonly Position[]): Position[] {
  return [...cases].sort(([i, j], [k, l]) => i - k || j - l)
}
