// Sans table ni `Partie` : le niveau se calcule, une partie tient dans une grille, et le classement part de la liste de
// toutes les parties.

import { adversaire, NOIR, VIDE, type Couleur } from '../01-plateau/plateau.ts'
import { jouerCoup } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe } from '../06-fini/fini.ts'
import { scoreNoir, vainqueur } from '../07-score-noir/score-noir.ts'
import { jeuStupide, type Strategie } from '../08-jeu-stupide/jeu-stupide.ts'
import { rejouer } from '../09-partie/partie.ts'
import { evaluer } from '../13-evaluation/evaluation.ts'
import { alphaBeta } from '../14-alpha-beta/alpha-beta.ts'
import type { Ligne } from './niveaux-et-tournoi.ts'

export type * from './niveaux-et-tournoi.ts'

type Affiche = { noir: string; blanc: string; depart: string }
type Resultat = Affiche & { gagnant: string | null }

/**
 * Rend la stratégie du niveau `n` : un tour de plus tous les deux niveaux, et une finale exacte aux niveaux impairs.
 */
export function niveau(n: number): Strategie {
  if (!Number.isInteger(n) || n < 1 || n > 9) throw new Error(`de 1 à 9, et non ${n}`)
  if (n === 1) return jeuStupide
  return (grille, couleur) => {
    const vides = grille.flat().filter(pion => pion === VIDE).length
    const finale = n % 2 === 1 && vides <= 8
    const prof = finale ? vides * 2 : Math.floor(n / 2)
    return alphaBeta(grille, couleur, prof, finale || n === 2 ? scoreNoir : evaluer)[1]
  }
}

/**
 * Fait jouer chaque départ deux fois, chacun ayant Noir à son tour, et rend les victoires de `a`, celles de `b` et les
 * nulles.
 */
export function duel(a: Strategie, b: Strategie, departs: string[]): { a: number; b: number; nulles: number } {
  const resultats = toutJouer({ a, b }, departs)
  const compter = (qui: string | null) => resultats.filter(({ gagnant }) => gagnant === qui).length
  return { a: compter('a'), b: compter('b'), nulles: compter(null) }
}

/** Oppose chaque stratégie à toutes les autres, et rend leurs lignes, du plus de points au moins. */
export function classement(strategies: Record<string, Strategie>, departs: string[]): Ligne[] {
  const resultats = toutJouer(strategies, departs)
  return Object.keys(strategies)
    .map(nom => resumer(nom, resultats))
    .sort((l, m) => m.points - l.points)
}

/** Toutes les parties : chaque départ, chaque Noir, chaque Blanc qui n'est pas lui. */
function toutJouer(strategies: Record<string, Strategie>, departs: string[]): Resultat[] {
  const noms = Object.keys(strategies)
  const affiches = departs.flatMap(depart =>
    noms.flatMap(noir => noms.filter(nom => nom !== noir).map(blanc => ({ noir, blanc, depart }))),
  )
  return affiches.map(affiche => ({ ...affiche, gagnant: jouerPartie(affiche, strategies) }))
}

function jouerPartie({ noir, blanc, depart }: Affiche, strategies: Record<string, Strategie>): string | null {
  const { grille, trait } = rejouer(depart)
  const nom = (couleur: Couleur) => (couleur === NOIR ? noir : blanc)
  for (let couleur = trait; couleur !== null; couleur = auTourDe(grille, couleur)) {
    const [i, j] = strategies[nom(couleur)]!(structuredClone(grille), couleur) ?? [-1, -1]
    if (!jouerCoup(grille, couleur, i, j)) return nom(adversaire(couleur))
  }
  const gagnant = vainqueur(grille)
  return gagnant && nom(gagnant)
}

function resumer(nom: string, resultats: Resultat[]): Ligne {
  const siens = resultats.filter(({ noir, blanc }) => noir === nom || blanc === nom)
  const victoires = siens.filter(({ gagnant }) => gagnant === nom).length
  const nulles = siens.filter(({ gagnant }) => gagnant === null).length
  return { nom, points: victoires + nulles / 2, victoires, nulles, defaites: siens.length - victoires - nulles }
}
