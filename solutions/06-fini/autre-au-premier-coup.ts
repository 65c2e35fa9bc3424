// Au premier coup trouvé : chercher une case jouable sans faire la liste des coups, et s'arrêter dès qu'il y en a une.

import { adversaire, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coupValide } from '../03-coup-valide/coup-valide.ts'

/** Dit si `couleur` a au moins un coup permis. */
export function peut(grille: Grille, couleur: Couleur): boolean {
  return grille.some((ligne, i) => ligne.some((_, j) => coupValide(grille, couleur, i, j) !== false))
}

/** Dit si la partie est finie : plus personne n'a la main, quel que soit le dernier à avoir joué. */
export function fini(grille: Grille): boolean {
  return auTourDe(grille, NOIR) === null
}

/** Rend la couleur qui joue après un coup de `dernier`, ou `null` si la partie est finie. */
export function auTourDe(grille: Grille, dernier: Couleur): Couleur | null {
  const suivant = adversaire(dernier)
  if (peut(grille, suivant)) return suivant
  return peut(grille, dernier) ? dernier : null
}
