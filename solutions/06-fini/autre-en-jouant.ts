// En jouant : poser le pion sur une copie de la grille, et voir s'il s'est passé quelque chose.

import { adversaire, BLANC, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { jouerCoup } from '../05-jouer-dejouer/jouer-dejouer.ts'

/** Dit si `couleur` a au moins un coup permis. */
export function peut(grille: Grille, couleur: Couleur): boolean {
  const copie = grille.map(ligne => [...ligne])
  for (let n = 0; n < 64; n++) {
    if (jouerCoup(copie, couleur, Math.floor(n / 8), n % 8)) return true
  }
  return false
}

/** Dit si la partie est finie : la liste de ceux qui peuvent jouer est vide. */
export function fini(grille: Grille): boolean {
  return quiPeut(grille).length === 0
}

/** Rend la couleur qui joue après un coup de `dernier`, ou `null` si la partie est finie. */
export function auTourDe(grille: Grille, dernier: Couleur): Couleur | null {
  const [premier, second] = quiPeut(grille)
  if (premier === undefined) return null
  return second === undefined ? premier : adversaire(dernier)
}

/** Les couleurs qui ont un coup permis : deux, une ou aucune. */
function quiPeut(grille: Grille): Couleur[] {
  return [NOIR, BLANC].filter(couleur => peut(grille, couleur))
}
