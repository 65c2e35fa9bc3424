// fr: À la fin de la partie, tu rends undefined : la réponse demandée est null, et les deux ne sont pas la même valeur.
// en: At the end of the game you return undefined: the answer asked for is null, and the two are not the same value.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function auTourDe(grille: Grille, dernier: Couleur): Couleur | undefined {
  return [adversaire(dernier), dernier].find(couleur => peut(grille, couleur))
}
