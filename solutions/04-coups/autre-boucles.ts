// Deux boucles et une liste que l'on remplit : le plateau est parcouru colonne par colonne, l'ordre ne compte pas.

import type { Couleur, Grille, Position } from '../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../02-notation/notation.ts'
import { coupValide } from '../03-coup-valide/coup-valide.ts'

/** Un coup : la ligne, la colonne, et les pions qu'il retourne. */
export type Coup = [i: number, j: number, r: Position[]]

/** Rend tous les coups permis de `couleur`, chacun avec les pions qu'il retourne. */
export function coups(grille: Grille, couleur: Couleur): Coup[] {
  const liste: Coup[] = []
  for (let j = 0; j < 8; j++) {
    for (let i = 0; i < 8; i++) {
      const r = coupValide(grille, couleur, i, j)
      if (r !== false) liste.push([i, j, r])
    }
  }
  return liste
}

/** Rend les cases où `couleur` peut jouer. */
export function trouverCoupsValides(grille: Grille, couleur: Couleur): Position[] {
  const cases: Position[] = []
  for (const [i, j] of coups(grille, couleur)) cases.push([i, j])
  return cases
}

/** Écrit la grille et le joueur comme `ecrireGrille`, avec un `0` sur chaque case où `couleur` peut jouer. */
export function ecrireCoups(grille: Grille, couleur: Couleur, legende: Legende = LEGENDE): string {
  const signes = [legende.vide, legende.noir, legende.blanc]
  let texte = ''
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      texte += coupValide(grille, couleur, i, j) ? '0' : signes[grille[i]![j]!]
      texte += j < 7 ? ' ' : '\n'
    }
  }
  return texte + signes[couleur]
}
