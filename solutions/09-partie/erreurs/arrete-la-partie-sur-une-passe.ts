// fr: Tu arrêtes la partie dès que l’adversaire est bloqué : s’il te reste un coup, il passe et tu rejoues.
// en: You stop the game as soon as the adversary is blocked: if you have a move left, they pass and you play again.

import { adversaire, type Position } from '../../01-plateau/plateau.ts'
import { nomDeCase } from '../../02-notation/notation.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
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
  const suivant = peut(grille, adversaire(trait)) ? adversaire(trait) : null
  return { grille, joueurs, trait: suivant, tours, etat: tours.length }
}
