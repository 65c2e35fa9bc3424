// fr: Tu ne regardes que Blanc : s’il ne peut pas jouer et que Noir le peut, Blanc passe et la partie continue.
// en: You look at White only: if White cannot play and Black can, White passes and the game goes on.

import { BLANC, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function fini(grille: Grille): boolean {
  return !peut(grille, BLANC)
}
