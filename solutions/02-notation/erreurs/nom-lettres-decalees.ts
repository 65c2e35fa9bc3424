// fr: Tes lettres sont décalées d’une colonne : la colonne 0 s’appelle a.
// en: Your letters are one column off: column 0 is called a.

import type { Position } from '../../01-plateau/plateau.ts'

export * from '../notation.ts'

export function nomDeCase(position: Position): string {
  const [i, j] = position
  return String.fromCharCode('a'.charCodeAt(0) + j + 1) + (i + 1)
}
