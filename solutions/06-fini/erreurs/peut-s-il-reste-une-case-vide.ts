// fr: Il te suffit d’une case vide pour dire que l’on peut jouer : il faut qu’un coup y soit permis, donc qu’il
//     retourne un pion.
// en: One empty square is enough for you to say that one can play: a move must be legal there, that is, turn a disc
//     over.

import { VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'

export * from '../fini.ts'

export function peut(grille: Grille, _couleur: Couleur): boolean {
  return grille.some(ligne => ligne.includes(VIDE))
}
