// fr: Au départ, ton état devient négatif : sans coup à annuler, il reste à 0.
// en: At the start your state becomes negative: without a move to undo it stays at 0.

import { adversaire, creerPlateau, NOIR } from '../../01-plateau/plateau.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { fini } from '../../06-fini/fini.ts'
import type { Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function annuler(partie: Partie): Partie {
  const { joueurs, tours, etat } = partie
  const dernierCoup = tours.slice(0, etat).findLastIndex(tour => tour !== 'passe')
  return reprendre(joueurs, tours, dernierCoup)
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
