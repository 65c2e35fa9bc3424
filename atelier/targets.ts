// One set of tests, several programs: the tests of a step import `./nom.ts`, and this plugin decides which file that is.

import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { solutionFile, stepFile, type Step } from './course.ts'

/** Whose program the tests of a step meet. Every other step then comes from the solutions, so that one mistake counts once. */
export type Target =
  | { kind: 'learner' }
  | { kind: 'solution' }
  /** One file in place of the step's: a mistake of the bank, another solution, a submission. */
  | { kind: 'file'; file: string }

/** The file that plays the part of `step` while the tests of `tested` run. */
export function fileOf(step: Step, tested: Step, target: Target, root: string): string {
  if (target.kind === 'learner') return stepFile(step, root)
  return target.kind === 'file' && step.folder === tested.folder ? target.file : solutionFile(step, root)
}

/**
 * Redirects every import of a step's module to the file of the current target. An import is recognised by its end,
 * `NN-nom/nom.ts`, wherever the importing file lies: a submission may come from any folder.
 */
export function redirect(steps: Step[], root: string, current: () => { step: Step; target: Target }): Plugin {
  return {
    name: 'atelier:redirect',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.') || current().target.kind === 'learner') return
      const { step: tested, target } = current()
      const imported = resolve(dirname(importer), source)
      const step = steps.find(({ folder, name }) =>
        basename(imported) === `${name}.ts` && basename(dirname(imported)) === folder)
      return step && fileOf(step, tested, target, root)
    },
  }
}
