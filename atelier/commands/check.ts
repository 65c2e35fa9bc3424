// npm run check -- 03 [--with file.ts] [--json] [--lang fr|en]: one run of the learner's step, for a person or a
// program. npm run check -- --all: one run of every step; the first red one is shown whole.

import { resolve } from 'node:path'
import { findStep, listSteps } from '../course.ts'
import { diagnose } from '../diagnosis/diagnose.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import { renderList } from '../report/render-list.ts'
import { renderResult, type Reading } from '../report/render-result.ts'
import { runAllSteps } from '../runner/lanes.ts'
import { isGreen, stateOf, type StepResult } from '../runner/result.ts'
import { openLightRunner } from '../runner/light-runner.ts'
import { findRedBelow } from '../workshop/red-below.ts'
import { GREEN, readOptions, RED, runCommand, wantedStep } from './command.ts'

await runCommand(async () => {
  const { values, positionals } = readOptions({
    all: { type: 'boolean' },
    with: { type: 'string' },
    json: { type: 'boolean' },
    lang: { type: 'string' },
  })
  const reading = { lang: chooseLang(values.lang), paint: paintFor(process.stdout) }
  const one = values.all ? undefined : await runOne(wantedStep(positionals), values.with)
  const results = one ? [one.result] : await runAllSteps()
  const told = results.map(result => ({
    ...result,
    green: isGreen(result),
    diagnosis: (one?.below ? undefined : diagnose(result)) ?? null,
  }))
  if (values.json) console.log(JSON.stringify(values.all ? told : told[0], null, 2))
  else
    console.log(
      values.all
        ? renderAll(results, reading)
        : renderResult(results[0]!, told[0]!.diagnosis ?? undefined, reading, one?.below),
    )
  return results.every(isGreen) ? GREEN : RED
})

/** The learner's own step stands on the learner's own steps: `below` is the first of them that is red. */
async function runOne(wanted: string, other: string | undefined): Promise<{ result: StepResult; below?: StepResult }> {
  const step = findStep(wanted)
  const runner = openLightRunner()
  runner.warm()
  try {
    if (other !== undefined)
      return { result: await runner.runStep(step.folder, { kind: 'file', file: resolve(other) }) }
    const result = await runner.runStep(step.folder)
    return {
      result,
      ...(stateOf(result) === 'begun'
        ? { below: await findRedBelow(step, listSteps(), ({ folder }) => runner.runStep(folder)) }
        : {}),
    }
  } finally {
    await runner.close()
  }
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
