// fr: Tous tes appels rendent la même grille : ce qu’on y joue reste pour l’appel suivant, il faut la construire à
//     chaque fois.
// en: All your calls return the same grid: what is played on it stays for the next call, so build it each time.

import { creerPlateauTrois as creer, type Grille3 } from '../trois-joueurs.ts'

export * from '../trois-joueurs.ts'

const GRILLE = creer()

export function creerPlateauTrois(): Grille3 {
  return GRILLE
}
