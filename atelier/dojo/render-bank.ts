// What the tests of the tests say: which test is wrong and on which board, how many mistakes get through, and one of
// them as a riddle.

import { half, type Lang } from '../dessin/langue.ts'
import { dessiner } from '../dessin/plateau.ts'
import { renderEnigme, renderReponse } from '../dessin/enigme.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import { renderFault, renderTest, type Reading } from '../report/render-result.ts'
import type { Call, Fault, TestResult } from '../runner/result.ts'
import type { BankReport } from './bank-report.ts'
import { hasPlace } from './riddle.ts'
import type { State } from './state.ts'

const BAR = 20

/** What somebody's program made may be of any length: this much of it is read on a screen. */
const SHOWN_MAX = 400

/** `hasKeys`: someone can press one. */
export function renderBank(report: BankReport, reading: Reading, hasKeys = true): string[] {
  const t = CATALOGUES[reading.lang].dojo
  const count = report.caught.length + report.missed.length
  if (report.fault) return [t.bankFault, '', whyNot(report.fault, reading.lang)]
  return [
    ...(report.endless ? [t.bankEndless] : count === 0 ? [t.emptyBank] : renderCaught(report, count, reading)),
    ...(hasKeys && report.missed.length > 0 ? [t.askRiddle] : []),
    '',
    ...renderReference(report, reading),
  ]
}

/** A name of the participants' own invention is theirs alone; the rest is told as for any program. */
function whyNot(fault: Fault, lang: Lang): string {
  return fault.kind === 'missing-export'
    ? CATALOGUES[lang].dojo.notInReference(fault.message)
    : renderFault(fault, lang)
}

function renderReference({ wrong, right }: BankReport, reading: Reading): string[] {
  const t = CATALOGUES[reading.lang].dojo
  if (wrong.length === 0) return [t.referencePasses(right)]
  return [reading.paint.red(t.wrongTests(wrong.length)), ...wrong.flatMap(test => ['', ...renderWrong(test, reading)])]
}

/** What it expected, what the reference gave, and on which board. */
function renderWrong(test: TestResult, reading: Reading): string[] {
  const t = CATALOGUES[reading.lang].dojo
  const [, ...details] = renderTest(test, { step: '', file: '', tests: [], log: '', ms: 0 }, reading)
  // Facts have their board already; a check without any has the call that was seen.
  const board = test.call && !test.faits ? renderCall(test.call) : []
  return [
    `${reading.paint.red(t.wrong)}  ${titleOf(test, reading.lang)}`,
    ...details,
    ...board.map(line => `  ${line}`),
  ]
}

const titleOf = ({ group, title }: TestResult, lang: Lang) => `${group ? `${group} · ` : ''}${half(title, lang)}`
const renderCall = ({ call, grid }: Call) => [cut(call), ...(grid ? dessiner(grid) : [])]
const cut = (text: string) => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text)

function renderCaught({ caught, missed, right }: BankReport, count: number, { lang, paint }: Reading): string[] {
  const t = CATALOGUES[lang].dojo
  const bar = '#'.repeat(Math.floor((BAR * caught.length) / count)).padEnd(BAR, '.')
  return [
    paint.bold(`[${bar}]  ${t.caught(caught.length, count)}`),
    missed.length === 0 ? paint.green(t.allCaught) : t.missed(missed.length),
    ...(right === 0 ? [t.noTestRight] : []),
  ]
}

/** As much of it as was asked for. */
export function renderRiddle({ riddle, bank }: State, { lang, paint }: Reading): string[] {
  const t = CATALOGUES[lang].dojo
  if (!riddle || !bank) return []
  const head = paint.bold(t.riddle(riddle.index + 1, bank.missed.length))
  const { shown, depth } = riddle
  if (!shown) return [head, '', t.riddleRuns]
  const { faits, call, mistake } = shown
  const place = faits ? renderEnigme(faits, lang) : call ? renderCall(call) : []
  const answer = faits ? renderReponse(faits, lang) : call ? [cut(call.answer)] : []
  return [
    head,
    '',
    ...place.map(line => `  ${line}`),
    ...(place.length === 0 ? [t.riddleNone] : depth === 1 ? ['', t.riddleAsks] : []),
    ...(depth >= 2 && answer.length > 0 ? ['', t.rightAnswer, ...answer.map(line => `  ${line}`)] : []),
    ...(depth >= 3 ? ['', paint.bold(t.itsName(mistake.name)), `  ${mistake[lang] || mistake.fr || mistake.en}`] : []),
    '',
    paint.dim(t.riddleMore[depth < 3 && !hasPlace(shown) ? 2 : depth] ?? ''),
  ]
}
