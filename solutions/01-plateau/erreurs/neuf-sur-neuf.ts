// fr: Ton plateau a neuf lignes de neuf cases : il en faut huit, numérotées de 0 à 7.
// en: Your board has nine rows of nine squares: it needs eight, numbered from 0 to 7.

import { BLANC, NOIR, VIDE, type Case, type Grille } from '../plateau.ts'

export * from '../plateau.ts'

export function creerPlateau(): Grille {
  const grille: Grille = []
  for (let i = 0; i <= 8; i++) {
    const ligne: Case[] = []
    for (let j = 0; j <= 8; j++) ligne.push(VIDE)
    grille.push(ligne)
  }
  grille[3]![3] = BLANC
  grille[3]![4] = NOIR
  grille[4]![3] = NOIR
  grille[4]![4] = BLANC
  return grille
}
