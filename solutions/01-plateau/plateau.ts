// Étape 01 : le plateau.

/** Le contenu d'une case : VIDE, NOIR ou BLANC. */
export type Case = 0 | 1 | 2

/** La couleur d'un joueur : NOIR ou BLANC. */
export type Couleur = 1 | 2

/** Huit lignes de huit cases : `grille[i][j]`, i la ligne depuis le haut, j la colonne depuis la gauche, de 0 à 7. */
export type Grille = Case[][]

/** Une case par ses deux numéros. */
export type Position = [i: number, j: number]

export const VIDE = 0 as const
export const NOIR: Couleur = 1
export const BLANC: Couleur = 2

const TAILLE = 8

/** Rend une grille neuve avec la position de départ : Noir en e4 et d5, Blanc en d4 et e5. */
export function creerPlateau(): Grille {
  const grille = Array.from({ length: TAILLE }, () => Array<Case>(TAILLE).fill(VIDE))
  grille[3]![3] = BLANC
  grille[3]![4] = NOIR
  grille[4]![3] = NOIR
  grille[4]![4] = BLANC
  return grille
}

/** Dit si (i, j) est une case du plateau : deux entiers de 0 à 7. */
export function estSurPlateau(i: number, j: number): boolean {
  return estNumero(i) && estNumero(j)
}

/** Rend l'autre couleur. */
export function adversaire(couleur: Couleur): Couleur {
  return couleur === NOIR ? BLANC : NOIR
}

/** Rend la matrice 9 × 9 qui porte les numéros 0 à 8 en ligne 0 et en colonne 0, et la grille dans le reste. */
export function numeroter(grille: Grille): number[][] {
  const numeros = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  return [numeros, ...grille.map((ligne, i) => [i + 1, ...ligne])]
}

/** Un numéro de ligne ou de colonne : un entier de 0 à 7. */
function estNumero(n: number): boolean {
  return Number.isInteger(n) && n >= 0 && n < TAILLE
}
