// fr: Tu colles les signes les uns aux autres : il faut une espace entre deux signes d’une même ligne.
// en: You stick the signs together: there must be one space between two signs of a line.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function ecrireGrille(grille: Grille, joueur?: Couleur, legende: Legende = LEGENDE): string {
  const signes = [legende.vide, legende.noir, legende.blanc]
  const lignes = grille.map(ligne => ligne.map(valeur => signes[valeur]).join(''))
  if (joueur !== undefined) lignes.push(signes[joueur]!)
  return lignes.join('\n')
}
