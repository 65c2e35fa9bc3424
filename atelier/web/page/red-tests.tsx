// The red tests of a step, each with its boards; one of them can be opened on the big board.

import { half, type Lang } from '../../dessin/langue.ts'
import { renderFaits } from '../../dessin/rendu.ts'
import { CATALOGUES } from '../../lang/catalogue.ts'
import type { StepNews } from '../messages.ts'
import { Picture } from './board.tsx'
import { news } from './news.ts'
import { useState } from 'preact/hooks'
import { go } from './route.ts'
import { createStore, useStore } from './store.ts'
import { boardsOf, type TestBoards } from './test-boards.ts'
import { useLang, useWords } from './words.ts'
import type { Variant } from './worker/protocol.ts'

type Red = StepNews['red'][number]
export type Opened = { step: StepNews; test: Red }

/** The test that was put on the big board last, as it was then. */
export const opened = createStore<{ last?: Opened }>({})

/** What comes after the page's name in the address while a test is on its board. */
export const ON_BOARD = 'test'

/** As many as one reads; the others are one click away. */
const FIRST = 4

export const pageOf = (variant: Variant) => (variant === 'carre' ? 'plateau' : variant)

export function RedTests({ step }: { step: StepNews }) {
  const t = useWords(),
    lang = useLang(),
    all = CATALOGUES[lang]
  const { running } = useStore(news)
  const silent = step.red.filter(({ state }) => state === 'not-begun' || state === 'not-run')
  const speaking = step.red.filter(test => !silent.includes(test))
  const [isWhole, setWhole] = useState(false)
  return (
    <div class="tests">
      <p class={`verdict ${step.state}`} role="status">
        {running === step.folder ? t.running : <Verdict step={step} />}
      </p>
      {step.diagnosis && (
        <p class="diagnosis">
          <strong>{all.recognised}</strong> {step.diagnosis[lang]}
        </p>
      )}
      {speaking.length > 0 && (
        <ul class="red-tests">
          {speaking.slice(0, isWhole ? undefined : FIRST).map(test => (
            <li key={test.group + test.title}>
              <RedTest test={test} step={step} />
            </li>
          ))}
        </ul>
      )}
      {!isWhole && speaking.length > FIRST && (
        <button type="button" onClick={() => setWhole(true)}>
          {t.otherTests(speaking.length - FIRST)}
        </button>
      )}
      {silent.length > 0 && step.state !== 'not-begun' && (
        <p class="quiet">
          {all.states['not-begun']} : {[...new Set(silent.map(({ group }) => group))].join(', ')}
        </p>
      )}
    </div>
  )
}

function Verdict({ step }: { step: StepNews }) {
  const t = useWords(),
    all = CATALOGUES[useLang()]
  if (step.fault) return <>{all.faults[step.fault.kind](`${step.fault.file}:${step.fault.line}`, step.fault.message)}</>
  switch (step.state) {
    case 'green':
      return <>{t.allGreen}</>
    case 'not-begun':
      return <>{t.toWrite(step.functions.join(', '), step.file)}</>
    case 'unknown':
      return <>{t.waiting}</>
    default:
      return <>{all.someGreen(step.passed, step.total)}</>
  }
}

export const boardsOfTest = ({ step, test }: Opened): TestBoards | undefined =>
  test.faits && boardsOf(test.faits, step.folder)

export const titleOfTest = ({ test }: Opened, lang: Lang) => `${test.group} · ${half(test.title, lang)}`

export function textOfTest({ test }: Opened, lang: Lang): string {
  const all = CATALOGUES[lang]
  const where = test.state === 'crashed' && test.place ? `\n${all.at(`${test.place.file}:${test.place.line}`)}` : ''
  return test.state === 'endless'
    ? all.endless('5')
    : (test.faits ? renderFaits(test.faits, lang) : all.crashed(test.message)) + where
}

function RedTest({ test, step }: { test: Red; step: StepNews }) {
  const t = useWords(),
    lang = useLang(),
    all = CATALOGUES[lang]
  const boards = boardsOfTest({ step, test })
  const show = () => {
    opened.set({ last: { step, test } })
    go(pageOf(boards!.variant), ON_BOARD)
    scrollTo({ top: 0 })
  }
  return (
    <article class="red-test">
      <h3>
        <span class="state">{all.states[test.state]}</span> {titleOfTest({ step, test }, lang)}
      </h3>
      {boards && (
        <div class="pictures">
          {(['expected', 'obtained'] as const).map(
            side =>
              boards[side] && (
                <figure key={side}>
                  <Picture variant={boards.variant} {...boards[side]} label={t[side]} />
                  <figcaption>{t[side]}</figcaption>
                </figure>
              ),
          )}
          {!boards.expected && boards.before && (
            <figure>
              <Picture variant={boards.variant} {...boards.before} label={t.before} />
              <figcaption>{t.before}</figcaption>
            </figure>
          )}
        </div>
      )}
      {boards && (
        <button type="button" onClick={show}>
          {t.open}
        </button>
      )}
      <details open={!boards?.expected}>
        <summary>{t.fullText}</summary>
        <pre tabIndex={0}>{textOfTest({ step, test }, lang)}</pre>
      </details>
    </article>
  )
}
