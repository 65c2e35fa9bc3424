// fr: À égalité, tu rends null même quand le dernier à avoir posé un pion est donné : dans ce cas, c’est lui qui gagne.
// en: On a tie you return null even when the last to have placed a disc is given: in that case it is they who win.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { scoreNoir } from '../score-noir.ts'

export * from '../score-noir.ts'

export function vainqueur(grille: Grille, _dernier?: Couleur): Couleur | null {
  const score = scoreNoir(grille)
  if (score === 0) return null
  return score > 0 ? NOIR : BLANC
}
