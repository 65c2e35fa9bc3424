// fr: Une case vide à côté d’un pion adverse ne suffit pas : il faut encore qu’un pion à soi ferme la rangée.
// en: An empty square next to an adversary disc is not enough: a disc of one’s own must also close the run.

import { adversaire, VIDE, type Couleur, type Grille } from '../../01-plateau/plateau.ts'

export * from '../fini.ts'

export function peut(grille: Grille, couleur: Couleur): boolean {
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      if (grille[i]![j] === VIDE && voisinAdverse(grille, couleur, i, j)) return true
    }
  }
  return false
}

function voisinAdverse(grille: Grille, couleur: Couleur, i: number, j: number): boolean {
  for (let x = i - 1; x <= i + 1; x++) {
    for (let y = j - 1; y <= j + 1; y++) {
      if (grille[x]?.[y] === adversaire(couleur)) return true
    }
  }
  return false
}
