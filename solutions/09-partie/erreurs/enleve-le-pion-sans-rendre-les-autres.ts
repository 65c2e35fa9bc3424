// fr: Tu enlèves le pion posé, mais les pions retournés gardent leur nouvelle couleur : la grille d’avant doit revenir
//     tout entière.
// en: You remove the disc that was placed, but the discs turned over keep their new colour: the whole grid of before
//     must come back.

import { adversaire, creerPlateau, NOIR, VIDE } from '../../01-plateau/plateau.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { fini } from '../../06-fini/fini.ts'
import type { Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function annuler(partie: Partie): Partie {
  const { joueurs, tours, etat } = partie
  const dernierCoup = tours.slice(0, etat).findLastIndex(tour => tour !== 'passe')
  const avant = reprendre(joueurs, tours, Math.max(dernierCoup, 0))
  const grille = partie.grille.map(ligne => [...ligne])
  const tour = tours[dernierCoup]
  if (tour && tour !== 'passe') grille[tour[0]]![tour[1]] = VIDE
  return { ...avant, grille }
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
