// npm run reset -- 03: the starter again; what was written is kept in a dated copy.

import { readFileSync } from 'node:fs'
import { findStep, starterFile, stepFile } from '../course.ts'
import { overwrite } from '../kept-copy.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { shown } from '../report/render-result.ts'
import { GREEN, readOptions, runCommand, wantedStep } from './command.ts'

await runCommand(async () => {
  const { values, positionals } = readOptions({ lang: { type: 'string' } })
  const t = CATALOGUES[chooseLang(values.lang)]
  const file = stepFile(findStep(wantedStep(positionals)))
  const copy = overwrite(file, readFileSync(starterFile(findStep(wantedStep(positionals))), 'utf8'))
  console.log(copy ? t.resetDone(shown(file), copy) : t.alreadyStarter(shown(file)))
  return GREEN
})
