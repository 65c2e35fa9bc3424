// npm run check -- 03 [--with file.ts] [--json] [--lang fr|en]: one run of the learner's step, for a person or a program.

import { resolve } from 'node:path'
import { findStep, listSteps } from '../course.ts'
import { diagnose } from '../diagnosis/diagnose.ts'
import { chooseLang } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import { renderResult } from '../report/render-result.ts'
import { isGreen, type StepResult } from '../runner/result.ts'
import { openRunner } from '../runner/runner.ts'
import { UserMistake } from '../user-mistake.ts'
import { GREEN, readOptions, RED, runCommand } from './command.ts'

await runCommand(async () => {
  const { values, positionals } = readOptions({
    with: { type: 'string' }, json: { type: 'boolean' }, lang: { type: 'string' },
  })
  const lang = chooseLang(values.lang)
  const [wanted] = positionals
  if (wanted === undefined) throw new UserMistake('noStep', listSteps().map(({ number }) => number).join(' '))
  const result = await runOnce(findStep(wanted).folder, values.with)
  const diagnosis = diagnose(result)
  console.log(values.json
    ? JSON.stringify({ ...result, green: isGreen(result), diagnosis: diagnosis ?? null }, null, 2)
    : renderResult(result, diagnosis, { lang, paint: paintFor(process.stdout) }))
  return isGreen(result) ? GREEN : RED
})

async function runOnce(step: string, file: string | undefined): Promise<StepResult> {
  const runner = openRunner()
  try {
    return await runner.runStep(step, file === undefined ? { kind: 'learner' } : { kind: 'file', file: resolve(file) })
  } finally {
    await runner.close()
  }
}
