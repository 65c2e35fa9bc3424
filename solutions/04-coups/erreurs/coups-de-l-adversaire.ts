// fr: Tu cherches les coups de l’adversaire : c’est la couleur reçue qui joue.
// en: You look for the moves of the adversary: it is the colour you are given that plays.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, adversaire(couleur), i, j)
      if (r) liste.push([i, j, r])
    }
  }
  return liste
}
