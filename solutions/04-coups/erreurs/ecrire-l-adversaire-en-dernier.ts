// fr: Tu écris l’adversaire sur la neuvième ligne : c’est la place de celui qui joue.
// en: You write the adversary on the ninth line: this is the place of the one who plays.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../../02-notation/notation.ts'
import { trouverCoupsValides } from '../coups.ts'

export * from '../coups.ts'

export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  const signes = ecrireGrille(grille, adversaire(couleur), legende)
    .split('\n')
    .map(ligne => ligne.split(' '))
  for (const [i, j] of trouverCoupsValides(grille, couleur)) signes[i]![j] = '0'
  return signes.map(ligne => ligne.join(' ')).join('\n')
}
