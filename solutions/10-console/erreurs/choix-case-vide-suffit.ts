// fr: Tu acceptes toute case vide : un coup permis doit aussi retourner au moins un pion.
// en: You accept any empty square: a legal move must also turn over at least one disc.

import { VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { lireCase } from '../../02-notation/notation.ts'
import type { Choix } from '../console.ts'

export * from '../console.ts'

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  if (texte.trim().toLowerCase() === 'fin') return { genre: 'fin' }
  const position = lireCase(texte)
  if (position === null) return { genre: 'illisible' }
  const [i, j] = position
  return grille[i]![j] === VIDE ? { genre: 'coup', position } : { genre: 'interdit' }
}
