// npm run statement -- 03: the statement of a step, for the terminal.

import { readFileSync } from 'node:fs'
import { findStep, statementFile } from '../course.ts'
import { chooseLang } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import { renderMarkdown } from '../report/render-markdown.ts'
import { GREEN, readOptions, runCommand, screenWidth, wantedStep } from './command.ts'

await runCommand(async () => {
  const { values, positionals } = readOptions({ lang: { type: 'string' } })
  const page = statementFile(findStep(wantedStep(positionals)), chooseLang(values.lang))
  console.log(renderMarkdown(readFileSync(page, 'utf8'), screenWidth(), paintFor(process.stdout)))
  return GREEN
})
