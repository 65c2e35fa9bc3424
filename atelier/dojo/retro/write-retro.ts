// Writes both retros into the session's folder; a retro that someone wrote on is kept in a dated copy.

import { join } from 'node:path'
import type { Lang } from '../../dessin/langue.ts'
import { orSay, overwrite, writeAtOnce } from '../../kept-copy.ts'
import { titleOf } from '../../pages.ts'
import type { Entry } from '../journal.ts'
import type { Session } from '../session-folder.ts'
import { renderRetroHtml } from './render-html.ts'
import { renderRetroMd } from './render-md.ts'
import { makeRetro } from './retro.ts'

export function writeRetro({ folder, kata }: Session, journal: Entry[], lang: Lang): { html: string; md: string } {
  const retro = makeRetro(journal),
    name = titleOf(kata.statement[lang])
  const html = join(folder, 'retro.html'),
    md = join(folder, 'retro.md')
  orSay(html, () => writeAtOnce(html, renderRetroHtml(retro, name, lang)))
  overwrite(md, renderRetroMd(retro, name, lang))
  return { html, md }
}
