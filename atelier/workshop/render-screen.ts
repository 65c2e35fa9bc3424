// The one screen of the workshop: where one is, what the tests say, what one can press.

import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { hintsFile, shown, solutionFile, statementFile, stepFile } from '../course.ts'
import { diagnose } from '../diagnosis/diagnose.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import { readHints, titleOf } from '../pages.ts'
import { diffSize, renderDiff } from '../report/render-diff.ts'
import { fold, foldKeys, renderMarkdown } from '../report/render-markdown.ts'
import { renderList } from '../report/render-list.ts'
import { renderVerdict, type Reading } from '../report/render-result.ts'
import { isGreen, type StepResult } from '../runner/result.ts'
import type { Size } from '../terminal.ts'
import { canCompare, currentFunction, currentResult, currentStep, greenCount, type State } from './state.ts'

const REMARKS_MAX = 3
const BAR = 20

export function renderScreen(state: State, reading: Reading, size: Size): string {
  const above = [...head(state, reading), '']
  const below = ['', ...foot(state, reading, size.columns)]
  return fitScreen(
    above,
    page(state, reading, size.columns).split('\n'),
    below,
    state.scroll,
    reading.paint.dim(CATALOGUES[reading.lang].workshop.more),
    size,
  )
}

/** The middle part gets the room that the others leave, and scrolls in it. */
export function fitScreen(
  top: string[],
  middle: string[],
  bottom: string[],
  scroll: number,
  more: string,
  { columns, rows }: Size,
  least = 5,
): string {
  const [above, lines, below] = [top, middle, bottom].map(part => folded(part, columns)) as [
    string[],
    string[],
    string[],
  ]
  const room = Math.max(rows - above.length - below.length - 2, least)
  const from = Math.min(scroll, Math.max(lines.length - room, 0))
  return [...above, ...lines.slice(from, from + room), ...(lines.length > from + room ? [more] : []), ...below].join(
    '\n',
  )
}

/** Boards fit in 60 columns; a longer line is prose, and goes on under its own beginning. */
function folded(lines: string[], columns: number): string[] {
  return lines.flatMap(line => {
    if (stripVTControlCharacters(line).length <= columns) return [line]
    const indent = /^ */.exec(line)![0]
    return fold(line.trim(), columns, indent).split('\n')
  })
}

function head(state: State, { lang, paint }: Reading): string[] {
  const t = CATALOGUES[lang]
  const step = currentStep(state)
  const green = greenCount(state),
    count = state.steps.length
  const filled = Math.floor((BAR * green) / count)
  return [
    t.workshop.progress('#'.repeat(filled).padEnd(BAR, '.'), green, count),
    paint.bold(t.stepTitle(step.number, titleOf(statementFile(step, lang)))),
    paint.dim(shown(stepFile(step))),
  ]
}

function page(state: State, reading: Reading, width: number): string {
  const step = currentStep(state)
  switch (state.page) {
    case 'tests':
      return tests(state, reading)
    case 'statement':
      return renderMarkdown(readFileSync(statementFile(step, reading.lang), 'utf8'), width, reading.paint)
    case 'hints':
      return hints(state, reading, width)
    case 'list':
      return list(state, reading)
    case 'solution':
      return solution(state, reading)
  }
}

function tests(state: State, reading: Reading): string {
  const t = CATALOGUES[reading.lang].workshop
  const result = currentResult(state)
  if (!result) return t.starting
  const verdict = renderVerdict(inFewWords(result, state.remarks), diagnose(result), reading, state.below)
    .join('\n')
    .replace(/^\n/, '')
  return [
    ...(state.running ? [reading.paint.dim(t.running)] : []),
    verdict,
    ...(isGreen(result) ? ['', praise(state, reading)] : []),
  ].join('\n')
}

/** TypeScript's own remark says better, and in the reader's language, what the parser stumbled on. */
function inFewWords(result: StepResult, remarks: string[]): StepResult {
  const { fault } = result
  return fault?.kind === 'syntax' && remarks.length > 0 ? { ...result, fault: { ...fault, message: '' } } : result
}

/** What was achieved, and how far the reference is from it. */
function praise(state: State, { lang }: Reading): string {
  const t = CATALOGUES[lang].workshop
  const step = currentStep(state)
  const done = t.done([...new Set(currentResult(state)!.tests.map(({ group }) => group))].join(', '))
  const compare = existsSync(solutionFile(step))
    ? [t.compare(diffSize(readFileSync(stepFile(step), 'utf8'), readFileSync(solutionFile(step), 'utf8')))]
    : []
  return [done, ...compare, greenCount(state) === state.steps.length ? t.allDone : t.goOn].join('\n')
}

function hints(state: State, { lang, paint }: Reading, width: number): string {
  const t = CATALOGUES[lang].workshop
  const name = currentFunction(state) ?? ''
  const all = readHints(hintsFile(currentStep(state), lang)).get(name) ?? []
  const asked = Math.min(state.hints[name] ?? 0, all.length)
  const texts = all.slice(0, asked).map((hint, n) => renderMarkdown(`${n + 1}. ${hint}`, width, paint))
  return [paint.bold(name), ...texts, asked < all.length ? t.hint(asked, all.length) : t.noHint].join('\n\n')
}

function list({ steps, results, current, typed, unknown }: State, reading: Reading): string {
  const t = CATALOGUES[reading.lang].workshop
  const lines = renderList(steps, ({ folder }) => results[folder], reading).map(
    (line, n) => `${n === current ? '>' : ' '} ${line}`,
  )
  return [...lines, '', ...(unknown ? [t.unknownStep(unknown)] : []), reading.paint.bold(t.jump(typed))].join('\n')
}

function solution(state: State, { lang, paint }: Reading): string {
  const t = CATALOGUES[lang]
  const step = currentStep(state)
  if (!existsSync(solutionFile(step))) return t.complaints.noSolutions(step.number)
  const diff = renderDiff(readFileSync(stepFile(step), 'utf8'), readFileSync(solutionFile(step), 'utf8'), paint)
  return diff ? [t.differsFrom(shown(stepFile(step)), shown(solutionFile(step))), diff].join('\n') : t.sameAsReference
}

function foot(state: State, { lang, paint }: Reading, width: number): string[] {
  const t = CATALOGUES[lang].workshop
  if (state.question) return [paint.bold(t.questions[state.question])]
  const news = [
    ...(state.page === 'tests' ? state.remarks.slice(0, REMARKS_MAX) : []),
    ...(state.note ? [state.note] : []),
  ]
  return [
    ...news,
    ...(news.length > 0 ? [''] : []),
    ...(state.page === 'tests' ? [] : [t.back]),
    ...foldKeys(keysFor(state, t.keys), width).map(paint.dim),
  ]
}

/** Only what does something here: s where there is a solution to compare with, q where no key goes back. */
function keysFor(state: State, keys: string[]): string[] {
  return keys.filter(item => {
    if (item.startsWith('s ')) return canCompare(state)
    return !item.startsWith('q ') || state.page === 'tests'
  })
}
