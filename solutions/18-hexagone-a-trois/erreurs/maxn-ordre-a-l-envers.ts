// fr: Tes joueurs tournent à l’envers : après le joueur 1 vient le joueur 2, puis le joueur 3.
// en: Your players go round the wrong way: after player 1 comes player 2, then player 3.

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
  if (prof <= 0 || finie(plateau)) return [compter(plateau), null]
  let meilleur: [scores: Scores, coup: CoupSur | null] | null = null
  for (const coup of coupsSur(HEXAGONE, plateau, couleur)) {
    jouerSur(plateau, couleur, coup)
    const [scores] = maxN(plateau, (((couleur + 1) % 3) + 1) as Couleur3, prof - 1)
    dejouerSur(plateau, coup)
    if (!meilleur || scores[couleur - 1]! > meilleur[0][couleur - 1]!) meilleur = [scores, coup]
  }
  return meilleur ?? [maxN(plateau, apres(couleur), prof - 1)[0], null]
}

const HEXAGONE = hexagone(5)
const apres = (couleur: Couleur3) => ((couleur % 3) + 1) as Couleur3
const finie = (plateau: Plateau) => [1, 2, 3].every(couleur => coupsSur(HEXAGONE, plateau, couleur).length === 0)

function compter(plateau: Plateau): Scores {
  const pions = [...plateau.values()]
  return [1, 2, 3].map(couleur => pions.filter(pion => pion === couleur).length) as Scores
}
