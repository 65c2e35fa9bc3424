// A plain `expect` of Vitest in the language of the game: what was expected and obtained, two boards on their squares.

import { existsSync, readFileSync } from 'node:fs'
import { decrire } from '../dessin/decrire.ts'
import type { Faits } from '../dessin/faits.ts'
import type { Plateau } from '../dessin/plateau.ts'
import type { Place } from '../source.ts'
import type { RawError } from './protocol.ts'

/** Nothing for a check that compares no two values, such as `toThrow`: its message speaks for it. */
export function expectFacts({ name, actual, expected }: RawError, { file, line }: Place): Faits | undefined {
  if (name !== 'AssertionError' || actual === undefined || expected === undefined || actual === expected)
    return undefined
  // Whoever saves may have taken the file away since.
  const appel = existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[line - 1]?.trim() ?? '') : ''
  const [obtenu, attendu] = [actual, expected].map(readValue)
  if (isBoard(obtenu) && isBoard(attendu)) return { appel, genre: 'plateau', signes: 'pions', attendu, obtenu }
  if (/\n/.test(String(obtenu) + String(attendu)))
    return { appel, genre: 'texte', attendu: String(attendu), obtenu: String(obtenu) }
  return { appel, genre: 'valeur', attendu: shown(attendu), obtenu: shown(obtenu) }
}

/** Vitest writes values as JSON with commas at the ends of lists, and texts as they are. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(/,(\s*[\]}])/g, '$1'))
  } catch {
    return text
  }
}

const shown = (value: unknown) => (typeof value === 'string' ? value : decrire(value))

function isBoard(value: unknown): value is Plateau {
  return (
    Array.isArray(value) &&
    value.length > 2 &&
    value.length <= 12 &&
    value.every(
      row =>
        Array.isArray(row) &&
        row.length === value[0].length &&
        row.length > 2 &&
        row.every(cell => [0, 1, 2, 3].includes(cell)),
    )
  )
}
