// fr: Tu avances la ligne et la colonne ensemble : pour chaque ligne, il faut essayer les huit colonnes.
// en: You move the row and the column together: for each row, all eight columns must be tried.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 0, j = 0; i < 8 && j < 8; i++, j++) {
    const r = coupValide(grille, couleur, i, j)
    if (r) liste.push([i, j, r])
  }
  return liste
}
