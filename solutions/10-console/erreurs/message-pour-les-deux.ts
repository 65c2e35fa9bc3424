// fr: Tu parles des deux joueurs dans le même message : il ne s’adresse qu’à joueur, et lui dit s’il gagne ou s’il
//     perd.
// en: You speak of both players in one message: it is only for joueur, and says whether that player wins or loses.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../console.ts'

export function messageFin(grille: Grille, joueur: Couleur): string {
  const avance = scoreNoir(grille)
  if (avance === 0) return 'Partie nulle'
  return avance > 0 ? `Noir gagne, Blanc perd de ${avance}` : `Blanc gagne, Noir perd de ${-avance}`
}
