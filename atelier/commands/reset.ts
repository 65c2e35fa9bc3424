// npm run reset -- 03 [--json]: the starter again; what was written is kept in a dated copy.

import { readFileSync } from 'node:fs'
import { findStep, shown, starterFile, stepFile } from '../course.ts'
import { overwrite } from '../kept-copy.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { GREEN, readOptions, runCommand, wantedStep } from './command.ts'

await runCommand(async () => {
  const { values, positionals } = readOptions({ json: { type: 'boolean' }, lang: { type: 'string' } })
  const t = CATALOGUES[chooseLang(values.lang)]
  const step = findStep(wantedStep(positionals))
  const file = stepFile(step)
  const copy = overwrite(file, readFileSync(starterFile(step), 'utf8'))
  if (values.json) console.log(JSON.stringify({ step: step.folder, file: shown(file), copy: copy ?? null }))
  else console.log(copy ? t.resetDone(shown(file), copy) : t.alreadyStarter(shown(file)))
  return GREEN
})
