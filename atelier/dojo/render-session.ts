// The one screen of a session, for a room that reads it from afar: whose turn, which light, which test, which keys.

import { readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { shown } from '../course.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import { titleOf } from '../pages.ts'
import { fold, foldKeys, renderMarkdown } from '../report/render-markdown.ts'
import { briefly, renderFault, renderTest, type Reading } from '../report/render-result.ts'
import { redTests, type StepResult } from '../runner/result.ts'
import type { Size } from '../terminal.ts'
import { fitScreen } from '../workshop/render-screen.ts'
import { isOver, isRunning, remaining, renderTime } from './clock.ts'
import { lightOf } from './light.ts'
import { renderBank, renderRiddle } from './render-bank.ts'
import { testsFile } from './session-folder.ts'
import { driverOf, navigatorOf, type State } from './state.ts'

export function renderSession(state: State, reading: Reading, size: Size, now: number): string {
  const above = [...head(state, reading, now), ...banner(state, reading, size.columns, now), '']
  const below = ['', ...foot(state, reading, size.columns)]
  // The folder stands above: below it, its files go by their names.
  const lines = page(state, reading, size.columns).map(line =>
    line.replaceAll(join(shown(state.session.folder), sep), ''),
  )
  return fitScreen(above, lines, below, state.scroll, reading.paint.dim(CATALOGUES[reading.lang].dojo.more), size, 1)
}

function head(state: State, { lang, paint }: Reading, now: number): string[] {
  const t = CATALOGUES[lang].dojo
  const { session, score, bank } = state
  const modes = [
    ...(state.predict
      ? [t.predictOn(score.right, score.count)]
      : score.count > 0
        ? [t.score(score.right, score.count)]
        : []),
    ...(state.tcr ? [t.tcrOn] : []),
    ...(bank && !bank.fault && !bank.endless
      ? [t.caughtBrief(bank.caught.length, bank.caught.length + bank.missed.length)]
      : []),
  ]
  return [
    paint.bold(t.title(titleOf(session.kata.statement[lang]))),
    paint.dim(shown(session.folder)),
    whoAndWhen(state, lang, now),
    ...(modes.length > 0 ? [modes.join(' · ')] : []),
  ]
}

function whoAndWhen(state: State, lang: Reading['lang'], now: number): string {
  const t = CATALOGUES[lang].dojo
  if (state.rest) return t.onBreak(renderTime(Math.max(remaining(state.rest, now), 0)))
  if (state.minutes === 0) return t.noTurns
  const time = renderTime(Math.max(remaining(state.turn, now), 0))
  const driver = driverOf(state),
    navigator = navigatorOf(state)
  return [
    ...(driver ? [t.driver(driver)] : []),
    ...(navigator ? [t.navigator(navigator)] : []),
    isRunning(state.turn) ? t.left(time) : t.paused(time),
  ].join(' · ')
}

/** The end of a turn or of a break, across the whole screen, until someone answers. */
function banner(state: State, { lang, paint }: Reading, width: number, now: number): string[] {
  const t = CATALOGUES[lang].dojo
  const over = alarm(state, now)
  if (over === undefined) return []
  const ago = renderTime(now - over.since)
  const next = { names: state.names, turns: state.turns + 1 }
  const lines =
    over.what === 'break'
      ? [t.breakOver(ago), t.breakNext]
      : [t.turnOver(driverOf(state), ago), t.turnNext(driverOf(next), navigatorOf(next))]
  const inside = lines.flatMap(line => fold(line, width - 4).split('\n'))
  const framed = ['', ...inside, ''].map(line => `*${centred(line, width - 2)}*`)
  return ['', ...['*'.repeat(width), ...framed, '*'.repeat(width)].map(line => paint.bold(paint.inverse(line)))]
}

/** What has ended, and when; nothing while a clock still counts. */
export function alarm(state: State, now: number): { what: 'turn' | 'break'; since: number } | undefined {
  if (state.rest)
    return isOver(state.rest, now) ? { what: 'break', since: now + remaining(state.rest, now) } : undefined
  if (state.minutes === 0 || !isOver(state.turn, now)) return undefined
  return { what: 'turn', since: now + remaining(state.turn, now) }
}

function centred(text: string, width: number): string {
  const before = Math.max(Math.floor((width - text.length) / 2), 0)
  return (' '.repeat(before) + text).padEnd(width)
}

function page(state: State, reading: Reading, width: number): string[] {
  switch (state.page) {
    case 'tests':
      return tests(state, reading, width)
    case 'statement':
      return renderMarkdown(
        readFileSync(state.session.kata.statement[reading.lang], 'utf8'),
        width,
        reading.paint,
      ).split('\n')
    case 'bank':
      return bank(state, reading)
  }
}

function tests(state: State, reading: Reading, width: number): string[] {
  const t = CATALOGUES[reading.lang].dojo
  if (state.waiting) return [reading.paint.bold(t.predictNow), '', t.predictKeys]
  if (!state.result) return [t.starting]
  return [
    ...(state.running ? [reading.paint.dim(t.running)] : renderLight(state.result, reading, width)),
    ...guess(state, reading),
    '',
    ...renderDetails(state.result, reading),
  ]
}

/** A band in the light's colour that says the light in words. */
export function renderLight(result: StepResult, { lang, paint }: Reading, width: number): string[] {
  const t = CATALOGUES[lang].dojo
  const light = lightOf(result)
  const red = redTests(result).length,
    count = result.tests.length
  const said = { red: t.said.red(count - red, count), amber: t.said.amber, green: t.said.green(count) }[light]
  return [paint.inverse(paint[light](`=== ${t.lights[light]} · ${said} `.padEnd(width, '=')))]
}

function guess({ lastGuess, result, prediction }: State, { lang }: Reading): string[] {
  const t = CATALOGUES[lang].dojo
  if (prediction) return [t.predicted(t.lightWords[prediction])]
  if (lastGuess === undefined || !result) return []
  return [lastGuess ? t.guessedRight : t.guessedWrong(t.lightWords[lightOf(result)])]
}

export function renderDetails(result: StepResult, reading: Reading): string[] {
  const t = CATALOGUES[reading.lang]
  if (result.fault) return [renderFault(result.fault, reading.lang), '', t.dojo.next.amber]
  const [first, ...others] = redTests(result)
  if (!first) return [t.dojo.next.green]
  return [
    ...renderTest(first, result, reading),
    ...(others.length > 0 ? ['', t.moreRed(others.length), ...briefly(others, reading).map(line => `  ${line}`)] : []),
    '',
    t.dojo.next.red,
  ]
}

function bank(state: State, reading: Reading): string[] {
  const t = CATALOGUES[reading.lang].dojo
  const title = reading.paint.bold(t.bankTitle(state.session.kata.bank.length))
  if (state.bankRunning) return [title, '', t.bankRunning]
  if (!state.bank) return [title, '', t.bankFirst]
  if (state.riddle) return renderRiddle(state, reading)
  return [title, '', ...renderBank(state.bank, reading), ...(isStale(state) ? ['', t.bankAgain] : [])]
}

/** The tests were written on since they were tested. */
const isStale = ({ files, session, bankOf }: State) => files[basename(testsFile(session))] !== bankOf

function foot(state: State, { lang, paint }: Reading, width: number): string[] {
  const t = CATALOGUES[lang].dojo
  // Elsewhere q goes back, as any other key does.
  const keys = t.keys.filter(item => state.page === 'tests' || !item.startsWith('q '))
  if (state.question === 'names') return [paint.bold(t.askNames(state.typed))]
  if (state.question === 'minutes') return [paint.bold(t.askMinutes(state.typed))]
  return [
    ...(state.unwritten ? [paint.bold(t.unwritten(state.unwritten))] : []),
    ...(state.note ? [state.note] : []),
    ...(state.page === 'tests' ? [] : [t.back]),
    ...foldKeys(keys, width).map(paint.dim),
  ]
}
