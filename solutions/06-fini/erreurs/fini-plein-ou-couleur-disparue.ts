// fr: Tu vois la fin sur un plateau plein ou sans l’une des couleurs, mais il en est une autre : les deux joueurs
//     peuvent être bloqués.
// en: You see the end on a full board or when one colour is gone, but there is another one: both players may be
//     blocked.

import { BLANC, NOIR, VIDE, type Case, type Grille } from '../../01-plateau/plateau.ts'

export * from '../fini.ts'

export function fini(grille: Grille): boolean {
  const contient = (valeur: Case) => grille.some(ligne => ligne.includes(valeur))
  return !contient(VIDE) || !contient(NOIR) || !contient(BLANC)
}
