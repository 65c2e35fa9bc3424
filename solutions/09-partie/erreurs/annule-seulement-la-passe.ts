// fr: Tu n’annules qu’un tour : après une passe, il faut reprendre aussi le coup qui l’a causée, sinon le même joueur
//     est encore bloqué.
// en: You undo one turn only: after a pass the move that caused it must be taken back too, otherwise the same player is
//     still blocked.

import { adversaire, creerPlateau, NOIR } from '../../01-plateau/plateau.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { fini } from '../../06-fini/fini.ts'
import type { Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function annuler(partie: Partie): Partie {
  const { joueurs, tours, etat } = partie
  return reprendre(joueurs, tours, Math.max(etat - 1, 0))
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
