// fr: Tu changes le signe selon celui qui doit jouer : le score est toujours vu par Noir, que ce soit à lui ou non.
// en: You change the sign according to whose turn it is: the score is always seen by Black, on Black’s turn or not.

import type { Grille } from '../../01-plateau/plateau.ts'
import { calculerScore } from '../score-noir.ts'

export * from '../score-noir.ts'

export function scoreNoir(grille: Grille): number {
  const { noir, blanc } = calculerScore(grille)
  const aNoirDeJouer = (noir + blanc) % 2 === 0
  return aNoirDeJouer ? noir - blanc : blanc - noir
}
