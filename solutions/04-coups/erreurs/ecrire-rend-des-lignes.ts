// fr: Tu rends un tableau de lignes : la réponse est un seul texte, où un retour à la ligne sépare deux lignes.
// en: You return an array of lines: the answer is a single text, where a line break separates two lines.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../../02-notation/notation.ts'
import { trouverCoupsValides } from '../coups.ts'

export * from '../coups.ts'

export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string[] {
  const signes = ecrireGrille(grille, couleur, legende)
    .split('\n')
    .map(ligne => ligne.split(' '))
  for (const [i, j] of trouverCoupsValides(grille, couleur)) signes[i]![j] = '0'
  return signes.map(ligne => ligne.join(' '))
}
