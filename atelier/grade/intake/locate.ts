// Which of a student's files is which step: a clone of the workbook, a folder of step folders, or loose files.

import { posix } from 'node:path'
import type { Step } from '../../course.ts'
import { stepOf } from '../../targets.ts'
import { moduleOf, type Files } from '../bundle.ts'

/** The files as seen from a step, its own module at `NN-nom/nom.ts`; nothing when the step was not handed in. */
export type Located = { files: Files; path: string; others: string[] }

export function locate(files: Files, step: Step, steps: Step[]): Located | undefined {
  const paths = [...files.keys()]
  const inFolder = paths.filter(path => stepOf(path, [step])).sort(byDepth)
  const [path, ...others] =
    inFolder.length > 0 ? inFolder : paths.filter(path => isLoose(path, step, steps)).sort(byDepth)
  if (path === undefined) return undefined
  const root = inFolder.length > 0 ? posix.dirname(posix.dirname(path)) : posix.dirname(path)
  const shift = inFolder.length > 0 ? '' : step.folder
  // Loose files lie side by side: those of the earlier steps come from the solutions, as they would from their folders.
  const earlier = steps.filter(({ number }) => number < step.number).map(({ name }) => `${name}.ts`)
  const seen = new Map(
    paths.flatMap(other => {
      const inside = posix.relative(root, other)
      return inside.startsWith('..') || (shift && earlier.includes(inside))
        ? []
        : [[posix.join(shift, inside), files.get(other)!] as const]
    }),
  )
  return { files: seen.set(moduleOf(step), files.get(path)!), path, others }
}

function isLoose(path: string, step: Step, steps: Step[]): boolean {
  return (
    posix.basename(path) === `${step.name}.ts` &&
    !steps.some(({ folder }) => posix.basename(posix.dirname(path)) === folder)
  )
}

/** `steps/` first, as in a clone; then what lies least deep. */
function byDepth(a: string, b: string): number {
  const rank = (path: string) => (path.split('/').includes('steps') ? 0 : 100) + path.split('/').length
  return rank(a) - rank(b) || (a < b ? -1 : 1)
}

/** `Plateau.ts`, `plateau (1).ts`, `plateau - Copie.ts`: meant for a step, but nobody can be sure. */
export function isMisnamed(path: string, steps: Step[]): boolean {
  const name = posix.basename(path)
  const meant = `${name
    .toLowerCase()
    .replace(/\.ts$/, '')
    .replace(/(?: ?\(\d+\)| ?-? ?(?:copie|copy)(?: ?\(?\d+\)?)?)+$/, '')}.ts`
  return !steps.some(step => name === `${step.name}.ts`) && steps.some(step => meant === `${step.name}.ts`)
}
