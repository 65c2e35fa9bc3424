// fr: Dans ta recherche, chaque joueur choisit ce qui est le mieux pour celui qui a commencé à chercher : chacun doit
//     choisir pour lui.
// en: In your search each player chooses what is best for the one who began the search: each must choose for itself.

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
  return chercher(plateau, couleur, couleur, prof)
}

function chercher(
  plateau: Plateau,
  moi: Couleur3,
  trait: Couleur3,
  prof: number,
): [scores: Scores, coup: CoupSur | null] {
  if (prof <= 0 || finie(plateau)) return [compter(plateau), null]
  let meilleur: [scores: Scores, coup: CoupSur | null] | null = null
  for (const coup of coupsSur(HEXAGONE, plateau, trait)) {
    jouerSur(plateau, trait, coup)
    const [scores] = chercher(plateau, moi, apres(trait), prof - 1)
    dejouerSur(plateau, coup)
    if (!meilleur || scores[moi - 1]! > meilleur[0][moi - 1]!) meilleur = [scores, coup]
  }
  return meilleur ?? [chercher(plateau, moi, apres(trait), prof - 1)[0], null]
}

const HEXAGONE = hexagone(5)
const apres = (couleur: Couleur3) => ((couleur % 3) + 1) as Couleur3
const finie = (plateau: Plateau) => [1, 2, 3].every(couleur => coupsSur(HEXAGONE, plateau, couleur).length === 0)

function compter(plateau: Plateau): Scores {
  const pions = [...plateau.values()]
  return [1, 2, 3].map(couleur => pions.filter(pion => pion === couleur).length) as Scores
}
