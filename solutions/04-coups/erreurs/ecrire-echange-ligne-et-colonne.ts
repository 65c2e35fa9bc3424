// fr: Tu échanges la ligne et la colonne en marquant : le premier numéro d’une position choisit la ligne.
// en: You swap the row and the column when you mark: the first number of a position chooses the row.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../../02-notation/notation.ts'
import { trouverCoupsValides } from '../coups.ts'

export * from '../coups.ts'

export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  const signes = ecrireGrille(grille, couleur, legende)
    .split('\n')
    .map(ligne => ligne.split(' '))
  for (const [i, j] of trouverCoupsValides(grille, couleur)) signes[j]![i] = '0'
  return signes.map(ligne => ligne.join(' ')).join('\n')
}
