// fr: Sans coup permis, tu rends false : la réponse demandée est null, et les deux ne sont pas la même valeur.
// en: Without a legal move you return false: the answer asked for is null, and the two are not the same value.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, couleur: Couleur): Coup | false {
  const permis = coups(grille, couleur)
  return permis.length > 0 && permis[0]!
}
