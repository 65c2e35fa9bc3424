// fr: Tu écris les passes dans la transcription : elle ne contient que des coups, les passes se retrouvent en rejouant.
// en: You write the passes into the transcript: it only holds moves, the passes are found again by replaying.

import { nomDeCase } from '../../02-notation/notation.ts'
import type { Partie } from '../partie.ts'

export * from '../partie.ts'

export function transcription(partie: Partie): string {
  return partie.tours
    .slice(0, partie.etat)
    .map(tour => (tour === 'passe' ? tour : nomDeCase(tour)))
    .join('')
}
