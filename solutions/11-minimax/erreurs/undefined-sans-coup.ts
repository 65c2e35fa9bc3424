// fr: Quand il n’y a pas de coup à rendre, tu mets undefined : la réponse demandée est null.
// en: When there is no move to return you put undefined: the answer asked for is null.

import { adversaire, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../minimax.ts'

export function minimax(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | undefined] {
  if (prof <= 0) return [scoreNoir(grille), undefined]
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0)
    return [peut(grille, autre) ? minimax(grille, autre, prof - 1)[0] : scoreNoir(grille), undefined]
  let meilleur: [v: number, coup: Coup | undefined] = [couleur === NOIR ? -Infinity : Infinity, undefined]
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const [v] = minimax(grille, autre, prof - 1)
    dejouer(grille, couleur, coup)
    if (couleur === NOIR ? v > meilleur[0] : v < meilleur[0]) meilleur = [v, coup]
  }
  return meilleur
}
