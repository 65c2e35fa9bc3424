// fr: Tu rends la couleur reçue : l’adversaire de Noir est Blanc, et celui de Blanc est Noir.
// en: You give back the colour you were given: the adversary of Black is White, and that of White is Black.

import { BLANC, NOIR, type Couleur } from '../plateau.ts'

export * from '../plateau.ts'

export function adversaire(couleur: Couleur): Couleur {
  if (couleur === NOIR) return NOIR
  return BLANC
}
