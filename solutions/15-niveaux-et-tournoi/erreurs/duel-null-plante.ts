// fr: Tu lis le coup sans te demander s’il y en a un : une stratégie peut répondre null à tort, et elle perd alors la
//     partie.
// en: You read the move without asking whether there is one: a strategy can wrongly answer null, and then it loses the
//     game.

import { adversaire, NOIR, type Couleur } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { vainqueur } from '../../07-score-noir/score-noir.ts'
import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { jouerTour, rejouer } from '../../09-partie/partie.ts'

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
  let partie = rejouer(depart)
  while (partie.trait !== null) {
    const { grille, trait } = partie
    const strategie = trait === NOIR ? noir : blanc
    const [i, j] = strategie(
      grille.map(ligne => [...ligne]),
      trait,
    )!
    if (!coupValide(grille, trait, i, j)) return adversaire(trait)
    partie = jouerTour(partie, [i, j])
  }
  return vainqueur(partie.grille)
}
