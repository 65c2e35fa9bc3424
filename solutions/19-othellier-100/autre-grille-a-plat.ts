// La grille à plat : border chaque ligne puis tout mettre bout à bout, et revenir en découpant.

import { VIDE as VIDE_GRILLE, type Case, type Grille } from '../01-plateau/plateau.ts'
import { BORD, VIDE, type Othellier } from './othellier-100.ts'

export * from './othellier-100.ts'

const LIGNE_DE_BORD = Array<number>(10).fill(BORD)

/** Rend l'othellier qui a les mêmes pions que la grille. */
export function depuisGrille(grille: Grille): Othellier {
  const bordee = grille.map(ligne => [BORD, ...ligne.map(pion => (pion === VIDE_GRILLE ? VIDE : pion - 1)), BORD])
  const cases = [LIGNE_DE_BORD, ...bordee, LIGNE_DE_BORD].flat()
  const compter = (couleur: number) => cases.filter(valeur => valeur === couleur).length
  return { cases, pions: [compter(0), compter(1)] }
}

/** Rend la grille qui a les mêmes pions que l'othellier. */
export function versGrille({ cases }: Othellier): Grille {
  const dedans = cases.filter(valeur => valeur !== BORD).map(valeur => ((valeur + 1) % 3) as Case)
  return Array.from({ length: 8 }, (_, i) => dedans.slice(8 * i, 8 * i + 8))
}
