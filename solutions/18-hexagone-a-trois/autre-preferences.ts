// Une seule recherche : maxN et paranoiaque ne diffèrent que par ce que chaque joueur préfère.

import type { Couleur3 } from '../17-trois-joueurs/trois-joueurs.ts'
import {
  dejouerSur,
  hexagone,
  jouerSur,
  type CoupSur,
  type Geometrie,
  type Plateau,
  type Scores,
} from './hexagone-a-trois.ts'

export * from './hexagone-a-trois.ts'

/** Ce qu'un joueur cherche à rendre le plus grand possible, d'après les scores. */
type Preference = (scores: Scores, joueur: number) => number

const GEOMETRIE = hexagone(5)

/** Rend le coup de `couleur` sur la case `nom`, ou `null` s'il est interdit. */
export function coupSur(geometrie: Geometrie, plateau: Plateau, couleur: number, nom: string): CoupSur | null {
  if (plateau.get(nom) !== 0) return null
  const directions = Array.from({ length: geometrie.directions }, (_, direction) => direction)
  const retournes = directions.flatMap(direction => fermee(geometrie, plateau, couleur, nom, direction) ?? [])
  return retournes.length > 0 ? { nom, retournes } : null
}

/** Les pions qui suivent cette case jusqu'à celui qui les ferme, du plus loin au plus près, ou `null`. */
function fermee(
  geometrie: Geometrie,
  plateau: Plateau,
  couleur: number,
  depuis: string,
  direction: number,
): CoupSur['retournes'] | null {
  const nom = geometrie.suivante(depuis, direction)
  const avant = plateau.get(nom) ?? 0
  if (avant === couleur) return []
  if (avant === 0) return null
  const suite = fermee(geometrie, plateau, couleur, nom, direction)
  return suite && [...suite, { nom, avant }]
}

/** Rend tous les coups permis de `couleur`. */
export function coupsSur(geometrie: Geometrie, plateau: Plateau, couleur: number): CoupSur[] {
  return geometrie.cases
    .map(nom => coupSur(geometrie, plateau, couleur, nom))
    .filter(coup => coup !== null)
    .reverse()
}

/**
 * Rend les scores que l'on atteint à trois sur l'hexagone si chacun cherche le plus de pions pour lui, et un coup qui y
 * mène.
 */
export function maxN(plateau: Plateau, couleur: Couleur3, prof: number): [scores: Scores, coup: CoupSur | null] {
  return chercher(plateau, couleur, prof, (scores, joueur) => scores[joueur - 1]!)
}

/**
 * Rend le nombre de pions que `couleur` peut s'assurer si les deux autres jouent contre elle, et un coup qui y mène.
 */
export function paranoiaque(plateau: Plateau, couleur: Couleur3, prof: number): [v: number, coup: CoupSur | null] {
  const miens = (scores: Scores) => scores[couleur - 1]!
  const [scores, coup] = chercher(plateau, couleur, prof, (scores, joueur) =>
    joueur === couleur ? miens(scores) : -miens(scores),
  )
  return [miens(scores), coup]
}

function chercher(
  plateau: Plateau,
  joueur: number,
  prof: number,
  preference: Preference,
  passes = 0,
): [scores: Scores, coup: CoupSur | null] {
  const permis = prof > 0 ? coupsSur(GEOMETRIE, plateau, joueur) : []
  if (prof <= 0 || passes === 3) return [compter(plateau), null]
  const suivant = (joueur % 3) + 1
  if (permis.length === 0) return [chercher(plateau, suivant, prof - 1, preference, passes + 1)[0], null]
  const notes = permis.map((coup): [Scores, CoupSur] => {
    jouerSur(plateau, joueur, coup)
    const [scores] = chercher(plateau, suivant, prof - 1, preference)
    dejouerSur(plateau, coup)
    return [scores, coup]
  })
  return notes.reduce((meilleur, note) =>
    preference(note[0], joueur) >= preference(meilleur[0], joueur) ? note : meilleur,
  )
}

function compter(plateau: Plateau): Scores {
  const pions = [...plateau.values()]
  return [1, 2, 3].map(joueur => pions.filter(pion => pion === joueur).length) as Scores
}
