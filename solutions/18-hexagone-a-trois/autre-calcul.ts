// Le calcul : chaque pas est refait à partir du nom de la case au moment d'avancer, et aucune recherche n'élague.

import type { Hex } from '../16-hexagonal/hexagonal.ts'
import type { Couleur3 } from '../17-trois-joueurs/trois-joueurs.ts'
import { coupsSur, dejouerSur, jouerSur, type CoupSur, type Geometrie, type Plateau } from './hexagone-a-trois.ts'

export * from './hexagone-a-trois.ts'

const AUTOUR: Hex[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
]

/** Rend la géométrie d'un plateau carré : les cases `'i,j'`, et huit directions. */
export function carre(cote: number): Geometrie {
  const cases: string[] = []
  for (let i = 0; i < cote; i++) for (let j = 0; j < cote; j++) cases.push(`${i},${j}`)
  return { cases, directions: AUTOUR.length, suivante: (nom, direction) => avancer(nom, AUTOUR[direction]!) }
}

/** Rend la géométrie d'un plateau hexagonal : les cases `'q,r'`, et six directions. */
export function hexagone(cote: number): Geometrie {
  const cases: string[] = []
  for (let q = 1 - cote; q < cote; q++) {
    for (let r = Math.max(1 - cote, 1 - cote - q); r < Math.min(cote, cote - q); r++) cases.push(`${q},${r}`)
  }
  // Sur un carré dont on garde six pas, sans les deux où q et r changent dans le même sens.
  const pas = AUTOUR.filter(([dq, dr]) => dq !== dr)
  return { cases, directions: pas.length, suivante: (nom, direction) => avancer(nom, pas[direction]!) }
}

/**
 * Rend le nombre de pions que `couleur` peut s'assurer si les deux autres jouent contre elle, et un coup qui y mène.
 */
export function paranoiaque(plateau: Plateau, couleur: Couleur3, prof: number): [v: number, coup: CoupSur | null] {
  const geometrie = hexagone(5)
  const miens = () => [...plateau.values()].filter(pion => pion === couleur).length
  const chercher = (trait: number, reste: number): [v: number, coup: CoupSur | null] => {
    const finie = [1, 2, 3].filter(joueur => coupsSur(geometrie, plateau, joueur).length > 0).length === 0
    if (finie || reste <= 0) return [miens(), null]
    const notes = coupsSur(geometrie, plateau, trait).map((coup): [number, CoupSur] => {
      jouerSur(plateau, trait, coup)
      const [v] = chercher((trait % 3) + 1, reste - 1)
      dejouerSur(plateau, coup)
      return [v, coup]
    })
    if (notes.length === 0) return [chercher((trait % 3) + 1, reste - 1)[0], null]
    notes.sort(([v], [w]) => (trait === couleur ? w - v : v - w))
    return notes[0]!
  }
  return chercher(couleur, prof)
}

function avancer(nom: string, [da, db]: Hex): string {
  const [a, b] = nom.split(',').map(Number) as Hex
  return `${a + da},${b + db}`
}
