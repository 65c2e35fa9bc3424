// fr: Tu laisses de côté les signes et les lignes de trop : un dessin trop grand doit lancer une erreur.
// en: You leave aside the signs and the lines that are too many: a drawing that is too large must throw an error.

import { BLANC, NOIR, VIDE, type Case, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function lireGrille(texte: string, legende: Legende = LEGENDE): { grille: Grille; joueur: Couleur | null } {
  const lignes = texte
    .trim()
    .split('\n')
    .map(ligne => ligne.trim().split(/\s+/))
  const grille: Grille = []
  for (let i = 0; i < 8; i++) {
    grille.push([])
    for (let j = 0; j < 8; j++) grille[i]!.push(lireSigne(lignes[i]![j]!, i + 1, legende))
  }
  const joueur = lignes[8] === undefined ? null : lireSigne(lignes[8][0]!, 9, legende)
  if (joueur === VIDE) throw new Error(`ligne 9 : « ${legende.vide} » n’est pas un joueur`)
  return { grille, joueur }
}

function lireSigne(signe: string, numero: number, legende: Legende): Case {
  if (signe === legende.vide) return VIDE
  if (signe === legende.noir) return NOIR
  if (signe === legende.blanc) return BLANC
  throw new Error(`ligne ${numero} : signe inconnu « ${signe} »`)
}
