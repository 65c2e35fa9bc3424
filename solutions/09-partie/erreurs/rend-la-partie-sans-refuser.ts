// fr: Tu rends la partie comme elle était quand le coup est interdit : qui t’appelle ne saura pas que rien n’a été
//     joué, lance une erreur.
// en: You return the game as it was when the move is illegal: whoever calls you will not know that nothing was played,
//     throw an error.

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
  if (!jouerCoup(grille, trait, i, j)) return partie
  const suivant = auTourDe(grille, trait)
  const tours: Tour[] = [...partie.tours.slice(0, partie.etat), [i, j]]
  if (suivant === trait) tours.push('passe')
  return { grille, joueurs, trait: suivant, tours, etat: tours.length }
}
