// One set of tests, several programs: the tests of a step import `./nom.ts`, and this plugin decides which file that
// is.

import { basename, dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { hasSolutions, ROOT, solutionFile, stepFile, type Step } from './course.ts'
import { jobOf, markJob, withoutMark } from './runner/job-mark.ts'

const KIT = join(ROOT, 'atelier')

export const isOfKit = (file: string) => file.startsWith(KIT)

/**
 * Whose program the tests of a step meet. Every other step then comes from the solutions, so that one mistake counts
 * once.
 */
export type Target =
  | { kind: 'learner' }
  | { kind: 'solution' }
  /**
   * One file in place of the step's: a mistake of the bank, another solution, a submission; or a witness, and what is
   * behind it.
   */
  | { kind: 'file'; file: string; behind?: string }

/**
 * The file that plays the part of `step` while the tests of `tested` run. Without solutions, the learner's own steps
 * stand in.
 */
export function fileOf(step: Step, tested: Step, target: Target): string {
  if (target.kind === 'file' && step.folder === tested.folder) return target.file
  return target.kind === 'learner' || !hasSolutions() ? stepFile(step) : solutionFile(step)
}

/** The drawing kit is recognised by the end of its path, as steps are: a kata of one's own may lie anywhere. */
function resolveFrom(from: string, source: string): string {
  const [kit] = /atelier[\\/]dessin[\\/][\w-]+\.ts$/.exec(source) ?? []
  return kit ? join(ROOT, kit) : resolve(dirname(from), source)
}

/** A program to be tested, and the test file that imports it as the module beside itself. */
export type Tested = { step: Step; target: Target; tests: string }

/**
 * The file that an import means. The tested module is the one beside the tests; an earlier step is recognised by its
 * end, `NN-nom/nom.ts`, wherever the importing file lies: a submission may come from any folder.
 */
export function importedFile(source: string, from: string, { step, target, tests }: Tested, steps: Step[]): string {
  const imported = resolveFrom(from, source)
  const meant = imported === resolve(tests.replace(/\.test\.ts$/, '.ts')) ? step : stepOf(imported, steps)
  const file = meant ? fileOf(meant, step, target) : imported
  // A mistake of the bank stands on the reference of its own step: it must not be sent back to itself, nor to its
  // witness.
  const isItself = file === from || (meant === step && target.kind === 'file' && target.behind === from)
  return isItself ? imported : file
}

/**
 * Redirects every import of a step's module to the file of the job's target. The job's mark passes from importer to
 * imported, so that jobs share no module but the kit.
 */
export function redirect(steps: Step[], jobOfNumber: (number: number) => Tested | undefined): Plugin {
  return {
    name: 'atelier:redirect',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const number = jobOf(importer)
      const job = number === undefined ? undefined : jobOfNumber(number)
      if (number === undefined || !job || !source.startsWith('.')) return
      const from = withoutMark(importer)
      const imported = resolveFrom(from, source)
      return isOfKit(imported) ? imported : markJob(importedFile(source, from, job, steps), number)
    },
  }
}

/** The step whose module has this path's last two names. */
export function stepOf(file: string, steps: Step[]): Step | undefined {
  return steps.find(({ folder, name }) => basename(file) === `${name}.ts` && basename(dirname(file)) === folder)
}
