// The checks of a step's tests for boards of hexagons.

import { appeler, type Appel } from './appel.ts'
import { decrire, pareil } from './decrire.ts'
import { Ecart } from './ecart.ts'
import type { Faits, Situation } from './faits.ts'
import type { Hexagone } from './hexagone.ts'

type Plateau = ReadonlyMap<string, number>
type Hex = readonly [q: number, r: number]

/** A board of hexagons, cell by cell. */
export function attendreHexagone(appel: Appel, attendu: Plateau, situation: Situation): void {
  const voulu = contenu(attendu)
  const faits = (obtenu: Hexagone | string): Faits => ({ ...situation, genre: 'hexagone', attendu: voulu, obtenu })
  const resultat = appeler(appel, situation, faits, attendreHexagone)
  const obtenu = estHexagone(resultat) ? contenu(resultat) : decrire(resultat)
  if (pareil(obtenu, voulu)) return
  throw new Ecart(faits(obtenu), attendreHexagone)
}

/** The call changes this board, and only in this way. */
export function attendreEffetHexagone(appel: Appel, plateau: Plateau, attendu: Plateau, situation: Situation): void {
  attendreHexagone(
    () => {
      appel()
      return plateau
    },
    attendu,
    situation,
  )
}

/** A list of cells in any order, each once, or `false`; `jouee` is the cell the call is about. */
export function attendreCasesHexagone(
  appel: Appel,
  attendu: readonly Hex[] | false,
  situation: Situation & { plateau: Plateau; jouee?: Hex },
): void {
  const { plateau, jouee, ...reste } = situation
  const voulues = attendu && noms(attendu)
  const avant = contenu(plateau)
  const faits = (obtenu: string[] | string): Faits => ({
    ...reste,
    genre: 'cases-hexagone',
    hexagone: avant,
    jouee: jouee && nom(jouee),
    attendu: voulues,
    obtenu,
  })
  const resultat = appeler(appel, reste, faits, attendreCasesHexagone)
  const obtenu = estListe(resultat) ? noms(resultat) : decrire(resultat)
  if (attendu === false ? resultat === false : pareil(obtenu, voulues)) return
  throw new Ecart(faits(obtenu), attendreCasesHexagone)
}

const nom = ([q, r]: Hex) => `${q + 0},${r + 0}`
const noms = (cases: readonly Hex[]) => cases.map(nom).sort()

/** Order never matters. */
function contenu(plateau: Plateau): Hexagone {
  return [...plateau].sort(([a], [b]) => (a < b ? -1 : 1))
}

function estHexagone(valeur: unknown): valeur is Map<string, number> {
  return (
    valeur instanceof Map &&
    valeur.size > 0 &&
    valeur.size < 300 &&
    [...valeur].every(
      ([cle, contenu]) => typeof cle === 'string' && /^-?\d+,-?\d+$/.test(cle) && Number.isFinite(contenu),
    )
  )
}

function estListe(valeur: unknown): valeur is Hex[] {
  return (
    Array.isArray(valeur) &&
    valeur.length <= 300 &&
    Array.from(valeur).every(hex => Array.isArray(hex) && hex.length === 2 && Array.from(hex).every(Number.isFinite))
  )
}
