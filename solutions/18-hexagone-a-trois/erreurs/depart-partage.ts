// fr: Tu rends toujours le même plateau : chaque appel en donne un neuf, sinon une partie change le départ de la
//     suivante.
// en: You always return the same board: each call gives a fresh one, otherwise one game changes the start of the next.

import { creerHexagoneATrois as juste, type Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

let depart: Plateau | null = null

export function creerHexagoneATrois(): Plateau {
  depart ??= juste()
  return depart
}
