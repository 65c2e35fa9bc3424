// fr: Tu donnes la main à Noir dès qu’il peut jouer : regarde qui vient de jouer, car c’est à son adversaire.
// en: You give Black the turn as soon as Black can play: look who has just played, because it is their adversary’s
//     turn.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function auTourDe(grille: Grille, _dernier: Couleur): Couleur | null {
  if (peut(grille, NOIR)) return NOIR
  if (peut(grille, BLANC)) return BLANC
  return null
}
