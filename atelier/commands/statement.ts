// npm run statement -- 03 [--json]: the statement of a step, for the terminal.

import { readFileSync } from 'node:fs'
import { findStep, statementFile } from '../course.ts'
import { chooseLang } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import { renderMarkdown } from '../report/render-markdown.ts'
import { GREEN, readOptions, runCommand, screenWidth, wantedStep } from './command.ts'

await runCommand(async () => {
  const { values, positionals } = readOptions({ json: { type: 'boolean' }, lang: { type: 'string' } })
  const step = findStep(wantedStep(positionals)),
    lang = chooseLang(values.lang)
  const markdown = readFileSync(statementFile(step, lang), 'utf8')
  console.log(
    values.json
      ? JSON.stringify({ step: step.folder, lang, markdown })
      : renderMarkdown(markdown, screenWidth(), paintFor(process.stdout)),
  )
  return GREEN
})
