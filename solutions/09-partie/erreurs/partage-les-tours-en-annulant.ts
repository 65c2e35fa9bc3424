// fr: La partie que tu rends a la même liste de tours que l’ancienne : copie-la, sinon écrire dans l’une change
//     l’autre.
// en: The game you return has the same list of turns as the old one: copy it, otherwise writing into one changes the
//     other.

import { adversaire, creerPlateau, NOIR } from '../../01-plateau/plateau.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { fini } from '../../06-fini/fini.ts'
import type { Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function annuler(partie: Partie): Partie {
  const { joueurs, tours, etat } = partie
  const dernierCoup = tours.slice(0, etat).findLastIndex(tour => tour !== 'passe')
  return { ...reprendre(joueurs, tours, Math.max(dernierCoup, 0)), tours }
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
