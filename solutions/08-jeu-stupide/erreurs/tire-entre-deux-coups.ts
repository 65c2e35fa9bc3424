// fr: Seuls le premier et le dernier coup de la liste peuvent sortir : chaque coup permis doit avoir sa chance.
// en: Only the first and the last move of the list can come out: each legal move must have its chance.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const permis = coups(grille, couleur)
  return (hasard() < 0.5 ? permis[0] : permis.at(-1)) ?? null
}
