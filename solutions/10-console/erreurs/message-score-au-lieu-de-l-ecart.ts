// fr: Tu donnes le nombre de pions du joueur : le message dit l’écart, les pions de l’un moins ceux de l’autre.
// en: You give the player’s number of discs: the message tells the difference, one side’s discs minus the other’s.

import { NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { calculerScore } from '../../07-score-noir/score-noir.ts'

export * from '../console.ts'

export function messageFin(grille: Grille, joueur: Couleur): string {
  const { noir, blanc } = calculerScore(grille)
  const [siens, autres] = joueur === NOIR ? [noir, blanc] : [blanc, noir]
  if (siens === autres) return 'Partie nulle'
  return siens > autres ? `Tu gagnes avec ${siens} pions` : `Tu perds avec ${siens} pions`
}
