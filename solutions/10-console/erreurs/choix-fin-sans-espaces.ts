// fr: Tu ne comprends pas « fin » entouré d’espaces : ce qui est autour du mot ne compte pas.
// en: You do not understand “fin” with spaces around it: what stands around the word does not count.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { lireCase } from '../../02-notation/notation.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Choix } from '../console.ts'

export * from '../console.ts'

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  if (texte.toLowerCase() === 'fin') return { genre: 'fin' }
  const position = lireCase(texte)
  if (position === null) return { genre: 'illisible' }
  if (coupValide(grille, couleur, ...position) === false) return { genre: 'interdit' }
  return { genre: 'coup', position }
}
