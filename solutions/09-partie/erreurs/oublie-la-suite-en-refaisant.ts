// fr: Tu refais le coup comme un coup nouveau, et les tours encore annulés s’oublient : on ne pourra plus les refaire.
// en: You redo the move as a new move, and the turns that are still undone are forgotten: they can no longer be redone.

import { jouerTour, type Partie } from '../partie.ts'

export * from '../partie.ts'

export function refaire(partie: Partie): Partie {
  const tour = partie.tours[partie.etat]
  return tour && tour !== 'passe' ? jouerTour(partie, tour) : partie
}
