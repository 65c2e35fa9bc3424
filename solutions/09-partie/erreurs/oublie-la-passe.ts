// fr: Tu rends bien le trait au même joueur, mais la passe de l’adversaire n’est pas dans les tours : elle s’y note
//     comme un coup.
// en: You rightly give the turn back to the same player, but the adversary’s pass is not in the turns: it is recorded
//     like a move.

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
  const grille = partie.grille.map(ligne => [...ligne])
  if (!jouerCoup(grille, trait, i, j)) {
    throw new Error(`${joueurs[trait - 1]!.nom} ne peut pas jouer en ${nomDeCase(position)}`)
  }
  const suivant = auTourDe(grille, trait)
  const tours: Tour[] = [...partie.tours.slice(0, partie.etat), [i, j]]
  return { grille, joueurs, trait: suivant, tours, etat: tours.length }
}
