// fr: Tu notes les cases retournées : un coup ne retient que leur nombre dans chaque direction, et cela suffit à les
//     retrouver.
// en: You note the squares turned over: a move keeps only how many there are in each direction, and this is enough to
//     find them again.

import { DIRECTIONS_100, legal as juste, type Couleur100, type Coup100, type Othellier } from '../othellier-100.ts'

export * from '../othellier-100.ts'

export function legal(othellier: Othellier, couleur: Couleur100, position: number): Coup100 | null {
  const coup = juste(othellier, couleur, position)
  if (!coup) return null
  const retournes = coup.retournes.flatMap((nombre, d) =>
    Array.from({ length: nombre }, (_, n) => position + (n + 1) * DIRECTIONS_100[d]!),
  )
  return { ...coup, retournes }
}
