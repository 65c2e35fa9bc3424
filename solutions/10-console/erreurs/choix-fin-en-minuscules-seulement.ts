// fr: Tu ne comprends « fin » qu’en minuscules : FIN et Fin arrêtent aussi la partie.
// en: You understand “fin” in lower case only: FIN and Fin stop the game too.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { lireCase } from '../../02-notation/notation.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import type { Choix } from '../console.ts'

export * from '../console.ts'

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  if (texte.trim() === 'fin') return { genre: 'fin' }
  const position = lireCase(texte)
  if (position === null) return { genre: 'illisible' }
  if (coupValide(grille, couleur, ...position) === false) return { genre: 'interdit' }
  return { genre: 'coup', position }
}
