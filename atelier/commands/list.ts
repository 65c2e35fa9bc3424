// npm run list [-- --json]: every step and its state, as the tests say it.

import { listSteps } from '../course.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import { renderList } from '../report/render-list.ts'
import { runAllSteps } from '../runner/lanes.ts'
import { isGreen, stateOf, type StepResult } from '../runner/result.ts'
import { GREEN, readOptions, RED, runCommand } from './command.ts'

await runCommand(async () => {
  const { values } = readOptions({ json: { type: 'boolean' }, lang: { type: 'string' } })
  const lang = chooseLang(values.lang)
  const results = await runAllSteps()
  console.log(
    values.json
      ? renderJson(results)
      : [
          ...renderList(listSteps(), ({ folder }) => results.find(({ step }) => step === folder), {
            lang,
            paint: paintFor(process.stdout),
          }),
          '',
          CATALOGUES[lang].progress(results.filter(isGreen).length, results.length),
        ].join('\n'),
  )
  return results.every(isGreen) ? GREEN : RED
})

function renderJson(results: StepResult[]): string {
  const brief = results.map(result => ({
    step: result.step,
    state: stateOf(result),
    passed: result.tests.filter(({ state }) => state === 'passed').length,
    tests: result.tests.length,
  }))
  return JSON.stringify(brief, null, 2)
}
