// fr: Tu acceptes toute case vide à côté d’un pion adverse : il faut encore qu’un pion à toi ferme la rangée.
// en: You accept every empty square next to an adversary disc: a disc of yours must also close the run.

import { adversaire, VIDE, type Couleur, type Grille, type Position } from '../../01-plateau/plateau.ts'
import type { Coup } from '../coups.ts'

export * from '../coups.ts'

const PAS = [-1, 0, 1]

export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      if (grille[i]![j] !== VIDE) continue
      const voisins = PAS.flatMap(di => PAS.map((dj): Position => [i + di, j + dj]))
      const r = voisins.filter(([x, y]) => grille[x]?.[y] === adversaire(couleur))
      if (r.length > 0) liste.push([i, j, r])
    }
  }
  return liste
}
