// npm run dojo -- new 03 | new --kata folder | check | retro: a session of one's own tests. Without a word, the last
// one goes on. Without a terminal, each says once how things stand.

import { relative } from 'node:path'
import { listSteps, ROOT, shown } from '../course.ts'
import { runBankReport } from '../dojo/bank-report.ts'
import { addEntry, readJournal } from '../dojo/journal.ts'
import { folderKata, stepKata, type Kata } from '../dojo/kata.ts'
import { readMinutes, readNames } from '../dojo/press.ts'
import { renderBank } from '../dojo/render-bank.ts'
import { renderDetails, renderLight } from '../dojo/render-session.ts'
import { writeRetro } from '../dojo/retro/write-retro.ts'
import { runTests } from '../dojo/run-tests.ts'
import { openSession } from '../dojo/session.ts'
import { findSession, makeSession, moduleFile, testsFile, type Session } from '../dojo/session-folder.ts'
import { DEFAULT_MINUTES } from '../dojo/state.ts'
import { orSay } from '../kept-copy.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import type { Reading } from '../report/render-result.ts'
import { isGreen } from '../runner/result.ts'
import { openRunner, type Runner } from '../runner/runner.ts'
import { UserMistake } from '../user-mistake.ts'
import { GREEN, readOptions, RED, runCommand, screenWidth } from './command.ts'

const OPTIONS = {
  kata: { type: 'string' },
  session: { type: 'string' },
  with: { type: 'string' },
  turn: { type: 'string' },
  lang: { type: 'string' },
} as const

await runCommand(async () => {
  const {
    values,
    positionals: [word, step, ...extra],
  } = readOptions(OPTIONS)
  const reading: Reading = { lang: chooseLang(values.lang), paint: paintFor(process.stdout) }
  const isNew = word === 'new'
  if (word !== undefined && !['new', 'check', 'retro'].includes(word)) throw new UserMistake('unknownWord', word)
  const tooMany = isNew && values.kata === undefined ? extra[0] : step
  if (tooMany !== undefined) throw new UserMistake('tooManyWords', tooMany)
  const settings = wantedSettings(values)
  const session = isNew ? makeSession(wantedKata(values.kata, step)) : findSession(values.session)
  if (settings && (isNew || word === undefined))
    orSay(session.folder, () => addEntry(session.folder, { kind: 'settings', ...settings }))
  if (word === 'retro') return showRetro(session, reading)
  if (word === 'check') return withRunner(runner => showBank(session, runner, reading))
  if (process.stdin.isTTY && process.stdout.isTTY) {
    await openSession(session, reading.lang, isNew && !settings)
    return showRetro(session, reading)
  }
  return isNew ? showMade(session, reading) : withRunner(runner => showOnce(session, runner, reading))
})

function wantedKata(folder: string | undefined, step: string | undefined): Kata {
  if (folder !== undefined) return folderKata(folder)
  if (step === undefined)
    throw new UserMistake(
      'noKata',
      listSteps()
        .map(({ number }) => number)
        .join(' '),
    )
  return stepKata(step)
}

/** Names and minutes, if either was given. */
function wantedSettings({
  with: names,
  turn,
}: {
  with?: string
  turn?: string
}): { names: string[]; minutes: number } | undefined {
  if (names === undefined && turn === undefined) return undefined
  const minutes = turn === undefined ? DEFAULT_MINUTES : readMinutes(turn)
  if (minutes === undefined) throw new UserMistake('badTurn', turn!)
  return { names: readNames(names ?? ''), minutes }
}

async function withRunner(use: (runner: Runner) => Promise<number>): Promise<number> {
  const runner = openRunner()
  try {
    return await use(runner)
  } finally {
    await runner.close()
  }
}

function showMade(session: Session, { lang }: Reading): number {
  const t = CATALOGUES[lang].dojo
  console.log(
    [t.made(relative(ROOT, session.folder)), t.madeNext(shown(moduleFile(session)), shown(testsFile(session)))].join(
      '\n',
    ),
  )
  return GREEN
}

async function showOnce(session: Session, runner: Runner, reading: Reading): Promise<number> {
  const result = await runTests(session, runner)
  console.log(
    [
      shown(session.folder),
      ...renderLight(result, reading, Math.min(screenWidth(), 60)),
      '',
      ...renderDetails(result, reading),
    ].join('\n'),
  )
  return isGreen(result) ? GREEN : RED
}

async function showBank(session: Session, runner: Runner, reading: Reading): Promise<number> {
  const report = await runBankReport(session, runner)
  console.log(renderBank(report, reading, false).join('\n'))
  return report.fault || report.wrong.length + report.missed.length > 0 ? RED : GREEN
}

function showRetro(session: Session, { lang }: Reading): number {
  const { html, md } = writeRetro(session, readJournal(session.folder), lang)
  console.log(CATALOGUES[lang].dojo.retroAt(shown(html), shown(md)))
  return GREEN
}
