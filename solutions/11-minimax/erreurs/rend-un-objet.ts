// fr: Tu rends un objet : la réponse est un tableau de deux éléments, la valeur puis le coup.
// en: You return an object: the answer is an array of two elements, the value and then the move.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../minimax.ts'

export function minimax(grille: Grille, couleur: Couleur, prof: number): { v: number; coup: Coup | null } {
  if (prof <= 0) return { v: scoreNoir(grille), coup: null }
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0)
    return { v: peut(grille, autre) ? minimax(grille, autre, prof - 1).v : scoreNoir(grille), coup: null }
  let meilleur: { v: number; coup: Coup | null } = { v: couleur === NOIR ? -Infinity : Infinity, coup: null }
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const { v } = minimax(grille, autre, prof - 1)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR ? v > meilleur.v : v < meilleur.v) meilleur = { v, coup }
  }
  return meilleur
}
