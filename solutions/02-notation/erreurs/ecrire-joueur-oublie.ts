// fr: Tu n’écris pas le joueur : quand il est donné, son signe vient seul sur une neuvième ligne.
// en: You do not write the player: when one is given, its sign stands alone on a ninth line.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function ecrireGrille(grille: Grille, joueur?: Couleur, legende: Legende = LEGENDE): string {
  const signes = [legende.vide, legende.noir, legende.blanc]
  const lignes = grille.map(ligne => ligne.map(valeur => signes[valeur]).join(' '))
  return lignes.join('\n')
}
