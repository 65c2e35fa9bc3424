// fr: Une stratégie qui doit passer perd chez toi : répondre null n’est une faute que si un coup est permis.
// en: With you a strategy that must pass loses: answering null is a mistake only if a move is legal.

import { adversaire, NOIR, type Couleur } from '../../01-plateau/plateau.ts'
import { coupValide } from '../../03-coup-valide/coup-valide.ts'
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
  while (couleur !== null && auTourDe(grille, couleur) !== null) {
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
