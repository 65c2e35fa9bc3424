// fr: Tu refais le coup sans la passe qui le suit : elle revient avec lui, sinon c’est à un joueur bloqué de jouer.
// en: You redo the move without the pass that follows it: it comes back with the move, otherwise a blocked player has
//     the turn.

import { adversaire, creerPlateau, NOIR } from '../../01-plateau/plateau.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { fini } from '../../06-fini/fini.ts'
import type { Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function refaire(partie: Partie): Partie {
  const { joueurs, tours, etat } = partie
  return reprendre(joueurs, tours, Math.min(etat + 1, tours.length))
}

function reprendre(joueurs: Partie['joueurs'], tours: Tour[], etat: number): Partie {
  const grille = creerPlateau()
  let couleur = NOIR
  for (const tour of tours.slice(0, etat)) {
    if (tour !== 'passe') jouerCoup(grille, couleur, ...tour)
    couleur = adversaire(couleur)
  }
  return { grille, joueurs, trait: fini(grille) ? null : couleur, tours: [...tours], etat }
}
