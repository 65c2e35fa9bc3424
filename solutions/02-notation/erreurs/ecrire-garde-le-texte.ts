// fr: Tu gardes le texte d’une grille et tu le redonnes : la même grille a pu changer depuis, il faut la regarder de
//     nouveau.
// en: You keep the text of a grid and give it again: the same grid may have changed since, so look at it afresh.

import type { Couleur, Grille } from '../../01-plateau/plateau.ts'
import { ecrireGrille as composer, LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

const textes = new WeakMap<Grille, Map<string, string>>()

export function ecrireGrille(grille: Grille, joueur?: Couleur, legende: Legende = LEGENDE): string {
  const connus = textes.get(grille) ?? new Map<string, string>()
  textes.set(grille, connus)
  const cle = [joueur, legende.noir, legende.blanc, legende.vide].join(' ')
  const texte = connus.get(cle) ?? composer(grille, joueur, legende)
  connus.set(cle, texte)
  return texte
}
