// npm run check -- 03 [--with file.ts] [--json] [--lang fr|en]: one run of the learner's step, for a person or a program.
// npm run check -- --all: one run of every step; the first red one is shown whole.

import { resolve } from 'node:path'
import { findStep, listSteps } from '../course.ts'
import { diagnose } from '../diagnosis/diagnose.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import { renderList } from '../report/render-list.ts'
import { renderResult, type Reading } from '../report/render-result.ts'
import { runAllSteps } from '../runner/lanes.ts'
import { isGreen, type StepResult } from '../runner/result.ts'
import { runOnce } from '../runner/runner.ts'
import { GREEN, readOptions, RED, runCommand, wantedStep } from './command.ts'

await runCommand(async () => {
  const { values, positionals } = readOptions({
    all: { type: 'boolean' }, with: { type: 'string' }, json: { type: 'boolean' }, lang: { type: 'string' },
  })
  const reading = { lang: chooseLang(values.lang), paint: paintFor(process.stdout) }
  const results = values.all ? await runAllSteps() : [await runOne(wantedStep(positionals), values.with)]
  const told = results.map(result => ({ ...result, green: isGreen(result), diagnosis: diagnose(result) ?? null }))
  if (values.json) console.log(JSON.stringify(values.all ? told : told[0], null, 2))
  else console.log(values.all ? renderAll(results, reading) : renderResult(results[0]!, diagnose(results[0]!), reading))
  return results.every(isGreen) ? GREEN : RED
})

function runOne(wanted: string, other: string | undefined): Promise<StepResult> {
  const { folder } = findStep(wanted)
  return runOnce(folder, other === undefined ? undefined : { kind: 'file', file: resolve(other) })
}

function renderAll(results: StepResult[], reading: Reading): string {
  const firstRed = results.find(result => !isGreen(result))
  return [
    ...renderList(listSteps(), ({ folder }) => results.find(({ step }) => step === folder), reading),
    '',
    CATALOGUES[reading.lang].progress(results.filter(isGreen).length, results.length),
    ...(firstRed ? ['', renderResult(firstRed, diagnose(firstRed), reading)] : []),
  ].join('\n')
}
