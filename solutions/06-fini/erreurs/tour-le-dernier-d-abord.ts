// fr: Tu laisses rejouer le dernier tant qu’il le peut : c’est l’adversaire qui vient d’abord, et le dernier ne rejoue
//     que s’il passe.
// en: You let the last player play again as long as they can: the adversary comes first, and the last one plays again
//     only on a pass.

import { adversaire, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { peut } from '../fini.ts'

export * from '../fini.ts'

export function auTourDe(grille: Grille, dernier: Couleur): Couleur | null {
  if (peut(grille, dernier)) return dernier
  if (peut(grille, adversaire(dernier))) return adversaire(dernier)
  return null
}
