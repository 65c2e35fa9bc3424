// fr: Tu tires parmi toutes les cases vides : une case vide n’est un coup permis que si elle retourne au moins un pion.
// en: You draw among all the empty squares: an empty square is a legal move only if it turns over at least one disc.

import { VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const vides = grille.flatMap((ligne, i) => ligne.flatMap((pion, j) => (pion === VIDE ? [[i, j] as const] : [])))
  const tiree = vides[Math.floor(hasard() * vides.length)]
  return tiree ? [...tiree, coupValide(grille, couleur, ...tiree) || []] : null
}
