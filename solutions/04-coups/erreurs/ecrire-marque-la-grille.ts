// fr: Tu écris les repères dans la grille elle-même : ils ne vont que dans le texte, la grille reste comme elle était.
// en: You write the marks into the grid itself: they belong only in the text, the grid stays as it was.

import type { Case, Couleur, Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../../02-notation/notation.ts'
import { trouverCoupsValides } from '../coups.ts'

export * from '../coups.ts'

export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  for (const [i, j] of trouverCoupsValides(grille, couleur)) grille[i]![j] = 3 as Case
  const signes = [legende.vide, legende.noir, legende.blanc, '0']
  return [...grille.map(ligne => ligne.map(valeur => signes[valeur]).join(' ')), signes[couleur]].join('\n')
}
