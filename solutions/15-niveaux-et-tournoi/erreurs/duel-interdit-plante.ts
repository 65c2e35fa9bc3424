// fr: Une réponse interdite arrête chez toi tout le programme par une erreur : la partie est perdue pour qui l’a
//     donnée, et le duel continue.
// en: With you an illegal answer stops the whole program with an error: the game is lost for whoever gave it, and the
//     duel goes on.

import { adversaire, NOIR, type Couleur } from '../../01-plateau/plateau.ts'
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
    const coup = strategie(
      grille.map(ligne => [...ligne]),
      trait,
    )
    if (coup === null) return adversaire(trait)
    partie = jouerTour(partie, [coup[0], coup[1]])
  }
  return vainqueur(partie.grille)
}
