// Étape 19 : le plateau en un vecteur de cent cases, bordé.

import { BLANC as BLANC_GRILLE, NOIR as NOIR_GRILLE, VIDE as VIDE_GRILLE, type Grille } from '../01-plateau/plateau.ts'

export const NOIR = 0 as const
export const BLANC = 1 as const
export const VIDE = 2 as const
export const BORD = 3 as const

/** Une couleur est aussi le numéro de son joueur, et l'adversaire de `couleur` est `1 - couleur`. */
export type Couleur100 = 0 | 1

/**
 * Cent cases, `10 * ligne + colonne`, lignes et colonnes de 1 à 8, le reste étant le bord ; et le nombre de pions de
 * chaque couleur.
 */
export type Othellier = { cases: number[]; pions: [noirs: number, blancs: number] }

/** Un coup : sa couleur, sa case, et le nombre de pions retournés dans chacune des huit directions. */
export type Coup100 = { couleur: Couleur100; case: number; retournes: number[] }

/** Ce qu'on ajoute à une case pour passer à la suivante dans chaque direction. */
export const DIRECTIONS_100 = [-11, -10, -9, -1, 1, 9, 10, 11]

/** Rend l'othellier qui a les mêmes pions que la grille. */
export function depuisGrille(grille: Grille): Othellier {
  const cases = Array<number>(100).fill(BORD)
  const pions: Othellier['pions'] = [0, 0]
  for (let i = 0; i < 8; i++) {
    for (let j = 0; j < 8; j++) {
      const pion = grille[i]![j]
      const valeur = pion === NOIR_GRILLE ? NOIR : pion === BLANC_GRILLE ? BLANC : VIDE
      cases[10 * (i + 1) + j + 1] = valeur
      if (valeur !== VIDE) pions[valeur]++
    }
  }
  return { cases, pions }
}

/** Rend la grille qui a les mêmes pions que l'othellier. */
export function versGrille(othellier: Othellier): Grille {
  const valeurs = [NOIR_GRILLE, BLANC_GRILLE, VIDE_GRILLE]
  const huit = [1, 2, 3, 4, 5, 6, 7, 8]
  return huit.map(ligne => huit.map(colonne => valeurs[othellier.cases[10 * ligne + colonne]!]!))
}

/** Rend le coup de `couleur` sur cette case, ou `null` s'il est interdit. */
export function legal(othellier: Othellier, couleur: Couleur100, position: number): Coup100 | null {
  const { cases } = othellier
  if (cases[position] !== VIDE) return null
  let retournes: number[] | null = null
  for (let d = 0; d < 8; d++) {
    const pas = DIRECTIONS_100[d]!
    let atteinte = position + pas
    while (cases[atteinte] === 1 - couleur) atteinte += pas
    const nombre = (atteinte - position) / pas - 1
    if (nombre === 0 || cases[atteinte] !== couleur) continue
    retournes ??= [0, 0, 0, 0, 0, 0, 0, 0]
    retournes[d] = nombre
  }
  return retournes && { couleur, case: position, retournes }
}

/** Joue le coup sur l'othellier, et tient à jour le nombre de pions. */
export function jouer(othellier: Othellier, coup: Coup100): void {
  const pris = retourner(othellier, coup, coup.couleur)
  othellier.cases[coup.case] = coup.couleur
  othellier.pions[coup.couleur] += pris + 1
  othellier.pions[1 - coup.couleur]! -= pris
}

/** Défait exactement ce que `jouer` a fait avec le même coup. */
export function annuler(othellier: Othellier, coup: Coup100): void {
  const pris = retourner(othellier, coup, 1 - coup.couleur)
  othellier.cases[coup.case] = VIDE
  othellier.pions[coup.couleur] -= pris + 1
  othellier.pions[1 - coup.couleur]! += pris
}

/** Rend tous les coups permis de `couleur`. */
export function coupsLegaux(othellier: Othellier, couleur: Couleur100): Coup100[] {
  const coups: Coup100[] = []
  for (let ligne = 10; ligne <= 80; ligne += 10) {
    for (let position = ligne + 1; position <= ligne + 8; position++) {
      const coup = legal(othellier, couleur, position)
      if (coup) coups.push(coup)
    }
  }
  return coups
}

/** Donne cette couleur aux pions du coup, et rend leur nombre. */
function retourner({ cases }: Othellier, coup: Coup100, couleur: number): number {
  let pris = 0
  coup.retournes.forEach((nombre, d) => {
    for (let n = 1; n <= nombre; n++) cases[coup.case + n * DIRECTIONS_100[d]!] = couleur
    pris += nombre
  })
  return pris
}
