// fr: Tu donnes toujours le trait à l’adversaire : s’il n’a aucun coup permis, il passe, et le même joueur rejoue.
// en: You always give the turn to the adversary: without a legal move they pass, and the same player plays again.

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
  const tours: Tour[] = [...partie.tours.slice(0, partie.etat), [i, j]]
  return { grille, joueurs, trait: fini(grille) ? null : adversaire(trait), tours, etat: tours.length }
}
