// The course: the list of steps with what the tests say, and one step with its statement, its tests and its hints.

import { useEffect, useRef, useState } from 'preact/hooks'
import type { Lang } from '../../dessin/langue.ts'
import type { StepNews, StepPages } from '../messages.ts'
import { currentStep, news } from './news.ts'
import { RedTests } from './red-tests.tsx'
import { useStore } from './store.ts'
import { useLang, useWords } from './words.ts'

export function CoursePage({ wanted }: { wanted?: string }) {
  const t = useWords(),
    lang = useLang()
  const { steps } = useStore(news)
  const here = steps.length > 0 ? currentStep() : undefined
  const step = steps.find(({ number }) => number === wanted) ?? here
  // The page stays on its step when that one turns green.
  useEffect(() => {
    if (step && !wanted) location.replace(`#/cours/${step.number}`)
  }, [step, wanted])
  const seen = useRef('')
  useEffect(() => {
    seen.current = step?.number ?? ''
  })
  const green = steps.filter(({ state }) => state === 'green').length
  return (
    <main id="content" tabIndex={-1} class="course">
      <nav class="steps" aria-label={t.course}>
        <p class="progress">
          <progress max={steps.length || 1} value={green} aria-label={t.progress(green, steps.length)} />
          <span>{t.progress(green, steps.length)}</span>
        </p>
        <ol>
          {steps.map(one => (
            <li key={one.number} class={one.state}>
              <a href={`#/cours/${one.number}`} aria-current={one === step ? 'page' : undefined}>
                <span class="number">{one.number}</span>
                <span class="title">
                  {one.title[lang]}
                  {one === here && <span class="here"> · {t.here}</span>}
                </span>
                <span class="state">{t.states[one.state]}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {step ? <StepPage step={step} chosen={seen.current !== ''} key={step.number} /> : <h1>{t.course}</h1>}
    </main>
  )
}

function StepPage({ step, chosen }: { step: StepNews; chosen: boolean }) {
  const t = useWords(),
    lang = useLang()
  const pages = usePages(step.folder, lang)
  const { steps } = useStore(news)
  const next = steps[steps.findIndex(({ folder }) => folder === step.folder) + 1]
  const top = useRef<HTMLElement>(null)
  // On a phone the list stands above the step, and a link at the end of a step leads to the top of the next.
  useEffect(() => {
    const { top: y } = top.current!.getBoundingClientRect()
    if (chosen && (y < 0 || y > innerHeight / 3)) top.current!.scrollIntoView()
  }, [pages === undefined])
  return (
    <article class="step" ref={top}>
      {/* The pages of the workbook itself, rendered by the server. */}
      <div
        class="statement"
        dangerouslySetInnerHTML={{ __html: pages?.statement ?? `<h1>${step.number} · ${step.title[lang]}</h1>` }}
      />
      <section class="panel">
        <h2>{t.tests}</h2>
        <RedTests step={step} key={step.folder} />
        {step.state === 'green' && next && (
          <p>
            <a href={`#/cours/${next.number}`}>{t.nextStep(`${next.number} · ${next.title[lang]}`)}</a>
          </p>
        )}
      </section>
      {pages && (
        <section class="panel hints">
          <h2>{t.hints}</h2>
          {pages.hints.map(one => (
            <Hints {...one} key={one.name} />
          ))}
        </section>
      )}
    </article>
  )
}

function usePages(folder: string, lang: Lang): StepPages | undefined {
  const [pages, setPages] = useState<StepPages | undefined>()
  useEffect(() => {
    let wanted = true
    void fetch(`/etape/${folder}/${lang}`).then(
      async answer => {
        if (answer.ok && wanted) setPages((await answer.json()) as StepPages)
      },
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [folder, lang])
  return pages
}

/** One by one: each is asked for. */
function Hints({ name, hints }: StepPages['hints'][number]) {
  const t = useWords()
  const [asked, setAsked] = useState(0)
  return (
    <div class="hints-of">
      <h3>
        <code>{name}</code>
      </h3>
      <ol aria-live="polite">
        {hints.slice(0, asked).map((hint, n) => (
          <li key={n} dangerouslySetInnerHTML={{ __html: hint }} />
        ))}
      </ol>
      {asked < hints.length ? (
        <button type="button" onClick={() => setAsked(asked + 1)}>
          {t.nextHint(asked + 1, hints.length)}
        </button>
      ) : (
        <p class="quiet">{t.noMoreHints}</p>
      )}
    </div>
  )
}
