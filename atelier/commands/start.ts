// npm start: opens the workshop at the first step that is not green. Without a terminal, says once where one is.

import { listSteps } from '../course.ts'
import { diagnose } from '../diagnosis/diagnose.ts'
import { chooseLang } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import { renderResult } from '../report/render-result.ts'
import { isGreen } from '../runner/result.ts'
import { openLightRunner } from '../runner/light-runner.ts'
import { findFirstRed } from '../workshop/first-red.ts'
import { openWorkshop } from '../workshop/workshop.ts'
import { GREEN, readOptions, RED, runCommand } from './command.ts'

await runCommand(async () => {
  const { values } = readOptions({ lang: { type: 'string' } })
  const lang = chooseLang(values.lang)
  if (process.stdin.isTTY && process.stdout.isTTY) {
    await openWorkshop(lang)
    return GREEN
  }
  const runner = openLightRunner()
  const steps = listSteps()
  const { current, results } = await findFirstRed(steps, step => runner.runStep(step.folder))
  await runner.close()
  const result = results[steps[current]!.folder]!
  console.log(renderResult(result, diagnose(result), { lang, paint: paintFor(process.stdout) }))
  return isGreen(result) ? GREEN : RED
})
