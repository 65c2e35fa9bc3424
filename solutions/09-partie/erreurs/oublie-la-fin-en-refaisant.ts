// fr: En refaisant le dernier coup d’une partie finie, tu donnes encore le trait à quelqu’un : il redevient null.
// en: When you redo the last move of a finished game, you still give the turn to somebody: it is null again.

import { adversaire, creerPlateau, NOIR } from '../../01-plateau/plateau.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import type { Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function refaire(partie: Partie): Partie {
  const { joueurs, tours, etat } = partie
  const coupSuivant = tours.findIndex((tour, n) => n > etat && tour !== 'passe')
  const nouvel = coupSuivant === -1 ? tours.length : coupSuivant
  return reprendre(joueurs, tours, nouvel)
}

function reprendre(joueurs: Partie['joueurs'], tours: Tour[], etat: number): Partie {
  const grille = creerPlateau()
  let couleur = NOIR
  for (const tour of tours.slice(0, etat)) {
    if (tour !== 'passe') jouerCoup(grille, couleur, ...tour)
    couleur = adversaire(couleur)
  }
  return { grille, joueurs, trait: couleur, tours: [...tours], etat }
}
