// notes.csv: opens in a spreadsheet, imports into Moodle, and carries no formula.

import { findStep } from '../../course.ts'
import type { Lang } from '../../dessin/langue.ts'
import { CATALOGUES } from '../../lang/catalogue.ts'
import type { Resultats } from '../resultats.ts'

/** So that a spreadsheet takes the accents for what they are. */
const BOM = '\uFEFF'
/** What a spreadsheet would take for a formula, its full-width twins included. */
const FORMULA = /^[\s\p{C}'"]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u
/** The same behind a sign at which a spreadsheet that was told otherwise would cut. */
const AFTER_A_CUT = /([,;\t|][\s\p{C}'"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu

/**
 * The first columns are those that Moodle's grading worksheet must have, the date included: empty means that nobody has
 * marked since.
 */
export function renderCsv({ etapes, eleves, sur }: Resultats, lang: Lang): string {
  const t = CATALOGUES[lang].grade.csv
  const number = (value: number) => String(value).replace('.', t.comma)
  const head = [
    t.identifier,
    t.fullName,
    t.grade,
    t.gradeMax,
    t.lastModified,
    ...etapes.map(({ etape }) => findStep(etape).number),
  ]
  const rows = eleves.map(eleve => [
    eleve.moodle ? t.participant(eleve.moodle) : '',
    eleve.id,
    number(eleve.note),
    number(sur),
    '',
    ...eleve.etapes.map(({ points }) => number(points)),
  ])
  return (
    BOM + [head, ...rows].map(row => row.map(cell => field(cell, t.separator)).join(t.separator)).join('\r\n') + '\r\n'
  )
}

/** Text that begins like a formula gets an apostrophe in front: shown as text, computed by nobody. */
function field(text: string, separator: string): string {
  const tame = (FORMULA.test(text) ? `'${text}` : text).replaceAll(AFTER_A_CUT, "$1'")
  return /["\r\n]/.test(tame) || tame.includes(separator) || tame !== tame.trim()
    ? `"${tame.replaceAll('"', '""')}"`
    : tame
}
