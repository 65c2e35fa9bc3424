// Étape 02 : nommer les cases, écrire et lire une grille.

import { BLANC, NOIR, VIDE, type Case, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'

/** Les trois signes avec lesquels on dessine une grille. */
export type Legende = { noir: string; blanc: string; vide: string }

/** La légende du cours : les mêmes signes sur un écran clair et sur un écran sombre. */
export const LEGENDE: Legende = { noir: 'X', blanc: 'O', vide: '.' }

/** La légende du kata en ligne : B pour black, W pour white. */
export const LEGENDE_KATA: Legende = { noir: 'B', blanc: 'W', vide: '.' }

/** Rend le nom d'une case, la lettre de sa colonne puis le chiffre de sa ligne : `[5, 4]` est `'e6'`. */
export function nomDeCase(position: Position): string {
  throw new Error('À FAIRE : nomDeCase')
}

/** Rend la case qu'une personne a tapée (`'e6'`, `'E6'`, `' e6 '` ou `'65'`), ou `null` si ce n'en est pas une. */
export function lireCase(texte: string): Position | null {
  throw new Error('À FAIRE : lireCase')
}

/**
 * Écrit la grille en huit lignes de huit signes séparés par une espace, puis le joueur seul sur une neuvième ligne s'il
 * est donné.
 */
export function ecrireGrille(grille: Grille, joueur?: Couleur, legende: Legende = LEGENDE): string {
  throw new Error('À FAIRE : ecrireGrille')
}

/** Lit ce qu'`ecrireGrille` écrit ; une ligne ou un signe de travers lance une `Error` qui les nomme. */
export function lireGrille(texte: string, legende: Legende = LEGENDE): { grille: Grille; joueur: Couleur | null } {
  throw new Error('À FAIRE : lireGrille')
}
