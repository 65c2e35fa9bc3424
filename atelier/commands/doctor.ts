// npm run doctor [-- --json]: looks at what the workshop needs from this machine, and says what to do where it is
// missing.

import { examine, type Check } from '../doctor/checks.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import { fold } from '../report/render-markdown.ts'
import type { Reading } from '../report/render-result.ts'
import { GREEN, readOptions, RED, runCommand, screenWidth } from './command.ts'

await runCommand(async () => {
  const { values } = readOptions({ json: { type: 'boolean' }, lang: { type: 'string' } })
  const reading = { lang: chooseLang(values.lang), paint: paintFor(process.stdout) }
  const checks = await examine()
  console.log(
    values.json ? JSON.stringify(checks, null, 2) : checks.map(check => renderCheck(check, reading)).join('\n'),
  )
  return checks.some(({ state }) => state === 'bad') ? RED : GREEN
})

function renderCheck({ name, state, detail }: Check, { lang, paint }: Reading): string {
  const { words, ...sentences } = CATALOGUES[lang].doctor
  const width = Math.max(...Object.values(words).map(word => word.length))
  const word = words[state].padEnd(width)
  const { good, remedy } = sentences[name]
  const bullet = `${word}  `
  const text = fold(state === 'good' ? good(detail) : remedy(detail), screenWidth(), bullet)
  return (state === 'good' ? paint.green : paint.red)(word) + text.slice(word.length)
}
