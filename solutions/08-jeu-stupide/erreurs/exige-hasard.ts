// fr: Sans hasard donné, tu t’arrêtes sur une erreur : ce paramètre peut manquer, et Math.random prend alors sa place.
// en: Without hasard given you stop with an error: this parameter may be missing, and Math.random then takes its place.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard?: () => number): Coup | null {
  const permis = coups(grille, couleur)
  return permis[Math.floor(hasard!() * permis.length)] ?? null
}
