// fr: Tu écris undefined quand il n’y a pas de joueur : sans joueur, le texte s’arrête après la huitième ligne.
// en: You write undefined when there is no player: without a player, the text stops after the eighth line.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function ecrireGrille(grille: Grille, joueur?: Couleur, legende: Legende = LEGENDE): string {
  const signes = [legende.vide, legende.noir, legende.blanc]
  const lignes = grille.map(ligne => ligne.map(valeur => signes[valeur]).join(' '))
  return `${lignes.join('\n')}\n${signes[joueur!]}`
}
