// fr: Sans coup permis, tu rends un texte vide : le plateau et le joueur s’écrivent toujours.
// en: Without a legal move you return an empty text: the board and the player are always written.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../../02-notation/notation.ts'
import { trouverCoupsValides } from '../coups.ts'

export * from '../coups.ts'

export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  if (trouverCoupsValides(grille, couleur).length === 0) return ''
  const signes = ecrireGrille(grille, couleur, legende)
    .split('\n')
    .map(ligne => ligne.split(' '))
  for (const [i, j] of trouverCoupsValides(grille, couleur)) signes[i]![j] = '0'
  return signes.map(ligne => ligne.join(' ')).join('\n')
}
