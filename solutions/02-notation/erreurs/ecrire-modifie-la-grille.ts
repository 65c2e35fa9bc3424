// fr: Tu ajoutes le joueur à la grille reçue : écrire une grille ne doit pas la changer, ajoute-le au texte.
// en: You add the player to the grid you were given: writing a grid must not change it, so add it to the text.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function ecrireGrille(grille: Grille, joueur?: Couleur, legende: Legende = LEGENDE): string {
  const signes = [legende.vide, legende.noir, legende.blanc]
  if (joueur !== undefined) grille.push([joueur])
  const lignes = grille.map(ligne => ligne.map(valeur => signes[valeur]).join(' '))
  return lignes.join('\n')
}
