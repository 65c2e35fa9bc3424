// fr: Tu donnes le premier trait à Blanc : au Reversi, Noir commence toujours.
// en: You give the first turn to White: in Reversi Black always begins.

import { BLANC, creerPlateau } from '../../01-plateau/plateau.ts'
import type { Joueur, Partie } from '../partie.ts'

export * from '../partie.ts'

export function nouvellePartie(noir: Joueur, blanc: Joueur): Partie {
  return { grille: creerPlateau(), joueurs: [noir, blanc], trait: BLANC, tours: [], etat: 0 }
}
