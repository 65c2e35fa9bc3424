// fr: Retrancher de 1 n’échange que 0 et 1 : ici Noir vaut 1 et Blanc vaut 2, et 0 est une case vide.
// en: Subtracting from 1 only swaps 0 and 1: here Black is 1 and White is 2, and 0 is an empty square.

import type { Couleur } from '../plateau.ts'

export * from '../plateau.ts'

export function adversaire(couleur: Couleur): Couleur {
  return (1 - couleur) as Couleur
}
