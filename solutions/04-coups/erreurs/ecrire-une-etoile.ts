// fr: Tu marques les coups d’une étoile, comme les dessins de l’énoncé : le texte porte le signe du kata, le chiffre
//     zéro.
// en: You mark the moves with a star, like the drawings of the statement: the text bears the sign of the kata, the
//     digit zero.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../../02-notation/notation.ts'
import { trouverCoupsValides } from '../coups.ts'

export * from '../coups.ts'

export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  const signes = ecrireGrille(grille, couleur, legende)
    .split('\n')
    .map(ligne => ligne.split(' '))
  for (const [i, j] of trouverCoupsValides(grille, couleur)) signes[i]![j] = '*'
  return signes.map(ligne => ligne.join(' ')).join('\n')
}
