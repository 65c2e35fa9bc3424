// The four reports, each written in one go.

import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '../../dessin/langue.ts'
import { orSay } from '../../kept-copy.ts'
import type { Resultats } from '../resultats.ts'
import { renderCsv } from './csv.ts'
import { renderHtml } from './html.ts'
import { renderJunit } from './junit.ts'

export function writeReports(folder: string, all: Resultats, lang: Lang): void {
  const files = {
    'rapport.html': renderHtml(all, lang),
    'notes.csv': renderCsv(all, lang),
    'resultats.json': `${JSON.stringify(all, null, 1)}\n`,
    'junit.xml': renderJunit(all, lang),
  }
  orSay(folder, () => {
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(folder, `.${name}.tmp`), text)
      renameSync(join(folder, `.${name}.tmp`), join(folder, name))
    }
  })
}
