// What a red test has to say, in the reader's language.

import type { Lang } from '../../dessin/langue.ts'
import { renderFaits } from '../../dessin/rendu.ts'
import { CATALOGUES } from '../../lang/catalogue.ts'
import type { TestFound } from '../resultats.ts'

export function detailsOf({ etat, faits, message, ligne }: TestFound, lang: Lang): string {
  const t = CATALOGUES[lang].grade
  if (etat === 'not-begun') return t.toWrite
  if (etat === 'endless') return t.endless
  if (etat === 'not-run') return t.notRun
  const text = faits ? renderFaits(faits, lang) : t.crashed(message ?? '')
  return etat === 'crashed' && ligne !== undefined ? `${text}\n${t.line(ligne)}` : text
}
