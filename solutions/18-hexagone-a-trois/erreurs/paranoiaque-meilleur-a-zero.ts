// fr: Ton meilleur résultat commence à zéro : les deux autres, qui cherchent le plus petit, ne trouvent jamais mieux
//     que zéro.
// en: Your best result starts at zero: the two others, who look for the smallest, never find better than zero.

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

export function paranoiaque(plateau: Plateau, couleur: Couleur3, prof: number): [v: number, coup: CoupSur | null] {
  return chercher(plateau, couleur, couleur, prof)
}

function chercher(plateau: Plateau, moi: Couleur3, trait: Couleur3, prof: number): [v: number, coup: CoupSur | null] {
  if (prof <= 0 || finie(plateau)) return [compter(plateau)[moi - 1]!, null]
  let meilleur: [v: number, coup: CoupSur | null] = [0, null]
  const permis = coupsSur(HEXAGONE, plateau, trait)
  if (permis.length === 0) return [chercher(plateau, moi, apres(trait), prof - 1)[0], null]
  for (const coup of permis) {
    jouerSur(plateau, trait, coup)
    const [v] = chercher(plateau, moi, apres(trait), prof - 1)
    dejouerSur(plateau, coup)
    if (trait === moi ? v > meilleur[0] : v < meilleur[0]) meilleur = [v, coup]
  }
  return meilleur
}

const HEXAGONE = hexagone(5)
const apres = (couleur: Couleur3) => ((couleur % 3) + 1) as Couleur3
const finie = (plateau: Plateau) => [1, 2, 3].every(couleur => coupsSur(HEXAGONE, plateau, couleur).length === 0)

function compter(plateau: Plateau): Scores {
  const pions = [...plateau.values()]
  return [1, 2, 3].map(couleur => pions.filter(pion => pion === couleur).length) as Scores
}
