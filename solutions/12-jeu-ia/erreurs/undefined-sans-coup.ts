// fr: Quand il n’y a pas de coup permis, tu rends undefined : la réponse demandée est null.
// en: When there is no legal move you return undefined: the answer asked for is null.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import type { Coup } from '../../04-coups/coups.ts'
import { minimax } from '../../11-minimax/minimax.ts'

export * from '../jeu-ia.ts'

export function jeuIA(grille: Grille, couleur: Couleur, prof = 3): Coup | undefined {
  const [, coup] = minimax(grille, couleur, prof)
  if (coup) return coup
}
