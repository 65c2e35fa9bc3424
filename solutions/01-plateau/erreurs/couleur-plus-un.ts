// fr: Ajouter 1 mène bien de Noir à Blanc, mais Blanc donne alors 3 : depuis Blanc, il faut revenir à Noir.
// en: Adding 1 does lead from Black to White, but White then gives 3: from White you have to come back to Black.

import type { Couleur } from '../plateau.ts'

export * from '../plateau.ts'

export function adversaire(couleur: Couleur): Couleur {
  return (couleur + 1) as Couleur
}
