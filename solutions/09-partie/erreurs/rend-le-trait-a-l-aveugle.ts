// fr: Tu donnes le trait à l’adversaire de celui qui l’a : après une passe ou à la fin, celui qui vient de jouer est un
//     autre.
// en: You give the turn to the adversary of whoever has it: after a pass or at the end, somebody else has just played.

import { adversaire, creerPlateau, NOIR } from '../../01-plateau/plateau.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { fini } from '../../06-fini/fini.ts'
import type { Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function annuler(partie: Partie): Partie {
  const { joueurs, tours, etat } = partie
  const dernierCoup = tours.slice(0, etat).findLastIndex(tour => tour !== 'passe')
  if (dernierCoup === -1) return reprendre(joueurs, tours, 0)
  return { ...reprendre(joueurs, tours, dernierCoup), trait: adversaire(partie.trait ?? NOIR) }
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
