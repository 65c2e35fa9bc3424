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
  const strategie = NIVEAUX[n - 1]
  if (!strategie) throw new Error(`il n’y a pas de niveau ${n} : les niveaux vont de 1 à 9`)
  return strategie
}

/**
 * Fait jouer chaque départ deux fois, chacun ayant Noir à son tour, et rend les victoires de `a`, celles de `b` et les
 * nulles.
 */
export function duel(a: Strategie, b: Strategie, departs: string[]): { a: number; b: number; nulles: number } {
  const resultats = departs.flatMap(depart => [gagnant(a, b, depart), inverser(gagnant(b, a, depart))])
  const compter = (qui: Couleur | null) => resultats.filter(gagne => gagne === qui).length
  return { a: compter(NOIR), b: compter(BLANC), nulles: compter(null) }
}

/** Oppose chaque stratégie à toutes les autres, et rend leurs lignes, du plus de points au moins. */
export function classement(strategies: Record<string, Strategie>, departs: string[]): Ligne[] {
  const lignes = Object.keys(strategies).map((nom): Ligne => ({ nom, points: 0, victoires: 0, nulles: 0, defaites: 0 }))
  for (const [n, ligne] of lignes.entries()) {
    for (const rival of lignes.slice(n + 1)) {
      const { a, b, nulles } = duel(strategies[ligne.nom]!, strategies[rival.nom]!, departs)
      ajouter(ligne, a, nulles, b)
      ajouter(rival, b, nulles, a)
    }
  }
  return lignes.sort((une, autre) => autre.points - une.points)
}

const NIVEAUX: Strategie[] = [
  jeuStupide,
  recherche(1, scoreNoir),
  recherche(1, evaluer, 8),
  recherche(2, evaluer),
  recherche(2, evaluer, 8),
  recherche(3, evaluer),
  recherche(3, evaluer, 8),
  recherche(4, evaluer),
  recherche(4, evaluer, 8),
]

/** Cherche à `prof` tours ; quand il reste au plus `finale` cases vides, jusqu'à la fin de la partie. */
function recherche(prof: number, evaluation: Evaluation, finale = 0): Strategie {
  return (grille, couleur) => {
    const vides = grille.flat().filter(pion => pion === VIDE).length
    const [, coup] =
      vides <= finale ? alphaBeta(grille, couleur, Infinity) : alphaBeta(grille, couleur, prof, evaluation)
    return coup
  }
}

/** La couleur qui gagne la partie, `null` si elle est nulle. Qui répond un coup interdit perd. */
function gagnant(noir: Strategie, blanc: Strategie, depart: string): Couleur | null {
  let partie = rejouer(depart)
  while (partie.trait !== null) {
    const { grille, trait } = partie
    const coup = (trait === NOIR ? noir : blanc)(
      grille.map(ligne => [...ligne]),
      trait,
    )
    if (!coup || !coupValide(grille, trait, coup[0], coup[1])) return adversaire(trait)
    partie = jouerTour(partie, [coup[0], coup[1]])
  }
  return vainqueur(partie.grille)
}

/** Le résultat vu de l'autre côté : une partie nulle le reste. */
function inverser(gagnant: Couleur | null): Couleur | null {
  return gagnant && adversaire(gagnant)
}

function ajouter(ligne: Ligne, victoires: number, nulles: number, defaites: number): void {
  ligne.victoires += victoires
  ligne.nulles += nulles
  ligne.defaites += defaites
  ligne.points += victoires + nulles / 2
}
