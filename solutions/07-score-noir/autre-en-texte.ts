// En texte : écrire la grille comme à l'étape 02, et compter les signes ; le vainqueur se lit dans le signe du score.

import { BLANC, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE } from '../02-notation/notation.ts'

/** Rend le nombre de pions noirs moins le nombre de pions blancs. */
export function scoreNoir(grille: Grille): number {
  const { noir, blanc } = calculerScore(grille)
  return noir - blanc
}

/** Rend le nombre de pions de chaque couleur. */
export function calculerScore(grille: Grille): { noir: number; blanc: number } {
  const texte = ecrireGrille(grille)
  const compter = (signe: string) => texte.split(signe).length - 1
  return { noir: compter(LEGENDE.noir), blanc: compter(LEGENDE.blanc) }
}

/** Rend la couleur qui a le plus de pions ; à égalité, `dernier` s'il est donné, sinon `null`. */
export function vainqueur(grille: Grille, dernier: Couleur | null = null): Couleur | null {
  const reponses = [BLANC, dernier, NOIR]
  return reponses[Math.sign(scoreNoir(grille)) + 1] ?? null
}
