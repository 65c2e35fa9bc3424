// fr: Tu pars du bout de la liste : annuler deux fois ne recule alors que d’un coup ; l’état dit où tu en es.
// en: You set out from the end of the list: undoing twice then goes back one move only; the state says where you are.

import { adversaire, creerPlateau, NOIR } from '../../01-plateau/plateau.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { fini } from '../../06-fini/fini.ts'
import type { Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function annuler(partie: Partie): Partie {
  const { joueurs, tours } = partie
  const dernierCoup = tours.findLastIndex(tour => tour !== 'passe')
  return reprendre(joueurs, tours, Math.max(dernierCoup, 0))
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
