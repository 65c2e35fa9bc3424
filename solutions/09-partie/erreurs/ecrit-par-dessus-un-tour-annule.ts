// fr: Tu remplaces le premier tour annulé et tu gardes les suivants : ils ne suivent plus ce qui vient d’être joué,
//     oublie-les tous.
// en: You replace the first undone turn and keep the next ones: they no longer follow what has just been played, forget
//     them all.

import type { Position } from '../../01-plateau/plateau.ts'
import { nomDeCase } from '../../02-notation/notation.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe, peut } from '../../06-fini/fini.ts'
import type { Partie } from '../partie.ts'

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
  const tours = [...partie.tours]
  let etat = partie.etat
  tours[etat++] = [i, j]
  if (suivant === trait) tours[etat++] = 'passe'
  return { grille, joueurs, trait: suivant, tours, etat }
}
