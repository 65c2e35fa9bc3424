// fr: Tu ne regardes que Noir : s’il ne peut pas jouer et que Blanc le peut, Noir passe et la partie continue.
// en: You look at Black only: if Black cannot play and White can, Black passes and the game goes on.

import { NOIR, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function fini(grille: Grille): boolean {
  return !peut(grille, NOIR)
}
