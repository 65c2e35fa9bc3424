// fr: Tu finis par un retour à la ligne : il en faut un entre deux lignes, mais pas après la dernière.
// en: You end with a line break: there must be one between two lines, but not after the last.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function ecrireGrille(grille: Grille, joueur?: Couleur, legende: Legende = LEGENDE): string {
  const signes = [legende.vide, legende.noir, legende.blanc]
  let texte = ''
  for (const ligne of grille) texte += ligne.map(valeur => signes[valeur]).join(' ') + '\n'
  if (joueur !== undefined) texte += signes[joueur] + '\n'
  return texte
}
