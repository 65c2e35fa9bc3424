// fr: Tu rends seulement la part du joueur qui cherche : il faut les pions des trois joueurs, car chaque étage en
//     regarde une autre.
// en: You return only the part of the player who searches: the discs of all three players are needed, for each level
//     looks at another part.

import type { Couleur3 } from '../../17-trois-joueurs/trois-joueurs.ts'
import { maxN as juste, type CoupSur, type Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function maxN(plateau: Plateau, couleur: Couleur3, prof: number): [v: number, coup: CoupSur | null] {
  const [scores, coup] = juste(plateau, couleur, prof)
  return [scores[couleur - 1]!, coup]
}
