// Avec des boucles : on avance et l'on recule dans la liste des tours pas à pas, en sautant les passes.

import { adversaire, creerPlateau, NOIR, type Position } from '../01-plateau/plateau.ts'
import { lireCase, nomDeCase } from '../02-notation/notation.ts'
import { jouerCoup } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { fini, peut } from '../06-fini/fini.ts'
import { nouvellePartie, type Partie } from './partie.ts'

export * from './partie.ts'

/**
 * Rend la partie où le joueur au trait a joué cette case, l'adversaire passant s'il le doit ; un coup interdit lance
 * une `Error`.
 */
export function jouerTour(partie: Partie, position: Position): Partie {
  const { trait } = partie
  if (trait === null) throw new Error(`${nomDeCase(position)} : la partie est finie`)
  const nouvelle = structuredClone(partie)
  if (!jouerCoup(nouvelle.grille, trait, position[0], position[1])) {
    throw new Error(`${nomDeCase(position)} est interdit à ${partie.joueurs[trait === NOIR ? 0 : 1].nom}`)
  }
  nouvelle.tours.length = partie.etat
  nouvelle.tours.push([position[0], position[1]])
  if (fini(nouvelle.grille)) nouvelle.trait = null
  else if (peut(nouvelle.grille, adversaire(trait))) nouvelle.trait = adversaire(trait)
  else nouvelle.tours.push('passe')
  nouvelle.etat = nouvelle.tours.length
  return nouvelle
}

/** Rend la partie d'avant le dernier coup, sans les passes qui l'ont suivi. */
export function annuler(partie: Partie): Partie {
  let etat = partie.etat
  while (etat > 0 && partie.tours[etat - 1] === 'passe') etat--
  if (etat > 0) etat--
  return remettre(partie, etat)
}

/** Rend la partie où le dernier coup annulé est rejoué, avec les passes qui le suivent. */
export function refaire(partie: Partie): Partie {
  let etat = partie.etat
  if (etat < partie.tours.length) etat++
  while (partie.tours[etat] === 'passe') etat++
  return remettre(partie, etat)
}

/** Rend les coups qui sont sur la grille, bout à bout et en minuscules, sans les passes. */
export function transcription(partie: Partie): string {
  let texte = ''
  for (let n = 0; n < partie.etat; n++) {
    const tour = partie.tours[n]!
    if (tour !== 'passe') texte += nomDeCase(tour)
  }
  return texte
}

/**
 * Rend la partie de cette transcription ; un coup illisible ou interdit lance une `Error` qui donne son numéro, compté
 * depuis 1.
 */
export function rejouer(transcription: string): Partie {
  let partie = nouvellePartie({ nom: 'Noir', type: 0 }, { nom: 'Blanc', type: 0 })
  for (let n = 0; n < transcription.length; n += 2) {
    const position = lireCase(transcription.slice(n, n + 2))
    try {
      if (!position) throw new Error('ce n’est pas une case')
      partie = jouerTour(partie, position)
    } catch (erreur) {
      throw new Error(`coup numéro ${n / 2 + 1}, ${(erreur as Error).message}`)
    }
  }
  return partie
}

/** La même partie, reprise du départ jusqu'à cet état. */
function remettre(partie: Partie, etat: number): Partie {
  const reprise = { ...structuredClone(partie), grille: creerPlateau(), etat }
  let couleur = NOIR
  for (let n = 0; n < etat; n++) {
    const tour = partie.tours[n]!
    if (tour !== 'passe') jouerCoup(reprise.grille, couleur, tour[0], tour[1])
    couleur = adversaire(couleur)
  }
  reprise.trait = fini(reprise.grille) ? null : couleur
  return reprise
}
