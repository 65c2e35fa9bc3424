// fr: Tu enlèves les passes avant de compter jusqu’à l’état : l’état compte aussi les passes, prends d’abord les tours
//     qui sont sur la grille.
// en: You remove the passes before counting up to the state: the state counts passes too, first take the turns that are
//     on the grid.

import { nomDeCase } from '../../02-notation/notation.ts'
import type { Partie } from '../partie.ts'

export * from '../partie.ts'

export function transcription(partie: Partie): string {
  return partie.tours
    .filter(tour => tour !== 'passe')
    .slice(0, partie.etat)
    .map(tour => nomDeCase(tour))
    .join('')
}
