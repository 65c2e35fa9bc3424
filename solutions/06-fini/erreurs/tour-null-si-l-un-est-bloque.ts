// fr: Un seul joueur bloqué te suffit pour rendre null : tant que l’autre peut jouer, c’est à lui.
// en: One blocked player is enough for you to return null: as long as the other can play, it is that one’s turn.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function auTourDe(grille: Grille, dernier: Couleur): Couleur | null {
  if (!peut(grille, dernier) || !peut(grille, adversaire(dernier))) return null
  return adversaire(dernier)
}
