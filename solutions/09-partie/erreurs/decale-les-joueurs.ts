// fr: Tu cherches le joueur au numéro de sa couleur : les couleurs valent 1 et 2, la liste des joueurs se compte depuis
//     0.
// en: You look for the player at the number of the colour: colours are 1 and 2, the list of players is counted from 0.

import type { Position } from '../../01-plateau/plateau.ts'
import { nomDeCase } from '../../02-notation/notation.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe, peut } from '../../06-fini/fini.ts'
import type { Joueur, Partie, Tour } from '../partie.ts'

export * from '../partie.ts'

export function jouerTour(partie: Partie, position: Position): Partie {
  const { joueurs, trait } = partie
  const [i, j] = position
  if (trait === null) throw new Error(`la partie est finie, ${nomDeCase(position)} ne se joue plus`)
  const grille = partie.grille.map(ligne => [...ligne])
  if (!jouerCoup(grille, trait, i, j)) {
    throw new Error(`${(joueurs as Joueur[])[trait]!.nom} ne peut pas jouer en ${nomDeCase(position)}`)
  }
  const suivant = auTourDe(grille, trait)
  const tours: Tour[] = [...partie.tours.slice(0, partie.etat), [i, j]]
  if (suivant === trait) tours.push('passe')
  return { grille, joueurs, trait: suivant, tours, etat: tours.length }
}
