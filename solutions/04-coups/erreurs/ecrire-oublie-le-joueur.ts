// fr: Tu n’écris pas le joueur : il est seul sur la neuvième ligne.
// en: You do not write the player: it stands alone on the ninth line.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../../02-notation/notation.ts'
import { trouverCoupsValides } from '../coups.ts'

export * from '../coups.ts'

export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  const signes = ecrireGrille(grille, undefined, legende)
    .split('\n')
    .map(ligne => ligne.split(' '))
  for (const [i, j] of trouverCoupsValides(grille, couleur)) signes[i]![j] = '0'
  return signes.map(ligne => ligne.join(' ')).join('\n')
}
