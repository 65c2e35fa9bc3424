// fr: Tu acceptes toute case lisible comme un coup : il faut encore demander à coupValide si elle est permise.
// en: You accept any readable square as a move: you still have to ask coupValide whether it is legal.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { lireCase } from '../../02-notation/notation.ts'
import type { Choix } from '../console.ts'

export * from '../console.ts'

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  if (texte.trim().toLowerCase() === 'fin') return { genre: 'fin' }
  const position = lireCase(texte)
  return position ? { genre: 'coup', position } : { genre: 'illisible' }
}
