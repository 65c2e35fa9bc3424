// A step's result as a person reads it: the first red test whole, the others by name.

import { findStep, shown, statementFile } from '../course.ts'
import { half, type Lang } from '../dessin/langue.ts'
import { renderAttendu, renderFaits } from '../dessin/rendu.ts'
import type { Diagnosis } from '../diagnosis/diagnose.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import {
  isGreen,
  isInEarlierStep,
  redTests,
  stateOf,
  type Fault,
  type StepResult,
  type TestResult,
} from '../runner/result.ts'
import { SILENCE_MS } from '../runner/runner.ts'
import { MEMORY } from '../runner/story.ts'
import type { Place } from '../source.ts'
import type { Paint } from './paint.ts'

/** What a program prints is for its author: the beginning is enough on this screen. */
const PRINTED_LINES = 20

export type Reading = { lang: Lang; paint: Paint }

export function renderResult(
  result: StepResult,
  diagnosis: Diagnosis | undefined,
  reading: Reading,
  below?: StepResult,
): string {
  return [...head(result, reading), ...renderVerdict(result, diagnosis, reading, below)].join('\n')
}

function head({ step, file }: StepResult, { lang, paint }: Reading): string[] {
  const { number, name } = findStep(step)
  return [paint.bold(CATALOGUES[lang].stepTitle(number, name)), paint.dim(shown(file))]
}

/**
 * What the tests say, without the title. When a step `below` is red, this one's mistake may be that one's: it is not
 * named.
 */
export function renderVerdict(
  result: StepResult,
  diagnosis: Diagnosis | undefined,
  reading: Reading,
  below?: StepResult,
): string[] {
  const { lang, paint } = reading
  const t = CATALOGUES[lang]
  if (result.fault) return ['', renderFault(result.fault, lang), ...printed(result.log, reading)]
  if (isGreen(result))
    return [paint.green(t.allGreen(result.tests.length)), ...printed(everythingPrinted(result), reading)]
  const red = redTests(result)
  if (stateOf(result) === 'not-begun') return notBegun(result, reading)
  const [first, ...others] = red
  return [
    t.someGreen(result.tests.length - red.length, result.tests.length),
    ...(below ? [redBelow(below, lang)] : []),
    '',
    ...renderTest(first!, result, reading),
    ...(diagnosis && !below ? ['', t.recognised, `  ${diagnosis[lang]}`] : []),
    ...(others.length > 0 ? ['', t.moreRed(others.length), ...briefly(others, reading).map(line => `  ${line}`)] : []),
    ...printed(result.log, reading),
  ]
}

function redBelow(result: StepResult, lang: Lang): string {
  const functions = [...new Set(redTests(result).map(({ group }) => group))]
  return CATALOGUES[lang].redBelow(findStep(result.step).number, functions.join(', ') || shown(result.file))
}

/** The functions to write, and what the first test will ask for. */
function notBegun(result: StepResult, reading: Reading): string[] {
  const { step, tests } = result
  const t = CATALOGUES[reading.lang]
  const functions = [...new Set(tests.map(({ group }) => group))]
  return [
    t.notBegun(functions.join(', ')),
    t.readFirst(shown(statementFile(findStep(step), reading.lang))),
    '',
    ...renderTest(tests[0]!, result, reading),
  ]
}

/**
 * One line for each red test; those that have nothing to show yet, one line for each function that has a group of its
 * own.
 */
export function briefly(tests: TestResult[], reading: Reading): string[] {
  const t = CATALOGUES[reading.lang]
  const hasNews = ({ state, group }: TestResult) => group === '' || (state !== 'not-begun' && state !== 'not-run')
  const silent = tests
    .filter(test => !hasNews(test))
    .map(({ state, group }) => `${reading.paint.red(t.states[state])}  ${group}`)
  const counted = [...new Set(silent)].map(
    line => `${line} · ${t.tests(silent.filter(other => other === line).length)}`,
  )
  return [...tests.filter(hasNews).map(test => titleOf(test, reading)), ...counted]
}

export function renderTest(test: TestResult, result: StepResult, reading: Reading): string[] {
  const details = detailsOf(test, result, reading.lang).split('\n')
  return [titleOf(test, reading), '', ...details.map(line => (line ? `  ${line}` : '')), ...printed(test.log, reading)]
}

function titleOf({ group, title, state }: TestResult, { lang, paint }: Reading): string {
  return `${paint.red(CATALOGUES[lang].states[state])}  ${group ? `${group} · ` : ''}${half(title, lang)}`
}

function detailsOf(test: TestResult, result: StepResult, lang: Lang): string {
  const { state, faits, message, place } = test
  const t = CATALOGUES[lang]
  if (state === 'not-begun') {
    const name = message.replace(/^À FAIRE : /, '')
    if (isInEarlierStep(test, result)) return t.earlierNotBegun(name, shown(place!.file))
    return [t.functionNotBegun(name), ...(faits ? [renderAttendu(faits, lang)] : [])].join('\n')
  }
  if (state === 'endless') return message === MEMORY ? t.exhausted : t.endless(String(SILENCE_MS / 1000))
  const where = place && (state === 'crashed' || place.file.endsWith('.test.ts')) ? `\n${t.at(shownPlace(place))}` : ''
  const said = state === 'wrong' ? message : t.crashed(message)
  return (faits ? renderFaits(faits, lang) : said) + where
}

export function renderFault({ kind, message, ...place }: Fault, lang: Lang): string {
  return CATALOGUES[lang].faults[kind](shownPlace(place), message).trim()
}

function everythingPrinted({ log, tests }: StepResult): string {
  return log + tests.map(test => test.log).join('')
}

function printed(log: string, { lang, paint }: Reading): string[] {
  if (!log) return []
  const lines = log.trimEnd().split('\n')
  return [
    '',
    CATALOGUES[lang].printed,
    ...lines.slice(0, PRINTED_LINES).map(line => paint.dim(`  ${line}`)),
    ...(lines.length > PRINTED_LINES ? ['  …'] : []),
  ]
}

const shownPlace = ({ file, line }: Place) => `${shown(file)}:${line}`
