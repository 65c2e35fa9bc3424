// fr: Tu écris les colonnes à la place des lignes : chaque ligne du texte est une ligne de la grille, de haut en bas.
// en: You write the columns in place of the rows: each line of the text is a row of the grid, from top to bottom.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function ecrireGrille(grille: Grille, joueur?: Couleur, legende: Legende = LEGENDE): string {
  const signes = [legende.vide, legende.noir, legende.blanc]
  const lignes: string[] = []
  for (let i = 0; i < 8; i++) {
    const ligne: string[] = []
    for (let j = 0; j < 8; j++) ligne.push(signes[grille[j]![i]!]!)
    lignes.push(ligne.join(' '))
  }
  if (joueur !== undefined) lignes.push(signes[joueur]!)
  return lignes.join('\n')
}
