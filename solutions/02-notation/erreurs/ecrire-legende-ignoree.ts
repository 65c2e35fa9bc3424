// fr: Tu écris toujours avec X, O et le point : les trois signes sont ceux de la légende reçue.
// en: You always write with X, O and the dot: the three signs are those of the legend you are given.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function ecrireGrille(grille: Grille, joueur?: Couleur, legende: Legende = LEGENDE): string {
  const signes = [LEGENDE.vide, LEGENDE.noir, LEGENDE.blanc]
  const lignes = grille.map(ligne => ligne.map(valeur => signes[valeur]).join(' '))
  if (joueur !== undefined) lignes.push(signes[joueur]!)
  return lignes.join('\n')
}
