// fr: Tu copies la liste des lignes, mais pas les lignes : les deux parties partagent leurs pions, et l’ancienne change
//     avec la nouvelle.
// en: You copy the list of rows, but not the rows: both games share their discs, and the old one changes with the new
//     one.

import type { Position } from '../../01-plateau/plateau.ts'
import { nomDeCase } from '../../02-notation/notation.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe, peut } from '../../06-fini/fini.ts'
import type { Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function jouerTour(partie: Partie, position: Position): Partie {
  const { joueurs, trait } = partie
  const [i, j] = position
  if (trait === null) throw new Error(`la partie est finie, ${nomDeCase(position)} ne se joue plus`)
  const grille = [...partie.grille]
  if (!jouerCoup(grille, trait, i, j)) {
    throw new Error(`${joueurs[trait - 1]!.nom} ne peut pas jouer en ${nomDeCase(position)}`)
  }
  const suivant = auTourDe(grille, trait)
  const tours: Tour[] = [...partie.tours.slice(0, partie.etat), [i, j]]
  if (suivant === trait) tours.push('passe')
  return { grille, joueurs, trait: suivant, tours, etat: tours.length }
}
