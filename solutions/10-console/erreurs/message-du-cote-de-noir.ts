// fr: Tu parles toujours à Noir : quand joueur est Blanc, c’est lui qui gagne si Noir perd.
// en: You always speak to Black: when joueur is White, it is White who wins if Black loses.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../console.ts'

export function messageFin(grille: Grille, joueur: Couleur): string {
  const avance = scoreNoir(grille)
  if (avance === 0) return 'Partie nulle'
  return avance > 0 ? `Tu gagnes de ${avance}` : `Tu perds de ${-avance}`
}
