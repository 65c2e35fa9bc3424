// The loop: keys and saves come in, runs go out, and the screen is drawn again whenever something changed.

import { readFileSync } from 'node:fs'
import { hasSolutions, listSteps, shown, starterFile, stepFile, type Step } from '../course.ts'
import type { Lang } from '../dessin/langue.ts'
import { overwrite } from '../kept-copy.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import { paintFor } from '../report/paint.ts'
import { openLightRunner } from '../runner/light-runner.ts'
import { drawScreen, listenToKeys, screenSize } from '../terminal.ts'
import { renderUserMistake, UserMistake } from '../user-mistake.ts'
import { openBrowser } from '../web/open-browser.ts'
import type { Web } from '../web/start-web.ts'
import { findFirstRed } from './first-red.ts'
import { renderScreen } from './render-screen.ts'
import { currentStep, firstState, press, type Effect, type State } from './state.ts'
import { openVerdicts } from './verdicts.ts'
import { watchSteps } from './watch-files.ts'

export async function openWorkshop(lang: Lang): Promise<void> {
  const t = CATALOGUES[lang]
  const runner = openLightRunner()
  let state: State = firstState(listSteps(), hasSolutions())
  let isOpen = true

  const draw = () => {
    // A verdict that comes after someone left has nobody to show itself to.
    if (isOpen) drawScreen(renderScreen(state, { lang, paint: paintFor(process.stdout) }, screenSize()))
  }
  const update = (change: Partial<State>) => {
    state = { ...state, ...change }
    draw()
  }
  const verdicts = openVerdicts(runner, lang, { state: () => state, update })

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
    try {
      const { url } = await (web ??= startWeb({ runner }))
      update({ note: t.workshop.pageOpened(`${url}?lang=${lang}`) })
      openBrowser(`${url}?lang=${lang}`)
    } catch (error) {
      web = undefined
      update({ note: t.workshop.pageFailed((error as Error).message) })
    }
  }

  process.stdout.on('resize', draw)
  draw()
  /** A save is a wish for a verdict, whatever page was on the screen. */
  const saved = () => {
    state = { ...state, page: 'tests', question: undefined, scroll: 0 }
    void verdicts.run(currentStep(state))
  }
  const watching = watchSteps(saved)
  const { current, results } = await findFirstRed(state.steps, step => runner.runStep(step.folder))
  await watching.ready
  update({ current, results })
  void verdicts.run(currentStep(state))

  await new Promise<void>(quit => {
    const act: Record<Effect, () => void> = {
      run: () => void verdicts.run(currentStep(state)),
      'run-all': () => void verdicts.runAll(),
      reset: () => reset(currentStep(state)),
      web: () => void openPage(),
      quit: () => {
        isOpen = false
        silence()
        quit()
      },
    }
    const silence = listenToKeys(({ name }) => {
      const pressed = press(state, name)
      state = pressed.state
      draw()
      if (pressed.effect) act[pressed.effect]()
    })
  })
  await runner.abandon()
  await watching.close()
  await (await web)?.close()
}
