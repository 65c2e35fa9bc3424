// Étape 15 : neuf niveaux, des duels et un classement.

import { adversaire, BLANC, NOIR, VIDE, type Couleur } from '../01-plateau/plateau.ts'
import { coupValide } from '../03-coup-valide/coup-valide.ts'
import { scoreNoir, vainqueur } from '../07-score-noir/score-noir.ts'
import { jeuStupide, type Strategie } from '../08-jeu-stupide/jeu-stupide.ts'
import { jouerTour, rejouer } from '../09-partie/partie.ts'
import { evaluer, type Evaluation } from '../13-evaluation/evaluation.ts'
import { alphaBeta } from '../14-alpha-beta/alpha-beta.ts'

/** Une ligne du classement. */
export type Ligne = { nom: string; points: number; victoires: number; nulles: number; defaites: number }

/** Rend la stratégie du niveau `n`, de 1 à 9, de plus en plus forte ; un autre nombre lance une `Error`. */
export function niveau(n: number): Strategie {
  throw new Error('À FAIRE : niveau')
}

/**
 * Fait jouer chaque départ deux fois, chacun ayant Noir à son tour, et rend les victoires de `a`, celles de `b` et les
 * nulles.
 */
export function duel(a: Strategie, b: Strategie, departs: string[]): { a: number; b: number; nulles: number } {
  throw new Error('À FAIRE : duel')
}

/** Oppose chaque stratégie à toutes les autres, et rend leurs lignes, du plus de points au moins. */
export function classement(strategies: Record<string, Strategie>, departs: string[]): Ligne[] {
  throw new Error('À FAIRE : classement')
}
