// fr: Tu fais la moyenne des réponses de l’adversaire : il ne joue pas au hasard, il choisit la meilleure pour lui.
// en: You take the average of the adversary’s answers: the adversary does not play at random, but chooses the best one.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../minimax.ts'

export function minimax(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | null] {
  return chercher(grille, couleur, prof, couleur)
}

function chercher(grille: Grille, couleur: Couleur, prof: number, moi: Couleur): [v: number, coup: Coup | null] {
  if (prof <= 0) return [scoreNoir(grille), null]
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0)
    return [peut(grille, autre) ? chercher(grille, autre, prof - 1, moi)[0] : scoreNoir(grille), null]
  let meilleur: [v: number, coup: Coup | null] = [couleur === NOIR ? -Infinity : Infinity, null]
  let somme = 0
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const [v] = chercher(grille, autre, prof - 1, moi)
    dejouer(grille, couleur, coup)
    somme += v
    if (couleur === NOIR ? v > meilleur[0] : v < meilleur[0]) meilleur = [v, coup]
  }
  return couleur === moi ? meilleur : [somme / permis.length, null]
}
