// How many positions each search visits, and how long it takes: the table that step 14 has the learner fill in.

import { join } from 'node:path'
import { findStep, ROOT, solutionFile } from '../course.ts'
import { showTable, timed } from './figures.ts'

type Counter = { noeuds: number }
/** `count` adds the positions that `search` visits; they are apart where the search does not count by itself. */
type Search = {
  search(grille: unknown, couleur: number, prof: number, counter: Counter): void
  count?(grille: unknown, couleur: number, prof: number): number
}

/** From the opening to the end game, as transcriptions. */
const POSITIONS = [
  'd3',
  'c4c3c2f4',
  'e6f4c3c6d6c4',
  'e6d6c6d7e8f5c4f6',
  'd3e3f4g3f6d6d7c4h2c3f3d8',
  'd3e3f6c4c3b3e2d6b4f3e6e7g2f5f7f8',
  'd3c5f6f3b6d2c3c4e1a7c6b4d6c7b8e7d7b7b3f4',
  'e6f4c3d6f5d3c6b7b6b2a1b3c2c1a8c7d7e3b1c4f6f7g4f3a3h3',
]

export async function benchSearches(): Promise<void> {
  const minimaxNodes = new Map<number, number>()
  const { rejouer } = await import(solutionFile(findStep('09')))
  const searches = await loadSearches()
  const positions = POSITIONS.map(transcription => rejouer(transcription))
  const rows: (string | number)[][] = [['search', 'depth', 'positions', 'ms', 'growth', 'of minimax']]
  for (const [name, { search, count }] of Object.entries(searches)) {
    let before = 0
    for (const prof of [3, 4, 5]) {
      const counter = { noeuds: 0 }
      const ms = await timed(() => {
        for (const { grille, trait } of positions) search(grille, trait, prof, counter)
      })
      for (const { grille, trait } of positions) counter.noeuds += count?.(grille, trait, prof) ?? 0
      const minimax = minimaxNodes.get(prof) ?? counter.noeuds
      minimaxNodes.set(prof, minimax)
      rows.push([
        name,
        prof,
        counter.noeuds,
        Math.round(ms),
        before ? `× ${(counter.noeuds / before).toFixed(1)}` : '',
        `${((100 * counter.noeuds) / minimax).toFixed(1)} %`,
      ])
      before = counter.noeuds
    }
  }
  showTable(rows)
}

async function loadSearches(): Promise<Record<string, Search>> {
  const folder = (file: string) => import(join(ROOT, 'solutions/14-alpha-beta', file))
  const [{ alphaBeta: sorted }, { alphaBeta: unsorted }] = await Promise.all([
    folder('alpha-beta.ts'),
    folder('autre-sans-tri.ts'),
  ])
  const { scoreNoir } = await import(solutionFile(findStep('07')))
  return {
    minimax: await countingMinimax(),
    'alpha-beta': { search: (grille, couleur, prof, counter) => unsorted(grille, couleur, prof, scoreNoir, counter) },
    'alpha-beta, sorted': {
      search: (grille, couleur, prof, counter) => sorted(grille, couleur, prof, scoreNoir, counter),
    },
  }
}

/** The reference counts nothing: its positions are counted afterwards, by a walk of the same tree. */
async function countingMinimax(): Promise<Search> {
  const { minimax } = await import(solutionFile(findStep('11')))
  const { coups } = await import(solutionFile(findStep('04')))
  const { jouer, dejouer } = await import(solutionFile(findStep('05')))
  const { peut } = await import(solutionFile(findStep('06')))
  const count = (grille: unknown, couleur: number, prof: number): number => {
    if (prof <= 0) return 1
    const autre = 3 - couleur
    const permis = coups(grille, couleur)
    if (permis.length === 0) return 1 + (peut(grille, autre) ? count(grille, autre, prof - 1) : 0)
    return permis.reduce((sum: number, coup: unknown) => {
      jouer(grille, couleur, coup)
      const below = count(grille, autre, prof - 1)
      dejouer(grille, couleur, coup)
      return sum + below
    }, 1)
  }
  return { search: minimax, count }
}
