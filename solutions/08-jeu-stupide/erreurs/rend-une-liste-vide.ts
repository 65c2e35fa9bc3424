// fr: Sans coup permis, tu rends une liste vide : la réponse demandée est null.
// en: Without a legal move you return an empty list: the answer asked for is null.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, couleur: Couleur): Coup | [] {
  return coups(grille, couleur)[0] ?? []
}
