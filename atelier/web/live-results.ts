// What the tests say of every step, followed from save to save. Each step is judged alone, on the references of the
// others: a step whose own tests are green is the learner's to play with, whatever the step before it has become.

import { existsSync, readFileSync } from 'node:fs'
import { hashOf, textIfThere } from '../content-key.ts'
import { hasSolutions, listSteps, shown, starterFile, statementFile, stepFile, testFile, type Step } from '../course.ts'
import { diagnose } from '../diagnosis/diagnose.ts'
import { functionsOf, readSections, titleOf } from '../pages.ts'
import { isGreen, redTests, stateOf, type StepResult } from '../runner/result.ts'
import type { Runner } from '../runner/runner.ts'
import { readProgress, writeProgress } from '../workshop/progress-cache.ts'
import { watchSteps } from '../workshop/watch-files.ts'
import type { News, StepNews } from './messages.ts'

export type LiveResults = {
  news(): News
  /** Calls back at each change; gives the way to stop listening. */
  listen(told: (news: News) => void): () => void
  close(): Promise<void>
}

export function followResults(runner: Runner): LiveResults {
  const listeners = new Set<(news: News) => void>()
  const steps = listSteps()
  let news: News = { running: null, saved: null, lends: hasSolutions(), steps: steps.map(introduce) }
  let wanted = 0

  const tell = (change: Partial<News>) => {
    news = { ...news, ...change }
    for (const told of listeners) told(news)
  }
  const put = (step: Step, judged: Partial<StepNews>) => ({
    steps: news.steps.map(one => (one.folder === step.folder ? { ...one, ...judged } : one)),
  })

  /** Only the last save counts: what a run says of an older text is dropped, and the text is judged again. */
  const judge = async (isSave: boolean) => {
    const wish = ++wanted
    for (const step of steps.filter(
      step => versionOf(step) !== news.steps.find(({ folder }) => folder === step.folder)?.version,
    )) {
      const version = versionOf(step)
      const known = withoutRunning(step, version)
      if (!known) tell({ running: step.folder })
      const judged = known ?? toNews(await runner.runStep(step.folder, { kind: 'file', file: stepFile(step) }))
      if (wish !== wanted) return
      if (judged.state === 'green') writeProgress(readProgress().add(version))
      tell({ running: null, ...(isSave ? { saved: step.folder } : {}), ...put(step, { ...judged, version }) })
    }
  }

  const watching = watchSteps(() => void judge(true))
  void watching.ready.then(() => judge(false))
  return {
    news: () => news,
    listen(told) {
      listeners.add(told)
      return () => listeners.delete(told)
    },
    async close() {
      wanted++
      listeners.clear()
      await watching.close()
    },
  }
}

function introduce(step: Step): StepNews {
  const title = { fr: titleOf(statementFile(step, 'fr')), en: titleOf(statementFile(step, 'en')) }
  const functions = functionsOf(readSections(statementFile(step, 'fr')))
  return {
    ...step,
    file: shown(stepFile(step)),
    title,
    functions,
    state: 'unknown',
    version: '',
    passed: 0,
    total: 0,
    red: [],
  }
}

/** A hash of the text that is judged, and of the tests that judge it. */
function versionOf(step: Step): string {
  return `web-${hashOf([testFile(step), stepFile(step)].map(textIfThere)).slice(0, 16)}`
}

/** A starter nobody has touched is not begun, and a text that was green is green. */
function withoutRunning(step: Step, version: string): Partial<StepNews> | undefined {
  const nothing = { passed: 0, total: 0, red: [], fault: undefined, diagnosis: undefined }
  if (isUntouched(step)) return { ...nothing, state: 'not-begun' }
  return readProgress().has(version) ? { ...nothing, state: 'green' } : undefined
}

function isUntouched(step: Step): boolean {
  const [mine, starter] = [stepFile(step), starterFile(step)].map(file =>
    existsSync(file) ? readFileSync(file, 'utf8') : undefined,
  )
  return mine !== undefined && mine === starter
}

function toNews(result: StepResult): Partial<StepNews> {
  const red = redTests(result)
  return {
    state: stateOf(result),
    passed: result.tests.length - red.length,
    total: result.tests.length,
    red: red.map(test => ({ ...test, place: test.place && { ...test.place, file: shown(test.place.file) } })),
    fault: result.fault && { ...result.fault, file: shown(result.fault.file) },
    diagnosis: isGreen(result) ? undefined : diagnose(result),
  }
}
