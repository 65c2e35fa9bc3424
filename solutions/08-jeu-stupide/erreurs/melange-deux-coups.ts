// fr: Tu prends la ligne d’un tirage et la colonne d’un autre : un seul tirage choisit un coup entier.
// en: You take the row from one draw and the column from another: a single draw chooses a whole move.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

export function jeuHasard(grille: Grille, couleur: Couleur, hasard: () => number = Math.random): Coup | null {
  const permis = coups(grille, couleur)
  if (permis.length === 0) return null
  const tirer = () => permis[Math.floor(hasard() * permis.length)]!
  return [tirer()[0], tirer()[1], tirer()[2]]
}
