// fr: Tu échanges illisible et interdit : un texte qui n’est pas une case est illisible, une case où l’on ne peut pas
//     jouer est interdite.
// en: You swap unreadable and illegal: a text that is not a square is illisible, a square where one cannot play is
//     interdit.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { lireCase } from '../../02-notation/notation.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Choix } from '../console.ts'

export * from '../console.ts'

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  if (texte.trim().toLowerCase() === 'fin') return { genre: 'fin' }
  const position = lireCase(texte)
  if (position === null) return { genre: 'interdit' }
  return coupValide(grille, couleur, ...position) ? { genre: 'coup', position } : { genre: 'illisible' }
}
