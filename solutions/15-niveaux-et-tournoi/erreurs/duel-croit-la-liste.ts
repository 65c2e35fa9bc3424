// fr: Tu crois la stratégie sur parole : une liste de pions qui n’est pas vide ne suffit pas, demande à la règle si la
//     case est permise.
// en: You take the strategy at its word: a list of discs that is not empty is not enough, ask the rule whether the
//     square is legal.

import { adversaire, NOIR, type Couleur } from '../../01-plateau/plateau.ts'
import { jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe } from '../../06-fini/fini.ts'
import { vainqueur } from '../../07-score-noir/score-noir.ts'
import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { rejouer } from '../../09-partie/partie.ts'

export * from '../niveaux-et-tournoi.ts'

export function duel(a: Strategie, b: Strategie, departs: string[]): { a: number; b: number; nulles: number } {
  const score = { a: 0, b: 0, nulles: 0 }
  for (const depart of departs) {
    for (const aEstNoir of [true, false]) {
      const gagne = aEstNoir ? gagnant(a, b, depart) : gagnant(b, a, depart)
      if (gagne === null) score.nulles++
      else if ((gagne === NOIR) === aEstNoir) score.a++
      else score.b++
    }
  }
  return score
}

function gagnant(noir: Strategie, blanc: Strategie, depart: string): Couleur | null {
  const { grille, trait } = rejouer(depart)
  let couleur = trait
  for (let tour = 0; couleur !== null && tour < 64; tour++) {
    const coup = (couleur === NOIR ? noir : blanc)(
      grille.map(ligne => [...ligne]),
      couleur,
    )
    if (coup === null || coup[2].length === 0) return adversaire(couleur)
    jouer(grille, couleur, coup)
    couleur = auTourDe(grille, couleur)
  }
  return vainqueur(grille)
}
