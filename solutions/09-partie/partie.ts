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
  return reprendre([noir, blanc], [], 0)
}

/**
 * Rend la partie où le joueur au trait a joué cette case, l'adversaire passant s'il le doit ; un coup interdit lance
 * une `Error`.
 */
export function jouerTour(partie: Partie, position: Position): Partie {
  const { joueurs, trait } = partie
  const [i, j] = position
  if (trait === null) throw new Error(`la partie est finie, ${nomDeCase(position)} ne se joue plus`)
  const grille = partie.grille.map(ligne => [...ligne])
  if (!jouerCoup(grille, trait, i, j)) {
    throw new Error(`${joueurs[trait - 1]!.nom} ne peut pas jouer en ${nomDeCase(position)}`)
  }
  const suivant = auTourDe(grille, trait)
  const tours: Tour[] = [
    ...partie.tours.slice(0, partie.etat),
    [i, j],
    ...(suivant === trait ? ['passe' as const] : []),
  ]
  return { grille, joueurs, trait: suivant, tours, etat: tours.length }
}

/** Rend la partie d'avant le dernier coup, sans la passe qui l'a suivi s'il y en a une. */
export function annuler(partie: Partie): Partie {
  const { joueurs, tours, etat } = partie
  const dernierCoup = tours.slice(0, etat).findLastIndex(tour => tour !== 'passe')
  return reprendre(joueurs, tours, Math.max(dernierCoup, 0))
}

/** Rend la partie où le premier des coups annulés est rejoué, avec la passe qui le suit s'il y en a une. */
export function refaire(partie: Partie): Partie {
  const { joueurs, tours, etat } = partie
  const coupSuivant = tours.findIndex((tour, n) => n > etat && tour !== 'passe')
  return reprendre(joueurs, tours, coupSuivant === -1 ? tours.length : coupSuivant)
}

/** Rend les coups qui sont sur la grille, bout à bout et en minuscules, sans les passes. */
export function transcription(partie: Partie): string {
  return partie.tours
    .slice(0, partie.etat)
    .map(tour => (tour === 'passe' ? '' : nomDeCase(tour)))
    .join('')
}

/**
 * Rend la partie de cette transcription ; un coup illisible ou interdit lance une `Error` qui donne son numéro, compté
 * depuis 1.
 */
export function rejouer(transcription: string): Partie {
  const noms = transcription.match(/[^]{1,2}/gu) ?? []
  return noms.reduce((partie, nom, n) => jouerNom(partie, nom, n + 1), nouvellePartie(PERSONNE_NOIRE, PERSONNE_BLANCHE))
}

const PERSONNE_NOIRE: Joueur = { nom: 'Noir', type: 0 }
const PERSONNE_BLANCHE: Joueur = { nom: 'Blanc', type: 0 }

function jouerNom(partie: Partie, nom: string, numero: number): Partie {
  const position = lireCase(nom)
  if (!position) throw new Error(`coup ${numero} : « ${nom} » n’est pas une case`)
  try {
    return jouerTour(partie, position)
  } catch (erreur) {
    throw new Error(`coup ${numero} : ${(erreur as Error).message}`)
  }
}

/** La partie dont les `etat` premiers tours sont rejoués depuis le départ. */
function reprendre(joueurs: Partie['joueurs'], tours: Tour[], etat: number): Partie {
  const grille = creerPlateau()
  let couleur = NOIR
  for (const tour of tours.slice(0, etat)) {
    if (tour !== 'passe') jouerCoup(grille, couleur, ...tour)
    couleur = adversaire(couleur)
  }
  return { grille, joueurs, trait: fini(grille) ? null : couleur, tours: [...tours], etat }
}
