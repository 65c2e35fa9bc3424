// Sequences counted per second: the grid of step 04 beside the vector of step 19, in one run.

import { findStep, solutionFile } from '../course.ts'
import { median, timed } from './figures.ts'

const DEPTH = 7,
  RUNS = 5

export async function benchBoards(): Promise<void> {
  const { creerPlateau } = await import(solutionFile(findStep('01')))
  const { coups } = await import(solutionFile(findStep('04')))
  const { jouer, dejouer } = await import(solutionFile(findStep('05')))
  const cent = await import(solutionFile(findStep('19')))
  const grille = creerPlateau(),
    othellier = cent.depuisGrille(grille)

  const perftGrille = (couleur: number, depth: number): number =>
    depth === 0
      ? 1
      : coups(grille, couleur).reduce((sum: number, coup: unknown) => {
          jouer(grille, couleur, coup)
          const found = perftGrille(3 - couleur, depth - 1)
          dejouer(grille, couleur, coup)
          return sum + found
        }, 0)
  const perftVecteur = (couleur: number, depth: number): number =>
    depth === 0
      ? 1
      : cent.coupsLegaux(othellier, couleur).reduce((sum: number, coup: unknown) => {
          cent.jouer(othellier, coup)
          const found = perftVecteur(1 - couleur, depth - 1)
          cent.annuler(othellier, coup)
          return sum + found
        }, 0)

  const leaves = perftGrille(1, DEPTH)
  if (perftVecteur(0, DEPTH) !== leaves) throw new Error('the two boards do not agree')
  const times = { grille: [] as number[], vecteur: [] as number[] }
  for (let n = 0; n < RUNS; n++) {
    times.grille.push(await timed(() => perftGrille(1, DEPTH)))
    times.vecteur.push(await timed(() => perftVecteur(0, DEPTH)))
  }
  const perSecond = (values: number[]) => Math.round((1000 * leaves) / median(values)).toLocaleString('en-GB')
  console.log(`  grid of step 04: ${perSecond(times.grille)} leaves a second`)
  console.log(`  vector of step 19: ${perSecond(times.vecteur)} leaves a second`)
  console.log(`  the vector is ${(median(times.grille) / median(times.vecteur)).toFixed(1)} times faster`)
}
