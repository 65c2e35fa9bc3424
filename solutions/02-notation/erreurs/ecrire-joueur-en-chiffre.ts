// fr: Tu écris le numéro du joueur : la neuvième ligne porte son signe, celui de la légende.
// en: You write the number of the player: the ninth line carries its sign, the one in the legend.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function ecrireGrille(grille: Grille, joueur?: Couleur, legende: Legende = LEGENDE): string {
  const signes = [legende.vide, legende.noir, legende.blanc]
  const lignes = grille.map(ligne => ligne.map(valeur => signes[valeur]).join(' '))
  if (joueur !== undefined) lignes.push(String(joueur))
  return lignes.join('\n')
}
