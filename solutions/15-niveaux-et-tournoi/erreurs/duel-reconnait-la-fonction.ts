// fr: Tu reconnais le gagnant à sa fonction : quand une stratégie joue contre elle-même, les deux camps ont la même et
//     une victoire compte deux fois.
// en: You recognise the winner by its function: when a strategy plays against itself both sides have the same one, and
//     a win counts twice.

import { NOIR } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { vainqueur } from '../../07-score-noir/score-noir.ts'
import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { jouerTour, rejouer } from '../../09-partie/partie.ts'

export * from '../niveaux-et-tournoi.ts'

export function duel(a: Strategie, b: Strategie, departs: string[]): { a: number; b: number; nulles: number } {
  const gagnants = departs.flatMap(depart => [gagnant(a, b, depart), gagnant(b, a, depart)])
  const compter = (qui: Strategie | null) => gagnants.filter(gagne => gagne === qui).length
  return { a: compter(a), b: compter(b), nulles: compter(null) }
}

function gagnant(noir: Strategie, blanc: Strategie, depart: string): Strategie | null {
  let partie = rejouer(depart)
  while (partie.trait !== null) {
    const { grille, trait } = partie
    const coup = (trait === NOIR ? noir : blanc)(
      grille.map(ligne => [...ligne]),
      trait,
    )
    if (coup === null || !coupValide(grille, trait, coup[0], coup[1])) return trait === NOIR ? blanc : noir
    partie = jouerTour(partie, [coup[0], coup[1]])
  }
  const couleur = vainqueur(partie.grille)
  return couleur === null ? null : couleur === NOIR ? noir : blanc
}
