// fr: Tu gardes ta réponse pour une grille et tu la redonnes : la même grille a pu changer depuis, il faut la regarder
//     de nouveau.
// en: You keep your answer for a grid and give it again: the same grid may have changed since, so look at it afresh.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { lireChoix as comprendre, type Choix } from '../console.ts'

export * from '../console.ts'

const reponses = new WeakMap<Grille, Map<string, Choix>>()

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  const connues = reponses.get(grille) ?? new Map<string, Choix>()
  reponses.set(grille, connues)
  const cle = `${couleur} ${texte}`
  const choix = connues.get(cle) ?? comprendre(texte, grille, couleur)
  connues.set(cle, choix)
  return choix
}
