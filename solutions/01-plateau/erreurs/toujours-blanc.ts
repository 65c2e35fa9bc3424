// fr: Tu réponds toujours Blanc : la réponse dépend de la couleur reçue, et l’adversaire de Blanc est Noir.
// en: You always answer White: the answer depends on the colour received, and the adversary of White is Black.

import { BLANC, NOIR, type Couleur } from '../plateau.ts'

export * from '../plateau.ts'

export function adversaire(couleur: Couleur): Couleur {
  if ((couleur = NOIR)) return BLANC
  return NOIR
}
