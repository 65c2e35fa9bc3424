// La récursion : la longueur d'une rangée fermée est un de plus que celle de sa suite, et jouer ou annuler sont le même
// geste.

import { BORD, DIRECTIONS_100, VIDE, type Couleur100, type Coup100, type Othellier } from './othellier-100.ts'

export * from './othellier-100.ts'

/** Rend le coup de `couleur` sur cette case, ou `null` s'il est interdit. */
export function legal(othellier: Othellier, couleur: Couleur100, position: number): Coup100 | null {
  if (othellier.cases[position] !== VIDE) return null
  const retournes = DIRECTIONS_100.map(pas => Math.max(0, longueur(othellier.cases, couleur, position + pas, pas)))
  return retournes.some(nombre => nombre > 0) ? { couleur, case: position, retournes } : null
}

/** Le nombre de pions adverses jusqu'au pion qui les ferme ; moins l'infini si rien ne les ferme. */
function longueur(cases: number[], couleur: Couleur100, ici: number, pas: number): number {
  if (cases[ici] === couleur) return 0
  if (cases[ici] === VIDE || cases[ici] === BORD) return -Infinity
  return 1 + longueur(cases, couleur, ici + pas, pas)
}

/** Joue le coup sur l'othellier, et tient à jour le nombre de pions. */
export function jouer(othellier: Othellier, coup: Coup100): void {
  basculer(othellier, coup, coup.couleur, coup.couleur, 1)
}

/** Défait exactement ce que `jouer` a fait avec le même coup. */
export function annuler(othellier: Othellier, coup: Coup100): void {
  basculer(othellier, coup, VIDE, 1 - coup.couleur, -1)
}

/** Du pion le plus éloigné au plus proche, puis la case du coup ; `sens` dit si les pions se gagnent ou se rendent. */
function basculer({ cases, pions }: Othellier, coup: Coup100, pose: number, couleur: number, sens: number): void {
  DIRECTIONS_100.forEach((pas, d) => {
    for (let n = coup.retournes[d]!; n > 0; n--) {
      cases[coup.case + n * pas] = couleur
      pions[coup.couleur] += sens
      pions[1 - coup.couleur]! -= sens
    }
  })
  cases[coup.case] = pose
  pions[coup.couleur] += sens
}

/** Rend tous les coups permis de `couleur` : on peut demander les cent cases, le bord répond non. */
export function coupsLegaux(othellier: Othellier, couleur: Couleur100): Coup100[] {
  return othellier.cases.flatMap((_, position) => legal(othellier, couleur, position) ?? []).reverse()
}
