// fr: Quand l’adversaire est bloqué, tu rends le dernier joueur sans vérifier qu’il peut jouer : si lui non plus ne
//     peut pas, la réponse est null.
// en: When the adversary is blocked you return the last player without checking that they can play: if they cannot
//     either, the answer is null.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function auTourDe(grille: Grille, dernier: Couleur): Couleur | null {
  return peut(grille, adversaire(dernier)) ? adversaire(dernier) : dernier
}
