// fr: Tu marques les coups de l’adversaire : ce sont ceux du joueur de la neuvième ligne.
// en: You mark the moves of the adversary: they are those of the player on the ninth line.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../../02-notation/notation.ts'
import { trouverCoupsValides } from '../coups.ts'

export * from '../coups.ts'

export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  const signes = ecrireGrille(grille, couleur, legende)
    .split('\n')
    .map(ligne => ligne.split(' '))
  for (const [i, j] of trouverCoupsValides(grille, adversaire(couleur))) signes[i]![j] = '0'
  return signes.map(ligne => ligne.join(' ')).join('\n')
}
