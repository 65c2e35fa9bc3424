// fr: Tu réponds illisible à une case interdite : une case que tu as pu lire est lisible, c’est le coup qui est
//     interdit.
// en: You call an illegal square unreadable: a square that you could read is readable, it is the move that is illegal.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { lireCase } from '../../02-notation/notation.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Choix } from '../console.ts'

export * from '../console.ts'

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  if (texte.trim().toLowerCase() === 'fin') return { genre: 'fin' }
  const position = lireCase(texte)
  if (position === null || coupValide(grille, couleur, ...position) === false) return { genre: 'illisible' }
  return { genre: 'coup', position }
}
