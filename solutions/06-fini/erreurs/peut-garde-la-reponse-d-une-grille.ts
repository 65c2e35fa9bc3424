// fr: Tu gardes ta réponse pour une grille et tu la redonnes : la même grille a pu changer depuis, il faut la regarder
//     de nouveau.
// en: You keep your answer for a grid and give it again: the same grid may have changed since, so look at it afresh.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'

export * from '../fini.ts'

const reponses = new WeakMap<Grille, Map<Couleur, boolean>>()

export function peut(grille: Grille, couleur: Couleur): boolean {
  const connues = reponses.get(grille) ?? new Map<Couleur, boolean>()
  reponses.set(grille, connues)
  const reponse = connues.get(couleur) ?? coups(grille, couleur).length > 0
  connues.set(couleur, reponse)
  return reponse
}
