// fr: À la fin, tu donnes encore le trait à quelqu’un : quand aucune des deux couleurs ne peut jouer, le trait est
//     null.
// en: At the end you still give the turn to somebody: when neither colour can play, the turn is null.

import { adversaire, type Position } from '../../01-plateau/plateau.ts'
import { nomDeCase } from '../../02-notation/notation.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { fini, peut } from '../../06-fini/fini.ts'
import type { Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function jouerTour(partie: Partie, position: Position): Partie {
  const { joueurs, trait } = partie
  const [i, j] = position
  if (trait === null) throw new Error(`la partie est finie, ${nomDeCase(position)} ne se joue plus`)
  const grille = partie.grille.map(ligne => [...ligne])
  if (!jouerCoup(grille, trait, i, j)) {
    throw new Error(`${joueurs[trait - 1]!.nom} ne peut pas jouer en ${nomDeCase(position)}`)
  }
  const suivant = peut(grille, adversaire(trait)) || fini(grille) ? adversaire(trait) : trait
  const tours: Tour[] = [...partie.tours.slice(0, partie.etat), [i, j]]
  if (suivant === trait) tours.push('passe')
  return { grille, joueurs, trait: suivant, tours, etat: tours.length }
}
