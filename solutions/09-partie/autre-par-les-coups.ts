// Par les coups seuls : jouerTour sait tout de la règle, et le reste rejoue des coups avec lui, depuis le départ.

import { creerPlateau, NOIR, type Position } from '../01-plateau/plateau.ts'
import { lireCase, nomDeCase } from '../02-notation/notation.ts'
import { jouerTour, type Joueur, type Partie, type Tour } from './partie.ts'

export * from './partie.ts'

/** Rend une partie qui commence. */
export function nouvellePartie(noir: Joueur, blanc: Joueur): Partie {
  return { grille: creerPlateau(), joueurs: [noir, blanc], trait: NOIR, tours: [], etat: 0 }
}

/** Rend la partie d'avant le dernier coup, sans les passes qui l'ont suivi. */
export function annuler(partie: Partie): Partie {
  return avecLesCoups(partie, coupsJoues(partie).length - 1)
}

/** Rend la partie où le dernier coup annulé est rejoué, avec les passes qui le suivent. */
export function refaire(partie: Partie): Partie {
  return avecLesCoups(partie, coupsJoues(partie).length + 1)
}

/** Rend les coups qui sont sur la grille, bout à bout et en minuscules, sans les passes. */
export function transcription(partie: Partie): string {
  return coupsJoues(partie).map(nomDeCase).join('')
}

/**
 * Rend la partie de cette transcription ; un coup illisible ou interdit lance une `Error` qui donne son numéro, compté
 * depuis 1.
 */
export function rejouer(transcription: string): Partie {
  const debut = nouvellePartie({ nom: 'Noir', type: 0 }, { nom: 'Blanc', type: 0 })
  return suivre(debut, transcription, 1)
}

/** Joue le premier coup du texte, qui porte ce numéro, puis les autres. */
function suivre(partie: Partie, texte: string, numero: number): Partie {
  if (texte === '') return partie
  const position = lireCase(texte.slice(0, 2))
  if (!position) throw new Error(`${texte.slice(0, 2)} n’est pas une case (coup ${numero})`)
  return suivre(
    avecNumero(() => jouerTour(partie, position), numero),
    texte.slice(2),
    numero + 1,
  )
}

function avecNumero(jouer: () => Partie, numero: number): Partie {
  try {
    return jouer()
  } catch (erreur) {
    throw new Error(`${(erreur as Error).message} (coup ${numero})`)
  }
}

const estCoup = (tour: Tour): tour is Position => tour !== 'passe'

const coupsJoues = ({ tours, etat }: Partie) => tours.slice(0, etat).filter(estCoup)

/** La même partie avec ses `nombre` premiers coups sur la grille, s'il y en a autant. */
function avecLesCoups({ joueurs, tours }: Partie, nombre: number): Partie {
  const gardes = tours.filter(estCoup).slice(0, Math.max(nombre, 0))
  return { ...gardes.reduce(jouerTour, nouvellePartie(...joueurs)), tours: [...tours] }
}
