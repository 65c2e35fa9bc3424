// fr: Tu arrêtes la partie dès qu’un joueur n’a pas de coup : il passe, et elle continue tant que l’autre peut jouer.
// en: You stop the game as soon as one player has no move: that player passes, and it goes on while the other can play.

import { adversaire, NOIR, type Couleur } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
import { jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
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
  while (couleur !== null && peut(grille, couleur)) {
    const coup = (couleur === NOIR ? noir : blanc)(
      grille.map(ligne => [...ligne]),
      couleur,
    )
    if (coup === null || !coupValide(grille, couleur, coup[0], coup[1])) return adversaire(couleur)
    jouer(grille, couleur, coup)
    couleur = adversaire(couleur)
  }
  return vainqueur(grille)
}
