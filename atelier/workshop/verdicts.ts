// The runs that a save or a key asks for: the step on the screen first, then whatever its save may have changed.

import type { Step } from '../course.ts'
import type { Lang } from '../dessin/langue.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import { isGreen, stateOf } from '../runner/result.ts'
import type { Runner } from '../runner/runner.ts'
import { fingerprint, readProgress, writeProgress } from './progress-cache.ts'
import { currentStep, type State } from './state.ts'
import { typescriptRemarks, type Remark } from './typescript-remarks.ts'

/** What the workshop shows, and how it is changed. */
export type Shown = { state(): State; update(change: Partial<State>): void }
export type Verdicts = { run(step: Step): Promise<void>; runAll(): Promise<void> }

export function openVerdicts(runner: Runner, lang: Lang, { state, update }: Shown): Verdicts {
  /** Of which text the tests last spoke, by step. */
  const judged = new Map<string, string>()
  let wanted = 0

  const judge = async (step: Step) => {
    const mark = fingerprint(step, state().steps)
    const result = await runner.runStep(step.folder)
    judged.set(step.folder, mark)
    if (isGreen(result)) writeProgress(readProgress().add(mark))
    return result
  }
  const judgeAndShow = async (step: Step) => {
    const result = await judge(step)
    update({ results: { ...state().results, [step.folder]: result } })
    return result
  }

  /** A save may change what was known of other steps: the bar and the list say what the tests say. */
  const judgeAgain = async (isWanted: () => boolean) => {
    // Not the one on the screen: its own save is on its way here, and its tests may never end.
    const others = state().steps.filter(step => step !== currentStep(state()) && state().results[step.folder])
    for (const step of others) {
      if (!isWanted()) return
      if (isStale(step)) await judgeAndShow(step)
    }
  }
  const isStale = (step: Step) => {
    const mark = fingerprint(step, state().steps)
    return judged.get(step.folder) !== mark && !(isGreen(state().results[step.folder]!) && readProgress().has(mark))
  }

  const lookBelow = async (step: Step, isWanted: () => boolean) => {
    // The parser that follows the imports takes longer to load than the first screen may take.
    const { findRedBelow } = await import('./red-below.ts')
    const below = await findRedBelow(step, state().steps, judgeAndShow)
    if (isWanted() && below) update({ below })
  }

  return {
    /** Only the last wish counts: a save during a run makes that run's end the start of another. */
    async run(step) {
      const wish = ++wanted
      const isWanted = () => wish === wanted
      update({ running: true, remarks: [] })
      const remarks = typescriptRemarks(step, lang)
      const result = await judge(step)
      if (!isWanted()) return
      update({ running: false, below: undefined, results: { ...state().results, [step.folder]: result } })
      const lines = renderRemarks(await remarks, lang)
      if (isWanted() && lines.length > 0) update({ remarks: lines })
      if (stateOf(result) === 'begun') await lookBelow(step, isWanted)
      await judgeAgain(isWanted)
    },
    async runAll() {
      for (const step of state().steps) await judgeAndShow(step)
      update({ running: false })
    },
  }
}

/** The same remark on several lines is one remark. */
function renderRemarks(remarks: Remark[], lang: Lang): string[] {
  const messages = [...new Set(remarks.map(({ message }) => message))]
  return messages.map(message => {
    const lines = remarks.filter(remark => remark.message === message).map(({ line }) => line)
    return CATALOGUES[lang].workshop.remark(lines, message)
  })
}
