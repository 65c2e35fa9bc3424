// fr: Tu ne marques que le premier coup de chaque ligne : une ligne peut en contenir plusieurs.
// en: You mark only the first move of each row: a row can hold several.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../../02-notation/notation.ts'
import { trouverCoupsValides } from '../coups.ts'

export * from '../coups.ts'

export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  const signes = ecrireGrille(grille, couleur, legende)
    .split('\n')
    .map(ligne => ligne.split(' '))
  for (const [i, j] of trouverCoupsValides(grille, couleur)) if (!signes[i]!.includes('0')) signes[i]![j] = '0'
  return signes.map(ligne => ligne.join(' ')).join('\n')
}
