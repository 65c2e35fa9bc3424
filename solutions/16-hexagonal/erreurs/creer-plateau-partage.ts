// fr: Tous tes appels rendent le même plateau : ce qu’on y joue reste pour l’appel suivant, il faut le construire à
//     chaque fois.
// en: All your calls return the same board: what is played on it stays for the next call, so build it each time.

import { creerHexagone as creer, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

const PLATEAUX = new Map<number, PlateauHex>()

export function creerHexagone(cote = 5): PlateauHex {
  if (!PLATEAUX.has(cote)) PLATEAUX.set(cote, creer(cote))
  return PLATEAUX.get(cote)!
}
