// fr: Toutes tes parties commencent avec la même grille : crée-la dans la fonction, sinon les coups d’une partie se
//     voient dans l’autre.
// en: All your games begin with the same grid: create it inside the function, otherwise the moves of one game show in
//     the other.

import { creerPlateau, NOIR, type Grille } from '../../01-plateau/plateau.ts'
import type { Joueur, Partie } from '../partie.ts'

export * from '../partie.ts'

let depart: Grille | undefined

export function nouvellePartie(noir: Joueur, blanc: Joueur): Partie {
  depart ??= creerPlateau()
  return { grille: depart, joueurs: [noir, blanc], trait: NOIR, tours: [], etat: 0 }
}
