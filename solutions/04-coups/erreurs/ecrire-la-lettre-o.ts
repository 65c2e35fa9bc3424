// fr: Tu marques les coups avec la lettre O : c’est le signe de Blanc, le repère est le chiffre zéro.
// en: You mark the moves with the letter O: that is the sign of White, the mark is the digit zero.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../../02-notation/notation.ts'
import { trouverCoupsValides } from '../coups.ts'

export * from '../coups.ts'

export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  const signes = ecrireGrille(grille, couleur, legende)
    .split('\n')
    .map(ligne => ligne.split(' '))
  for (const [i, j] of trouverCoupsValides(grille, couleur)) signes[i]![j] = 'O'
  return signes.map(ligne => ligne.join(' ')).join('\n')
}
