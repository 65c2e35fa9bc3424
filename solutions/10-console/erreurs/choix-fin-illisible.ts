// fr: Tu lis une case avant d’avoir regardé si c’est « fin » : ce mot n’est pas une case, et pourtant il est une
//     réponse.
// en: You read a square before looking for “fin”: this word is not a square, and yet it is an answer.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { lireCase } from '../../02-notation/notation.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Choix } from '../console.ts'

export * from '../console.ts'

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  const position = lireCase(texte)
  if (position === null) return { genre: 'illisible' }
  if (texte.trim().toLowerCase() === 'fin') return { genre: 'fin' }
  return coupValide(grille, couleur, ...position) ? { genre: 'coup', position } : { genre: 'interdit' }
}
