// npm run solution -- 03 [--yes]: how the learner's file differs from the reference; asks for --yes while the step is red.

import { readFileSync } from 'node:fs'
import { findStep, solutionFile, stepFile } from '../course.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import { renderDiff } from '../report/render-diff.ts'
import { shown } from '../report/render-result.ts'
import { isGreen } from '../runner/result.ts'
import { runOnce } from '../runner/runner.ts'
import { UserMistake } from '../user-mistake.ts'
import { GREEN, readOptions, runCommand, wantedStep } from './command.ts'

await runCommand(async () => {
  const { values, positionals } = readOptions({ yes: { type: 'boolean' }, lang: { type: 'string' } })
  const t = CATALOGUES[chooseLang(values.lang)]
  const step = findStep(wantedStep(positionals))
  if (!values.yes && !isGreen(await runOnce(step.folder))) throw new UserMistake('notGreenYet', step.number)
  const diff = renderDiff(readFileSync(stepFile(step), 'utf8'), readFileSync(solutionFile(step), 'utf8'), paintFor(process.stdout))
  console.log(diff ? [t.differsFrom(shown(stepFile(step)), shown(solutionFile(step))), diff].join('\n') : t.sameAsReference)
  return GREEN
})
