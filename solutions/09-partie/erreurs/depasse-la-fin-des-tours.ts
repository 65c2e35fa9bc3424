// fr: Sans rien à refaire, ton état dépasse le nombre de tours : il ne va jamais au-delà.
// en: With nothing to redo, your state goes past the number of turns: it never goes beyond.

import { adversaire, creerPlateau, NOIR } from '../../01-plateau/plateau.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { fini } from '../../06-fini/fini.ts'
import type { Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function refaire(partie: Partie): Partie {
  const { joueurs, tours, etat } = partie
  const avecPasse = tours[etat + 1] === 'passe'
  return reprendre(joueurs, tours, etat + (avecPasse ? 2 : 1))
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
