// Deux listes : un coup range les pions retournés en deux listes, une pour chacun des adversaires à qui les rendre.

import type { Position } from '../01-plateau/plateau.ts'
import { coupValideTrois, type Couleur3, type Grille3 } from './trois-joueurs.ts'

export * from './trois-joueurs.ts'

/** Un coup : sa case, les pions pris au joueur d'après, puis ceux pris à celui d'encore après. */
export type CoupTrois = [ou: Position, auSuivant: Position[], aLAutre: Position[]]

/** Rend tous les coups permis de `couleur`. */
export function coupsTrois(grille: Grille3, couleur: Couleur3): CoupTrois[] {
  const coups: CoupTrois[] = []
  for (let j = 8; j >= 0; j--) {
    for (let i = 8; i >= 0; i--) {
      const retournes = coupValideTrois(grille, couleur, i, j) || []
      const pris = (joueur: Couleur3) => retournes.filter(([x, y]) => grille[x]![y] === joueur)
      if (retournes.length > 0) coups.push([[i, j], pris(apres(couleur)), pris(apres(apres(couleur)))])
    }
  }
  return coups
}

/** Joue le coup de `couleur` sur la grille. */
export function jouerTrois(grille: Grille3, couleur: Couleur3, [ou, auSuivant, aLAutre]: CoupTrois): void {
  peindre(grille, [ou, ...auSuivant, ...aLAutre], couleur)
}

/** Défait exactement ce que `jouerTrois` a fait avec les mêmes arguments. */
export function dejouerTrois(grille: Grille3, couleur: Couleur3, [ou, auSuivant, aLAutre]: CoupTrois): void {
  peindre(grille, [ou], 0)
  peindre(grille, auSuivant, apres(couleur))
  peindre(grille, aLAutre, apres(apres(couleur)))
}

/**
 * Rend le joueur qui joue après un coup de `dernier`, en sautant ceux qui ne peuvent pas, ou `null` si personne ne
 * peut.
 */
export function auTourDeTrois(grille: Grille3, dernier: Couleur3, essais = 3): Couleur3 | null {
  if (essais === 0) return null
  const candidat = apres(dernier)
  return coupsTrois(grille, candidat).length > 0 ? candidat : auTourDeTrois(grille, candidat, essais - 1)
}

function apres(joueur: Couleur3): Couleur3 {
  return joueur === 3 ? 1 : ((joueur + 1) as Couleur3)
}

function peindre(grille: Grille3, cases: Position[], pion: 0 | Couleur3): void {
  for (const [x, y] of cases) grille[x]![y] = pion
}
