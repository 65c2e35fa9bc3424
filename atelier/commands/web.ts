// npm run web [-- --port 4664] [--no-open] [--lang fr|en]: the web workshop, until Ctrl+C.

import { once } from 'node:events'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { UserMistake } from '../user-mistake.ts'
import { openBrowser } from '../web/open-browser.ts'
import { startWeb } from '../web/start-web.ts'
import { GREEN, readOptions, runCommand } from './command.ts'

await runCommand(async () => {
  const { values } = readOptions({ port: { type: 'string' }, 'no-open': { type: 'boolean' }, lang: { type: 'string' } })
  const lang = chooseLang(values.lang)
  const web = await startWeb({ port: portOf(values.port) })
  const url = `${web.url}?lang=${lang}`
  console.log(CATALOGUES[lang].web.opened(url))
  if (!values['no-open']) openBrowser(url)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await web.close()
  return GREEN
})

function portOf(wanted: string | undefined): number | undefined {
  if (wanted === undefined) return undefined
  const port = Number(wanted)
  if (!/^\d+$/.test(wanted) || port > 65_535) throw new UserMistake('badPort', wanted)
  return port
}
