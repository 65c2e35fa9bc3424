// fr: Une réponse interdite fait perdre chez toi tout le duel : elle ne perd que la partie en cours, les autres se
//     jouent.
// en: With you an illegal answer loses the whole duel: it loses only the game being played, the others go on.

import { NOIR } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { vainqueur } from '../../07-score-noir/score-noir.ts'
import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { jouerTour, rejouer } from '../../09-partie/partie.ts'

export * from '../niveaux-et-tournoi.ts'

export function duel(a: Strategie, b: Strategie, departs: string[]): { a: number; b: number; nulles: number } {
  const score = { a: 0, b: 0, nulles: 0 }
  const parties = 2 * departs.length
  for (const depart of departs) {
    for (const aEstNoir of [true, false]) {
      let partie = rejouer(depart)
      while (partie.trait !== null) {
        const { grille, trait } = partie
        const aJoue = (trait === NOIR) === aEstNoir
        const coup = (aJoue ? a : b)(
          grille.map(ligne => [...ligne]),
          trait,
        )
        if (coup === null || !coupValide(grille, trait, coup[0], coup[1])) {
          return aJoue ? { a: 0, b: parties, nulles: 0 } : { a: parties, b: 0, nulles: 0 }
        }
        partie = jouerTour(partie, [coup[0], coup[1]])
      }
      const gagne = vainqueur(partie.grille)
      if (gagne === null) score.nulles++
      else if ((gagne === NOIR) === aEstNoir) score.a++
      else score.b++
    }
  }
  return score
}
