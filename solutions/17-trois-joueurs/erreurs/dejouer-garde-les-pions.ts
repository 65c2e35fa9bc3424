// fr: Tu vides la case jouée, mais tu gardes les pions retournés : chacun revient à celui à qui il était.
// en: You empty the square played, but you keep the turned discs: each one goes back to the player it came from.

import { type Couleur3, type CoupTrois, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

export function dejouerTrois(grille: Grille3, couleur: Couleur3, coup: CoupTrois): void {
  grille[coup.i]![coup.j] = 0
}
