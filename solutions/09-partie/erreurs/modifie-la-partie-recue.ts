// fr: Tu changes la partie reçue au lieu d’en rendre une nouvelle : celle d’avant est perdue pour qui la gardait.
// en: You change the game you received instead of returning a new one: the earlier one is lost for whoever kept it.

import type { Position } from '../../01-plateau/plateau.ts'
import { nomDeCase } from '../../02-notation/notation.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe, peut } from '../../06-fini/fini.ts'
import type { Partie } from '../partie.ts'

export * from '../partie.ts'

export function jouerTour(partie: Partie, position: Position): Partie {
  const { trait } = partie
  const [i, j] = position
  if (trait === null) throw new Error(`la partie est finie, ${nomDeCase(position)} ne se joue plus`)
  if (!jouerCoup(partie.grille, trait, i, j)) {
    throw new Error(`${partie.joueurs[trait - 1]!.nom} ne peut pas jouer en ${nomDeCase(position)}`)
  }
  partie.tours.splice(partie.etat)
  partie.tours.push([i, j])
  partie.trait = auTourDe(partie.grille, trait)
  if (partie.trait === trait) partie.tours.push('passe')
  partie.etat = partie.tours.length
  return partie
}
