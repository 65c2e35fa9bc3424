// fr: Tu gèles une grille et tu la rends à chaque appel : plus personne ne l’abîme, mais elle n’est pas neuve, et une
//     partie ne pourra rien y poser.
// en: You freeze one grid and return it at each call: nobody spoils it any more, but it is not a fresh one, and no game
//     can put anything on it.

import { creerPlateau as construire, type Grille } from '../plateau.ts'

export * from '../plateau.ts'

const DEPART = construire()
for (const ligne of DEPART) Object.freeze(ligne)

export function creerPlateau(): Grille {
  return DEPART
}
