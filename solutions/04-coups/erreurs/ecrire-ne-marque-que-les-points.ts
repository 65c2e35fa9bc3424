// fr: Tu ne marques que là où se trouve un point : le signe d’une case vide dépend de la légende.
// en: You mark only where there is a dot: the sign of an empty square depends on the legend.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../../02-notation/notation.ts'
import { trouverCoupsValides } from '../coups.ts'

export * from '../coups.ts'

export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  const signes = ecrireGrille(grille, couleur, legende)
    .split('\n')
    .map(ligne => ligne.split(' '))
  for (const [i, j] of trouverCoupsValides(grille, couleur)) if (signes[i]![j] === '.') signes[i]![j] = '0'
  return signes.map(ligne => ligne.join(' ')).join('\n')
}
