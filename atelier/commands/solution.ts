// npm run solution -- 03 [--yes] [--json]: how the learner's file differs from the reference; asks for --yes while the
// step is red.

import { existsSync, readFileSync } from 'node:fs'
import { findStep, shown, solutionFile, stepFile } from '../course.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import { renderDiff } from '../report/render-diff.ts'
import { isGreen } from '../runner/result.ts'
import { openLightRunner } from '../runner/light-runner.ts'
import { runOnce } from '../runner/runner.ts'
import { UserMistake } from '../user-mistake.ts'
import { GREEN, readOptions, runCommand, wantedStep } from './command.ts'

await runCommand(async () => {
  const { values, positionals } = readOptions({
    yes: { type: 'boolean' },
    json: { type: 'boolean' },
    lang: { type: 'string' },
  })
  const t = CATALOGUES[chooseLang(values.lang)]
  const step = findStep(wantedStep(positionals))
  if (!existsSync(solutionFile(step))) throw new UserMistake('noSolutions', step.number)
  if (!values.yes && !isGreen(await runOnce(step.folder, openLightRunner())))
    throw new UserMistake('notGreenYet', step.number)
  const [mine, reference] = [stepFile(step), solutionFile(step)]
  const diff = renderDiff(
    readFileSync(mine, 'utf8'),
    readFileSync(reference, 'utf8'),
    paintFor({ isTTY: process.stdout.isTTY && !values.json }),
  )
  if (values.json)
    console.log(JSON.stringify({ step: step.folder, mine: shown(mine), reference: shown(reference), diff }, null, 2))
  else console.log(diff ? [t.differsFrom(shown(mine), shown(reference)), diff].join('\n') : t.sameAsReference)
  return GREEN
})
