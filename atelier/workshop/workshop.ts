// The loop: keys and saves come in, runs go out, and the screen is drawn again whenever something changed.

import { readFileSync } from 'node:fs'
import { clearScreenDown, cursorTo, emitKeypressEvents } from 'node:readline'
import { hasSolutions, listSteps, starterFile, stepFile, type Step } from '../course.ts'
import type { Lang } from '../dessin/langue.ts'
import { overwrite } from '../kept-copy.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import { shown } from '../report/render-result.ts'
import { isGreen, stateOf, type StepResult } from '../runner/result.ts'
import { openRunner } from '../runner/runner.ts'
import { renderUserMistake, UserMistake } from '../user-mistake.ts'
import { openBrowser } from '../web/open-browser.ts'
import type { Web } from '../web/start-web.ts'
import { findFirstRed } from './first-red.ts'
import { fingerprint, readProgress, writeProgress } from './progress-cache.ts'
import { renderScreen } from './render-screen.ts'
import { currentStep, firstState, press, type Effect, type State } from './state.ts'
import { typescriptRemarks, type Remark } from './typescript-remarks.ts'
import { watchSteps } from './watch-files.ts'

type Key = { name?: string; sequence?: string; ctrl?: boolean }

export async function openWorkshop(lang: Lang): Promise<void> {
  const t = CATALOGUES[lang]
  const runner = openRunner()
  let state: State = firstState(listSteps(), hasSolutions())
  let wanted = 0

  const draw = () => {
    cursorTo(process.stdout, 0, 0)
    clearScreenDown(process.stdout)
    const size = { columns: Math.min(process.stdout.columns, 100), rows: process.stdout.rows }
    process.stdout.write(`${renderScreen(state, { lang, paint: paintFor(process.stdout) }, size)}\n`)
  }
  const update = (change: Partial<State>) => {
    state = { ...state, ...change }
    draw()
  }
  const remember = (result: StepResult) => update({ results: { ...state.results, [result.step]: result } })

  /** Only the last wish counts: a save during a run makes that run's end the start of another. */
  const run = async (step: Step) => {
    const wish = ++wanted
    update({ running: true, remarks: [] })
    const remarks = typescriptRemarks(step, lang)
    const result = await judge(step)
    if (wish !== wanted) return
    update({ running: false, below: undefined, results: { ...state.results, [result.step]: result } })
    const lines = grouped(await remarks).map(({ lines, message }) => t.workshop.remark(lines, message))
    if (wish === wanted && lines.length > 0) update({ remarks: lines })
    if (stateOf(result) === 'begun') await lookBelow(step, wish)
    await judgeAgain(wish)
  }

  /** Of which text the tests last spoke, by step. */
  const judged = new Map<string, string>()
  const judge = async (step: Step) => {
    const mark = fingerprint(step, state.steps)
    const result = await runner.runStep(step.folder)
    judged.set(step.folder, mark)
    if (isGreen(result)) writeProgress(readProgress().add(mark))
    return result
  }

  /** A save may change what was known of other steps: the bar and the list say what the tests say. */
  const judgeAgain = async (wish: number) => {
    for (const step of state.steps.filter(({ folder }) => state.results[folder])) {
      if (wish !== wanted) return
      if ((judged.get(step.folder) ?? '') !== fingerprint(step, state.steps) && !isKnownGreen(step)) remember(await judge(step))
    }
  }
  const isKnownGreen = (step: Step) => isGreen(state.results[step.folder]!) && readProgress().has(fingerprint(step, state.steps))

  const lookBelow = async (step: Step, wish: number) => {
    const { findRedBelow } = await import('./red-below.ts')
    const below = await findRedBelow(step, state.steps, async one => {
      const result = await judge(one)
      remember(result)
      return result
    })
    if (wish === wanted && below) update({ below })
  }

  const runAll = async () => {
    for (const step of state.steps) remember(await judge(step))
    update({ running: false })
  }

  const reset = (step: Step) => {
    try {
      const copy = overwrite(stepFile(step), readFileSync(starterFile(step), 'utf8'))
      update({ note: copy ? t.resetDone(shown(stepFile(step)), copy) : t.alreadyStarter(shown(stepFile(step))) })
    } catch (error) {
      if (!(error instanceof UserMistake)) throw error
      update({ note: renderUserMistake(error, t) })
    }
  }

  let web: Promise<Web> | undefined
  /** The page shares the runner, which is warm already; a second press only opens it again. */
  const openPage = async () => {
    update({ note: t.workshop.pageOpening })
    const { startWeb } = await import('../web/start-web.ts')
    web ??= startWeb({ runner })
    const { url } = await web
    update({ note: t.workshop.pageOpened(`${url}?lang=${lang}`) })
    openBrowser(`${url}?lang=${lang}`)
  }

  process.stdout.on('resize', draw)
  draw()
  /** A save is a wish for a verdict, whatever page was on the screen. */
  const saved = () => {
    state = { ...state, page: 'tests', question: undefined, scroll: 0 }
    void run(currentStep(state))
  }
  const watching = watchSteps(saved)
  const { current, results } = await findFirstRed(state.steps, step => runner.runStep(step.folder))
  await watching.ready
  update({ current, results })
  void run(currentStep(state))

  await new Promise<void>(quit => {
    const act: Record<Effect, () => void> = {
      run: () => void run(currentStep(state)),
      'run-all': () => void runAll(),
      reset: () => reset(currentStep(state)),
      web: () => void openPage(),
      quit,
    }
    listenToKeys(key => {
      const pressed = press(state, key)
      state = pressed.state
      draw()
      if (pressed.effect) act[pressed.effect]()
    })
  })
  process.stdin.setRawMode(false)
  process.stdin.pause()
  await watching.close()
  await (await web)?.close()
  await runner.close()
}

/** The same remark on several lines is one remark. */
function grouped(remarks: Remark[]): { lines: number[]; message: string }[] {
  const messages = [...new Set(remarks.map(({ message }) => message))]
  return messages.map(message => ({ message, lines: remarks.filter(remark => remark.message === message).map(({ line }) => line) }))
}

function listenToKeys(heard: (key: string) => void): void {
  emitKeypressEvents(process.stdin)
  process.stdin.setRawMode(true)
  process.stdin.resume()
  process.stdin.on('keypress', (_text: string, { name, sequence, ctrl }: Key) => {
    heard(ctrl && name === 'c' ? 'q' : name ?? sequence ?? '')
  })
}
