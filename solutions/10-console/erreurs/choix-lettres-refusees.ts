// fr: Tu ne comprends que deux chiffres : une case se tape 65 ou e6, et lireCase sait lire les deux.
// en: You only understand two digits: a square is typed 65 or e6, and lireCase can read both.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { lireCase } from '../../02-notation/notation.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Choix } from '../console.ts'

export * from '../console.ts'

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  if (texte.trim().toLowerCase() === 'fin') return { genre: 'fin' }
  if (!/^[1-8][1-8]$/.test(texte.trim())) return { genre: 'illisible' }
  const position = lireCase(texte)!
  return coupValide(grille, couleur, ...position) ? { genre: 'coup', position } : { genre: 'interdit' }
}
