// fr: Tu gardes le coup choisi pour une grille et tu le redonnes : la même grille a pu changer depuis, il faut choisir
//     de nouveau.
// en: You keep the move chosen for a grid and give it again: the same grid may have changed since, so choose afresh.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'

export * from '../jeu-stupide.ts'

const choisis = new WeakMap<Grille, Map<Couleur, Coup | null>>()

export function jeuStupide(grille: Grille, couleur: Couleur): Coup | null {
  const connus = choisis.get(grille) ?? new Map<Couleur, Coup | null>()
  choisis.set(grille, connus)
  const coup = connus.get(couleur) ?? coups(grille, couleur)[0] ?? null
  connus.set(couleur, coup)
  return coup
}
