// Étape 04 : tous les coups permis.

import type { Couleur, Grille, Position } from '../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE, type Legende } from '../02-notation/notation.ts'
import { coupValide } from '../03-coup-valide/coup-valide.ts'

/** Un coup : la ligne, la colonne, et les pions qu'il retourne. */
export type Coup = [i: number, j: number, r: Position[]]

/** Rend tous les coups permis de `couleur`, chacun avec les pions qu'il retourne. */
export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const permis: Coup[] = []
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const r = coupValide(grille, couleur, i, j)
      if (r) permis.push([i, j, r])
    }
  }
  return permis
}

/** Rend les cases où `couleur` peut jouer. */
export function trouverCoupsValides(grille: Grille, couleur: Couleur): Position[] {
  return coups(grille, couleur).map(([i, j]) => [i, j])
}

/** Écrit la grille et le joueur comme `ecrireGrille`, avec un `0` sur chaque case où `couleur` peut jouer. */
export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  const signes = ecrireGrille(grille, couleur, legende)
    .split('\n')
    .map(ligne => ligne.split(' '))
  for (const [i, j] of trouverCoupsValides(grille, couleur)) signes[i]![j] = '0'
  return signes.map(ligne => ligne.join(' ')).join('\n')
}
