// fr: Tu joues le coup pour savoir s’il est permis : lireChoix comprend la réponse, elle laisse la grille comme elle
//     était.
// en: You play the move to find out whether it is legal: lireChoix understands the answer, it leaves the grid as it
//     was.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { lireCase } from '../../02-notation/notation.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import type { Choix } from '../console.ts'

export * from '../console.ts'

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  if (texte.trim().toLowerCase() === 'fin') return { genre: 'fin' }
  const position = lireCase(texte)
  if (position === null) return { genre: 'illisible' }
  return jouerCoup(grille, couleur, ...position) ? { genre: 'coup', position } : { genre: 'interdit' }
}
