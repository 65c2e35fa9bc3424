// fr: Tu écris aussi les coups annulés : la transcription s’arrête aux tours qui sont sur la grille, l’état dit
//     combien.
// en: You also write the undone moves: the transcript stops at the turns that are on the grid, the state says how many.

import { nomDeCase } from '../../02-notation/notation.ts'
import type { Partie } from '../partie.ts'

export * from '../partie.ts'

export function transcription(partie: Partie): string {
  return partie.tours.map(tour => (tour === 'passe' ? '' : nomDeCase(tour))).join('')
}
