// fr: Tu gardes le message d’une grille et tu le redonnes : la même grille a pu changer depuis, il faut recompter.
// en: You keep the message of a grid and give it again: the same grid may have changed since, so count again.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { messageFin as rediger } from '../console.ts'

export * from '../console.ts'

const messages = new WeakMap<Grille, Map<Couleur, string>>()

export function messageFin(grille: Grille, joueur: Couleur): string {
  const connus = messages.get(grille) ?? new Map<Couleur, string>()
  messages.set(grille, connus)
  const message = connus.get(joueur) ?? rediger(grille, joueur)
  connus.set(joueur, message)
  return message
}
