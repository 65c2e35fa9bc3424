// fr: Tu ne comprends pas deux chiffres : une case se tape e6 ou 65, et lireCase sait lire les deux.
// en: You do not understand two digits: a square is typed e6 or 65, and lireCase can read both.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { lireCase } from '../../02-notation/notation.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Choix } from '../console.ts'

export * from '../console.ts'

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  if (texte.trim().toLowerCase() === 'fin') return { genre: 'fin' }
  if (!/^[a-h][1-8]$/i.test(texte.trim())) return { genre: 'illisible' }
  const position = lireCase(texte)!
  return coupValide(grille, couleur, ...position) ? { genre: 'coup', position } : { genre: 'interdit' }
}
