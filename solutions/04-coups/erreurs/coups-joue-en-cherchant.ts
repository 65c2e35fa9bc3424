// fr: Tu joues chaque coup trouvé avant de chercher le suivant : cette fonction regarde la grille et la laisse comme
//     elle était.
// en: You play each move you find before you look for the next one: this function looks at the grid and leaves it as it
//     was.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) {
        liste.push([i, j, r])
        grille[i]![j] = couleur
        for (const [x, y] of r) grille[x]![y] = couleur
      }
    }
  }
  return liste
}
