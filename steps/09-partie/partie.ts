// Étape 09 : une partie qui se souvient de ses coups.

import { adversaire, creerPlateau, NOIR, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'
import { lireCase, nomDeCase } from '../02-notation/notation.ts'
import { jouerCoup } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe, fini } from '../06-fini/fini.ts'

/** Un joueur : son nom, et 0 pour une personne ou de 1 à 9 pour un ordinateur de ce niveau. */
export type Joueur = { nom: string; type: number }

/** Ce que l'on fait quand vient son tour : jouer une case, ou passer. */
export type Tour = Position | 'passe'

/**
 * Une partie. `tours` est tout ce qui a été joué, les passes comprises ; les `etat` premiers tours sont sur la grille,
 * les autres sont annulés. `trait` est la couleur qui joue à présent, `null` quand la partie est finie.
 */
export type Partie = {
  grille: Grille
  joueurs: [noir: Joueur, blanc: Joueur]
  trait: Couleur | null
  tours: Tour[]
  etat: number
}

/** Rend une partie qui commence. */
export function nouvellePartie(noir: Joueur, blanc: Joueur): Partie {
  throw new Error('À FAIRE : nouvellePartie')
}

/**
 * Rend la partie où le joueur au trait a joué cette case, l'adversaire passant s'il le doit ; un coup interdit lance
 * une `Error`.
 */
export function jouerTour(partie: Partie, position: Position): Partie {
  throw new Error('À FAIRE : jouerTour')
}

/** Rend la partie d'avant le dernier coup, sans la passe qui l'a suivi s'il y en a une. */
export function annuler(partie: Partie): Partie {
  throw new Error('À FAIRE : annuler')
}

/** Rend la partie où le premier des coups annulés est rejoué, avec la passe qui le suit s'il y en a une. */
export function refaire(partie: Partie): Partie {
  throw new Error('À FAIRE : refaire')
}

/** Rend les coups qui sont sur la grille, bout à bout et en minuscules, sans les passes. */
export function transcription(partie: Partie): string {
  throw new Error('À FAIRE : transcription')
}

/**
 * Rend la partie de cette transcription ; un coup illisible ou interdit lance une `Error` qui donne son numéro, compté
 * depuis 1.
 */
export function rejouer(transcription: string): Partie {
  throw new Error('À FAIRE : rejouer')
}
