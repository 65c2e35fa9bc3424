// fr: Sans rien à refaire, tu lances une erreur : rien ne change, et ce n’est pas une faute.
// en: With nothing to redo you throw an error: nothing changes, and that is not a fault.

import { adversaire, creerPlateau, NOIR } from '../../01-plateau/plateau.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { fini } from '../../06-fini/fini.ts'
import type { Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function refaire(partie: Partie): Partie {
  const { joueurs, tours, etat } = partie
  const coupSuivant = tours.findIndex((tour, n) => n > etat && tour !== 'passe')
  if (etat === tours.length) throw new Error('il n’y a rien à refaire')
  return reprendre(joueurs, tours, coupSuivant === -1 ? tours.length : coupSuivant)
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
