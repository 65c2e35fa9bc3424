// fr: Tu rends la valeur du côté de celui qui joue : elle est toujours du côté de Noir, même quand c’est à Blanc.
// en: You return the value from the side of whoever plays: it is always from Black’s side, even when White is to play.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../minimax.ts'

export function minimax(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | null] {
  const signe = couleur === NOIR ? 1 : -1
  if (prof <= 0) return [signe * scoreNoir(grille), null]
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0)
    return [peut(grille, autre) ? -minimax(grille, autre, prof - 1)[0] : signe * scoreNoir(grille), null]
  let meilleur: [v: number, coup: Coup | null] = [-Infinity, null]
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const v = -minimax(grille, autre, prof - 1)[0]
    dejouer(grille, couleur, coup)
    if (v > meilleur[0]) meilleur = [v, coup]
  }
  return meilleur
}
