// fr: Quand il n’y a pas de coup à rendre, tu ne mets rien dans la réponse : la seconde valeur est alors null.
// en: When there is no move to return you put nothing into the answer: the second value is then null.

import type { Couleur3 } from '../../17-trois-joueurs/trois-joueurs.ts'
import {
  coupsSur,
  dejouerSur,
  hexagone,
  jouerSur,
  type CoupSur,
  type Plateau,
  type Scores,
} from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function maxN(plateau: Plateau, couleur: Couleur3, prof: number): [scores: Scores, coup: CoupSur | null] {
  if (prof <= 0 || finie(plateau)) return [compter(plateau)] as unknown as [Scores, null]
  let meilleur: [scores: Scores, coup: CoupSur | null] | null = null
  for (const coup of coupsSur(HEXAGONE, plateau, couleur)) {
    jouerSur(plateau, couleur, coup)
    const [scores] = maxN(plateau, apres(couleur), prof - 1)
    dejouerSur(plateau, coup)
    if (!meilleur || scores[couleur - 1]! > meilleur[0][couleur - 1]!) meilleur = [scores, coup]
  }
  return meilleur ?? ([maxN(plateau, apres(couleur), prof - 1)[0]] as unknown as [Scores, null])
}

const HEXAGONE = hexagone(5)
const apres = (couleur: Couleur3) => ((couleur % 3) + 1) as Couleur3
const finie = (plateau: Plateau) => [1, 2, 3].every(couleur => coupsSur(HEXAGONE, plateau, couleur).length === 0)

function compter(plateau: Plateau): Scores {
  const pions = [...plateau.values()]
  return [1, 2, 3].map(couleur => pions.filter(pion => pion === couleur).length) as Scores
}
