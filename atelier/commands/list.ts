// npm run list [-- --json]: every step and its state, as the tests say it.

import { listSteps, statementFile, type Step } from '../course.ts'
import type { Lang } from '../dessin/langue.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { titleOf } from '../pages.ts'
import { paintFor, type Paint } from '../report/paint.ts'
import { isGreen, stateOf, type StepResult } from '../runner/result.ts'
import { runInLanes } from '../runner/lanes.ts'
import { GREEN, readOptions, RED, runCommand } from './command.ts'

await runCommand(async () => {
  const { values } = readOptions({ json: { type: 'boolean' }, lang: { type: 'string' } })
  const lang = chooseLang(values.lang)
  const steps = listSteps()
  const results = await runInLanes(steps.map(({ folder }) => ({ step: folder, target: { kind: 'learner' } })))
  console.log(values.json ? renderJson(results) : renderList(steps, results, lang, paintFor(process.stdout)))
  return results.every(isGreen) ? GREEN : RED
})

function renderList(steps: Step[], results: StepResult[], lang: Lang, paint: Paint): string {
  const t = CATALOGUES[lang]
  const width = Math.max(...Object.values(t.stepStates).map(state => state.length))
  const lines = steps.map((step, n) => {
    const state = stateOf(results[n]!)
    const word = t.stepStates[state].padEnd(width)
    return `${step.number}  ${state === 'green' ? paint.green(word) : word}  ${titleOf(statementFile(step, lang))}`
  })
  return [...lines, '', t.progress(results.filter(isGreen).length, steps.length)].join('\n')
}

function renderJson(results: StepResult[]): string {
  const brief = results.map(result => ({
    step: result.step,
    state: stateOf(result),
    passed: result.tests.filter(({ state }) => state === 'passed').length,
    tests: result.tests.length,
  }))
  return JSON.stringify(brief, null, 2)
}
