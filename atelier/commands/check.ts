// npm run check -- 03 [--with file.ts] [--json] [--lang fr|en]: one run of the learner's step, for a person or a program.

import { resolve } from 'node:path'
import { findStep } from '../course.ts'
import { diagnose } from '../diagnosis/diagnose.ts'
import { chooseLang } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import { renderResult } from '../report/render-result.ts'
import { isGreen } from '../runner/result.ts'
import { runOnce } from '../runner/runner.ts'
import { GREEN, readOptions, RED, runCommand, wantedStep } from './command.ts'

await runCommand(async () => {
  const { values, positionals } = readOptions({
    with: { type: 'string' }, json: { type: 'boolean' }, lang: { type: 'string' },
  })
  const lang = chooseLang(values.lang)
  const { folder } = findStep(wantedStep(positionals))
  const result = await runOnce(folder, values.with === undefined ? undefined : { kind: 'file', file: resolve(values.with) })
  const diagnosis = diagnose(result)
  console.log(values.json
    ? JSON.stringify({ ...result, green: isGreen(result), diagnosis: diagnosis ?? null }, null, 2)
    : renderResult(result, diagnosis, { lang, paint: paintFor(process.stdout) }))
  return isGreen(result) ? GREEN : RED
})
