// fr: Tu ne réponds que si la partie est finie : vainqueur regarde seulement qui a le plus de pions, à n’importe quel
//     moment.
// en: You answer only if the game is over: vainqueur just looks who has the most discs, at any moment.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { fini } from '../../06-fini/fini.ts'
import { scoreNoir } from '../score-noir.ts'

export * from '../score-noir.ts'

export function vainqueur(grille: Grille, dernier?: Couleur): Couleur | null {
  if (!fini(grille)) return null
  const score = scoreNoir(grille)
  if (score === 0) return dernier ?? null
  return score > 0 ? NOIR : BLANC
}
