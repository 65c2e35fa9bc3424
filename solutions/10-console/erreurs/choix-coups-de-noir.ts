// fr: Tu juges toujours le coup comme si Noir jouait : la couleur reçue dit qui joue.
// en: You always judge the move as if Black were playing: the colour you are given says who plays.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { lireCase } from '../../02-notation/notation.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Choix } from '../console.ts'

export * from '../console.ts'

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  if (texte.trim().toLowerCase() === 'fin') return { genre: 'fin' }
  const position = lireCase(texte)
  if (position === null) return { genre: 'illisible' }
  return coupValide(grille, NOIR, ...position) ? { genre: 'coup', position } : { genre: 'interdit' }
}
