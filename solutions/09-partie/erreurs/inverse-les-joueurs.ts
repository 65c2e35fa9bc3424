// fr: Tu ranges Blanc avant Noir : dans la liste des joueurs, Noir est le premier.
// en: You store White before Black: in the list of players Black comes first.

import { creerPlateau, NOIR } from '../../01-plateau/plateau.ts'
import type { Joueur, Partie } from '../partie.ts'

export * from '../partie.ts'

export function nouvellePartie(noir: Joueur, blanc: Joueur): Partie {
  return { grille: creerPlateau(), joueurs: [blanc, noir], trait: NOIR, tours: [], etat: 0 }
}
