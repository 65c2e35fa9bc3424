// fr: Tu ajoutes une ligne vide quand il n’y a pas de joueur : sans joueur, le texte s’arrête au dernier signe de la
//     huitième ligne.
// en: You add an empty line when there is no player: without a player, the text stops at the last sign of the eighth
//     line.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function ecrireGrille(grille: Grille, joueur?: Couleur, legende: Legende = LEGENDE): string {
  const signes = [legende.vide, legende.noir, legende.blanc]
  const lignes = grille.map(ligne => ligne.map(valeur => signes[valeur]).join(' '))
  lignes.push(joueur === undefined ? '' : signes[joueur]!)
  return lignes.join('\n')
}
