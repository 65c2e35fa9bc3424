// fr: Tu joues sans regarder si le coup était permis : un coup interdit ne change pas la grille, mais tu le notes et le
//     trait passe.
// en: You play without looking whether the move was legal: an illegal move does not change the grid, but you record it
//     and the turn goes on.

import type { Position } from '../../01-plateau/plateau.ts'
import { nomDeCase } from '../../02-notation/notation.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe } from '../../06-fini/fini.ts'
import type { Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function jouerTour(partie: Partie, position: Position): Partie {
  const { joueurs, trait } = partie
  const [i, j] = position
  if (trait === null) throw new Error(`la partie est finie, ${nomDeCase(position)} ne se joue plus`)
  const grille = partie.grille.map(ligne => [...ligne])
  jouerCoup(grille, trait, i, j)
  const suivant = auTourDe(grille, trait)
  const tours: Tour[] = [...partie.tours.slice(0, partie.etat), [i, j]]
  if (suivant === trait) tours.push('passe')
  return { grille, joueurs, trait: suivant, tours, etat: tours.length }
}
