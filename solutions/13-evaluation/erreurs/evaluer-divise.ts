// fr: Tu divises la somme de Noir par celle de Blanc : échanger les couleurs doit changer le signe, il faut une
//     différence.
// en: You divide Black’s sum by White’s: swapping the colours must change the sign, a difference is needed.

import { BLANC, NOIR, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { coups } from '../../04-coups/coups.ts'
import { fini } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'

export * from '../evaluation.ts'

export function evaluer(grille: Grille): number {
  if (fini(grille)) return 1000 * scoreNoir(grille)
  const noirs = coups(grille, NOIR).length + coins(grille, NOIR),
    blancs = coups(grille, BLANC).length + coins(grille, BLANC)
  return (1 + noirs) / (1 + blancs)
}

function coins(grille: Grille, couleur: Couleur): number {
  return [grille[0]![0], grille[0]![7], grille[7]![0], grille[7]![7]].filter(pion => pion === couleur).length
}
