// Étape 18 : une règle pour tous les plateaux, et trois joueurs sur l'hexagone.

import { cle, DIRECTIONS_HEX, type Hex } from '../16-hexagonal/hexagonal.ts'
import type { Couleur3 } from '../17-trois-joueurs/trois-joueurs.ts'

/** Un plateau quelconque : chaque case est une clé ; sa valeur est 0 si elle est vide, sinon le numéro d'un joueur. */
export type Plateau = Map<string, number>

/** Tout ce que la règle a besoin de savoir d'un plateau : ses cases, et dans chaque direction la case suivante. */
export type Geometrie = { cases: string[]; directions: number; suivante: (nom: string, direction: number) => string }

/** Un coup : sa case, et les pions qu'il retourne avec leur couleur d'avant. */
export type CoupSur = { nom: string; retournes: { nom: string; avant: number }[] }

/** Les pions des joueurs 1, 2 et 3. */
export type Scores = [un: number, deux: number, trois: number]

/** Rend la géométrie d'un plateau carré : les cases `'i,j'`, et huit directions. */
export function carre(cote: number): Geometrie {
  throw new Error('À FAIRE : carre')
}

/** Rend la géométrie d'un plateau hexagonal : les cases `'q,r'`, et six directions. */
export function hexagone(cote: number): Geometrie {
  throw new Error('À FAIRE : hexagone')
}

/** Rend le coup de `couleur` sur la case `nom`, ou `null` s'il est interdit. */
export function coupSur(geometrie: Geometrie, plateau: Plateau, couleur: number, nom: string): CoupSur | null {
  throw new Error('À FAIRE : coupSur')
}

/** Rend tous les coups permis de `couleur`. */
export function coupsSur(geometrie: Geometrie, plateau: Plateau, couleur: number): CoupSur[] {
  throw new Error('À FAIRE : coupsSur')
}

/** Joue le coup de `couleur` sur le plateau. */
export function jouerSur(plateau: Plateau, couleur: number, coup: CoupSur): void {
  throw new Error('À FAIRE : jouerSur')
}

/** Défait exactement ce que `jouerSur` a fait avec le même coup. */
export function dejouerSur(plateau: Plateau, coup: CoupSur): void {
  throw new Error('À FAIRE : dejouerSur')
}

/** Rend le départ à trois sur l'hexagone de cinq cases de côté. */
export function creerHexagoneATrois(): Plateau {
  throw new Error('À FAIRE : creerHexagoneATrois')
}

/**
 * Rend les scores que l'on atteint à trois sur l'hexagone si chacun cherche le plus de pions pour lui, et un coup qui y
 * mène.
 */
export function maxN(plateau: Plateau, couleur: Couleur3, prof: number): [scores: Scores, coup: CoupSur | null] {
  throw new Error('À FAIRE : maxN')
}

/**
 * Rend le nombre de pions que `couleur` peut s'assurer si les deux autres jouent contre elle, et un coup qui y mène.
 */
export function paranoiaque(plateau: Plateau, couleur: Couleur3, prof: number): [v: number, coup: CoupSur | null] {
  throw new Error('À FAIRE : paranoiaque')
}
