// fr: Tu arrêtes la partie quand l’adversaire est bloqué : avant de rendre null, regarde si le dernier à jouer peut
//     rejouer.
// en: You stop the game when the adversary is blocked: before returning null, look whether the last to play can play
//     again.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function auTourDe(grille: Grille, dernier: Couleur): Couleur | null {
  return peut(grille, adversaire(dernier)) ? adversaire(dernier) : null
}
