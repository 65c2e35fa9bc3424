// fr: Tu joues le coup sur la grille : une stratégie choisit et répond, c’est la partie qui jouera.
// en: You play the move on the grid: a strategy chooses and answers, the game will play it.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'

export * from '../jeu-stupide.ts'

export function jeuStupide(grille: Grille, couleur: Couleur): Coup | null {
  const premier = coups(grille, couleur)[0] ?? null
  if (premier) jouer(grille, couleur, premier)
  return premier
}
