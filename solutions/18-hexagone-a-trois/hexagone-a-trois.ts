// Étape 18 : une règle pour tous les plateaux, et trois joueurs sur l'hexagone.

import { cle, DIRECTIONS_HEX, type Hex } from '../16-hexagonal/hexagonal.ts'
import type { Couleur3 } from '../17-trois-joueurs/trois-joueurs.ts'

/** Un plateau quelconque : chaque case est une clé ; sa valeur est 0 si elle est vide, sinon le numéro d'un joueur. */
export type Plateau = Map<string, number>

/** Tout ce que la règle a besoin de savoir d'un plateau : ses cases, et dans chaque direction la case suivante. */
export type Geometrie = { cases: string[]; directions: number; suivante: (nom: string, direction: number) => string }

/** Un coup : sa case, et les pions qu'il retourne avec leur couleur d'avant. */
export type CoupSur = { nom: string; retournes: { nom: string; avant: number }[] }

/** Les pions des joueurs 1, 2 et 3. */
export type Scores = [un: number, deux: number, trois: number]

/** Rend la géométrie d'un plateau carré : les cases `'i,j'`, et huit directions. */
export function carre(cote: number): Geometrie {
  const numeros = Array.from({ length: cote }, (_, n) => n)
  return geometrieDe(
    numeros.flatMap(i => numeros.map((j): Hex => [i, j])),
    HUIT_PAS,
  )
}

/** Rend la géométrie d'un plateau hexagonal : les cases `'q,r'`, et six directions. */
export function hexagone(cote: number): Geometrie {
  const n = cote - 1
  const numeros = Array.from({ length: 2 * cote - 1 }, (_, k) => k - n)
  return geometrieDe(
    numeros.flatMap(r => numeros.filter(q => Math.abs(q + r) <= n).map((q): Hex => [q, r])),
    DIRECTIONS_HEX,
  )
}

/** Rend le coup de `couleur` sur la case `nom`, ou `null` s'il est interdit. */
export function coupSur(geometrie: Geometrie, plateau: Plateau, couleur: number, nom: string): CoupSur | null {
  if (plateau.get(nom) !== 0) return null
  const retournes: CoupSur['retournes'] = []
  for (let direction = 0; direction < geometrie.directions; direction++) {
    const rangee: CoupSur['retournes'] = []
    let atteinte = geometrie.suivante(nom, direction)
    for (let avant = plateau.get(atteinte); avant && avant !== couleur; avant = plateau.get(atteinte)) {
      rangee.push({ nom: atteinte, avant })
      atteinte = geometrie.suivante(atteinte, direction)
    }
    if (plateau.get(atteinte) === couleur) retournes.push(...rangee)
  }
  return retournes.length > 0 ? { nom, retournes } : null
}

/** Rend tous les coups permis de `couleur`. */
export function coupsSur(geometrie: Geometrie, plateau: Plateau, couleur: number): CoupSur[] {
  return geometrie.cases.flatMap(nom => coupSur(geometrie, plateau, couleur, nom) ?? [])
}

/** Joue le coup de `couleur` sur le plateau. */
export function jouerSur(plateau: Plateau, couleur: number, coup: CoupSur): void {
  for (const { nom } of [coup, ...coup.retournes]) plateau.set(nom, couleur)
}

/** Défait exactement ce que `jouerSur` a fait avec le même coup. */
export function dejouerSur(plateau: Plateau, coup: CoupSur): void {
  plateau.set(coup.nom, 0)
  for (const { nom, avant } of coup.retournes) plateau.set(nom, avant)
}

/** Rend le départ à trois sur l'hexagone de cinq cases de côté. */
export function creerHexagoneATrois(): Plateau {
  const plateau: Plateau = new Map(HEXAGONE.cases.map(nom => [nom, 0]))
  DIRECTIONS_HEX.forEach(([q, r], d) => {
    plateau.set(cle([q, r]), (d % 3) + 1)
    plateau.set(cle([2 * q, 2 * r]), ((d + 1) % 3) + 1)
  })
  return plateau
}

/**
 * Rend les scores que l'on atteint à trois sur l'hexagone si chacun cherche le plus de pions pour lui, et un coup qui y
 * mène.
 */
export function maxN(plateau: Plateau, couleur: Couleur3, prof: number): [scores: Scores, coup: CoupSur | null] {
  if (prof <= 0 || partieFinie(plateau)) return [compter(plateau), null]
  let meilleur: [scores: Scores, coup: CoupSur | null] | null = null
  for (const coup of coupsSur(HEXAGONE, plateau, couleur)) {
    jouerSur(plateau, couleur, coup)
    const [scores] = maxN(plateau, apres(couleur), prof - 1)
    dejouerSur(plateau, coup)
    if (!meilleur || scores[couleur - 1]! > meilleur[0][couleur - 1]!) meilleur = [scores, coup]
  }
  return meilleur ?? [maxN(plateau, apres(couleur), prof - 1)[0], null]
}

/**
 * Rend le nombre de pions que `couleur` peut s'assurer si les deux autres jouent contre elle, et un coup qui y mène.
 */
export function paranoiaque(plateau: Plateau, couleur: Couleur3, prof: number): [v: number, coup: CoupSur | null] {
  return contreTous(plateau, couleur, couleur, prof, -Infinity, Infinity)
}

const HUIT_PAS: Hex[] = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
]
const HEXAGONE = hexagone(5)

/** Il n'y a que deux camps, moi et les autres : alpha-bêta convient. */
function contreTous(
  plateau: Plateau,
  moi: Couleur3,
  trait: Couleur3,
  prof: number,
  alpha: number,
  beta: number,
): [v: number, coup: CoupSur | null] {
  if (prof <= 0 || partieFinie(plateau)) return [compter(plateau)[moi - 1]!, null]
  let meilleur: [v: number, coup: CoupSur | null] | null = null
  for (const coup of coupsSur(HEXAGONE, plateau, trait)) {
    jouerSur(plateau, trait, coup)
    const [v] = contreTous(plateau, moi, apres(trait), prof - 1, alpha, beta)
    dejouerSur(plateau, coup)
    if (!meilleur || (trait === moi ? v > meilleur[0] : v < meilleur[0])) meilleur = [v, coup]
    if (trait === moi) alpha = Math.max(alpha, v)
    else beta = Math.min(beta, v)
    if (alpha >= beta) break
  }
  return meilleur ?? [contreTous(plateau, moi, apres(trait), prof - 1, alpha, beta)[0], null]
}

/** Les pas sont faits une fois pour toutes : ensuite, avancer, c'est lire une table. */
function geometrieDe(cases: Hex[], pas: Hex[]): Geometrie {
  const voisines = new Map(cases.map(([a, b]) => [cle([a, b]), pas.map(([da, db]) => cle([a + da, b + db]))]))
  return {
    cases: [...voisines.keys()],
    directions: pas.length,
    suivante: (nom, direction) => voisines.get(nom)?.[direction] ?? 'dehors',
  }
}

function apres(couleur: Couleur3): Couleur3 {
  return ((couleur % 3) + 1) as Couleur3
}

function partieFinie(plateau: Plateau): boolean {
  return [1, 2, 3].every(couleur => coupsSur(HEXAGONE, plateau, couleur).length === 0)
}

function compter(plateau: Plateau): Scores {
  const scores: Scores = [0, 0, 0]
  for (const couleur of plateau.values()) if (couleur > 0) scores[couleur - 1]!++
  return scores
}
