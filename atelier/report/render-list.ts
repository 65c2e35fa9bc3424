// The steps of the course, a line each: number, state, title.

import { statementFile, type Step } from '../course.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import { titleOf } from '../pages.ts'
import { stateOf, type StepResult } from '../runner/result.ts'
import type { Reading } from './render-result.ts'

/** A step whose tests were not run has no state yet. */
export function renderList(
  steps: Step[],
  resultOf: (step: Step) => StepResult | undefined,
  { lang, paint }: Reading,
): string[] {
  const { stepStates } = CATALOGUES[lang]
  const width = Math.max(...Object.values(stepStates).map(state => state.length))
  return steps.map(step => {
    const result = resultOf(step)
    const state = result && stateOf(result)
    const word = (state ? stepStates[state] : '').padEnd(width)
    return `${step.number}  ${state === 'green' ? paint.green(word) : word}  ${titleOf(statementFile(step, lang))}`
  })
}
