// fr: Tu écris les coups en majuscules : la transcription est en minuscules.
// en: You write the moves in upper case: the transcript is in lower case.

import { nomDeCase } from '../../02-notation/notation.ts'
import type { Partie } from '../partie.ts'

export * from '../partie.ts'

export function transcription(partie: Partie): string {
  return partie.tours
    .slice(0, partie.etat)
    .map(tour => (tour === 'passe' ? '' : nomDeCase(tour)))
    .join('')
    .toUpperCase()
}
