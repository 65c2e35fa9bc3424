// fr: Dans ta recherche paranoïaque, chacun joue pour lui : les deux autres doivent jouer contre toi.
// en: In your paranoid search each plays for itself: the two others must play against you.

import type { Couleur3 } from '../../17-trois-joueurs/trois-joueurs.ts'
import { maxN, type CoupSur, type Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function paranoiaque(plateau: Plateau, couleur: Couleur3, prof: number): [v: number, coup: CoupSur | null] {
  const [scores, coup] = maxN(plateau, couleur, prof)
  return [scores[couleur - 1]!, coup]
}
