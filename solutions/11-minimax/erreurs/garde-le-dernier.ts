// fr: Tu gardes la valeur du dernier coup essayé, et non la meilleure : compare chaque valeur à la meilleure trouvée
//     jusque-là.
// en: You keep the value of the last move tried, not the best one: compare each value with the best found so far.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups, type Coup } from '../../04-coups/coups.ts'
import { dejouer, jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../minimax.ts'

export function minimax(grille: Grille, couleur: Couleur, prof: number): [v: number, coup: Coup | null] {
  if (prof <= 0) return [scoreNoir(grille), null]
  const autre = adversaire(couleur)
  const permis = coups(grille, couleur)
  if (permis.length === 0) return [peut(grille, autre) ? minimax(grille, autre, prof - 1)[0] : scoreNoir(grille), null]
  let resultat: [v: number, coup: Coup | null] = [0, null]
  for (const coup of permis) {
    jouer(grille, couleur, coup)
    const [v] = minimax(grille, autre, prof - 1)
    dejouer(grille, couleur, coup)
    resultat = [v, coup]
  }
  return resultat
}
