// The loop of a session: keys, saves and seconds come in, runs go out; each thing that happens is in the journal before
// the screen shows it.

import { basename } from 'node:path'
import type { Lang } from '../dessin/langue.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import { openRunner } from '../runner/runner.ts'
import { listenToKeys } from '../terminal.ts'
import { renderUserMistake, UserMistake } from '../user-mistake.ts'
import { watchFolder } from '../workshop/watch-files.ts'
import { runBankReport } from './bank-report.ts'
import { isRunning } from './clock.ts'
import { openJournal, readJournal, type Event } from './journal.ts'
import { lightOf, type Light } from './light.ts'
import { press, type Effect } from './press.ts'
import { findRiddle } from './riddle.ts'
import { runEvent } from './run-event.ts'
import { runTests } from './run-tests.ts'
import { openScreen } from './screen.ts'
import { readFiles, testsFile, type Session } from './session-folder.ts'
import {
  afterRun,
  afterSave,
  changedFiles,
  driverOf,
  filesInJournal,
  firstState,
  navigatorOf,
  type State,
} from './state.ts'
import { switchTcr, tcrAfter } from './tcr-notes.ts'

export async function openSession(session: Session, lang: Lang, asksNames: boolean): Promise<void> {
  const { folder } = session
  const runner = openRunner()
  const journal = readJournal(folder)
  let state: State = firstState(session, filesInJournal(journal), journal)
  let wanted = 0

  const write = openJournal(folder)
  const log = (event: Event) => {
    state = { ...state, unwritten: write(event) }
  }
  const screen = openScreen(lang, () => state)
  const update = (change: Partial<State>) => {
    state = { ...state, ...change }
    screen.show(state)
  }

  /** What cannot be done is told, and the session goes on. */
  const attempt = async (work: Promise<void>) => {
    try {
      await work
    } catch (error) {
      if (!(error instanceof UserMistake)) throw error
      update({ note: renderUserMistake(error, CATALOGUES[lang]), running: false, bankRunning: false })
    }
  }

  /** Only the last wish counts. A run of ours, after a revert, only shows how things stand. */
  const run = async (isOurs = false) => {
    const wish = ++wanted
    update({ running: true })
    const result = await runTests(session, runner)
    if (wish !== wanted) return
    log(runEvent(result, state.prediction))
    state = afterRun(state, result)
    const reverts = state.tcr && !isOurs && isStill(state.files) && followTcr(lightOf(result))
    screen.show(state)
    if (reverts && keepSaved()) void attempt(run(true))
  }

  /** Someone may have saved while the tests ran: what they said is not about what is there now. */
  const isStill = (files: Record<string, string>) => Object.keys(changedFiles(files, readFiles(folder))).length === 0

  const followTcr = (light: Light) => {
    const { note, reverted } = tcrAfter(state, light, lang, log)
    state = { ...state, note }
    return reverted
  }

  /** Whether something changed, which then is in the journal. */
  const keepSaved = () => {
    const files = readFiles(folder)
    const changed = changedFiles(state.files, files)
    if (Object.keys(changed).length === 0) return false
    log({ kind: 'save', files: changed })
    state = { ...state, files }
    return true
  }

  const saved = () => {
    if (!keepSaved()) return
    state = afterSave(state)
    screen.show(state)
    if (!state.waiting) void attempt(run())
  }

  const testTheTests = async () => {
    const tests = state.files[basename(testsFile(session))]
    const report = await runBankReport(session, runner)
    if (!report.fault && !report.endless)
      log({
        kind: 'tested',
        caught: report.caught.length,
        count: session.kata.bank.length,
        wrong: report.wrong.map(({ title }) => title),
        missed: report.missed.map(({ name }) => name),
      })
    update({ bank: report, bankOf: tests, bankRunning: false })
  }

  const askRiddle = async () => {
    const asked = state.riddle,
      mistake = asked && state.bank?.missed[asked.index]
    if (!mistake) return
    const shown = await findRiddle(session.kata, mistake, runner)
    if (state.riddle?.index === asked.index) update({ riddle: { ...state.riddle, shown } })
  }

  log({ kind: 'open' })
  if (asksNames && state.names.length === 0) state = { ...state, question: 'names' }
  screen.show(state)
  const watching = watchFolder(folder, saved)
  await watching.ready
  keepSaved()
  void attempt(run())

  await new Promise<void>(quit => {
    const act: Record<Effect, (before: State) => void> = {
      run: () => void attempt(run()),
      bank: () => void attempt(testTheTests()),
      riddle: () => void attempt(askRiddle()),
      tcr: () => update(switchTcr(state, lang, log)),
      settings: before => {
        log({ kind: 'settings', names: state.names, minutes: state.minutes })
        if (isRunning(state.turn) && driverOf(before) !== driverOf(state)) act.turn(before)
      },
      turn: () => log({ kind: 'turn', driver: driverOf(state), navigator: navigatorOf(state) }),
      break: () => log({ kind: 'break', on: state.rest !== undefined }),
      quit: () => {
        silence()
        quit()
      },
    }
    const silence = listenToKeys(key => {
      const before = state,
        pressed = press(state, key, Date.now())
      state = pressed.state
      if (pressed.effect) act[pressed.effect](before)
      screen.show(state)
    })
  })
  screen.close()
  log({ kind: 'close' })
  await watching.close()
  await runner.abandon()
}
