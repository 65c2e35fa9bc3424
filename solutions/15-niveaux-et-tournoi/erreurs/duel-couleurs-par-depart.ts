// fr: Tu échanges les couleurs d’un départ à l’autre, une partie chacun : chaque départ se joue deux fois, avec les
//     deux couleurs.
// en: You swap the colours from one opening to the next, one game each: every opening is played twice, with both
//     colours.

import { adversaire, NOIR, type Couleur } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { vainqueur } from '../../07-score-noir/score-noir.ts'
import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { jouerTour, rejouer } from '../../09-partie/partie.ts'

export * from '../niveaux-et-tournoi.ts'

export function duel(a: Strategie, b: Strategie, departs: string[]): { a: number; b: number; nulles: number } {
  const score = { a: 0, b: 0, nulles: 0 }
  for (const [n, depart] of departs.entries()) {
    for (const aEstNoir of [n % 2 === 0]) {
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
    const coup = strategie(
      grille.map(ligne => [...ligne]),
      trait,
    )
    if (coup === null || !coupValide(grille, trait, coup[0], coup[1])) return adversaire(trait)
    partie = jouerTour(partie, [coup[0], coup[1]])
  }
  return vainqueur(partie.grille)
}
