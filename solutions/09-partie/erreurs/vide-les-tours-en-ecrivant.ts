// fr: Tu retires les tours de la partie à mesure que tu les écris : lis-les sans les enlever.
// en: You take the turns out of the game as you write them: read them without removing them.

import { nomDeCase } from '../../02-notation/notation.ts'
import type { Partie } from '../partie.ts'

export * from '../partie.ts'

export function transcription(partie: Partie): string {
  let texte = ''
  for (let n = partie.etat; n > 0; n--) {
    const tour = partie.tours.shift()
    if (tour && tour !== 'passe') texte += nomDeCase(tour)
  }
  return texte
}
