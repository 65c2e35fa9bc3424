// fr: Tu joues sur la grille le coup que tu as tiré : une stratégie choisit et répond, c’est la partie qui jouera.
// en: You play on the grid the move you have drawn: a strategy chooses and answers, the game will play it.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const permis = coups(grille, couleur)
  const tire = permis[Math.floor(hasard() * permis.length)] ?? null
  if (tire) jouer(grille, couleur, tire)
  return tire
}
