// fr: Tu comprends « fin » dès que ces trois lettres sont quelque part : le mot est seul sur sa ligne, finir n’est pas
//     fin.
// en: You understand “fin” as soon as its letters are somewhere: the word stands alone on its line, and finir is not
//     fin.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { lireCase } from '../../02-notation/notation.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Choix } from '../console.ts'

export * from '../console.ts'

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  if (texte.toLowerCase().includes('fin')) return { genre: 'fin' }
  const position = lireCase(texte)
  if (position === null) return { genre: 'illisible' }
  if (coupValide(grille, couleur, ...position) === false) return { genre: 'interdit' }
  return { genre: 'coup', position }
}
