// What the tests say, live; and which steps are the learner's own.

import type { News, StepNews } from '../messages.ts'
import { createStore } from './store.ts'
import { HOMES } from './worker/homes.ts'
import type { Load } from './worker/protocol.ts'

/**
 * `tried`: the red steps that the learner wants to play with all the same. `lentAt`: the texts that the learner does
 * not.
 */
export const news = createStore<News & { heard: boolean; offline: boolean; tried: string[]; lentAt: string }>({
  running: null,
  saved: null,
  lends: true,
  steps: [],
  heard: false,
  offline: false,
  tried: [],
  lentAt: '',
})

/** A browser opens six lines to a server and no more: a page that nobody looks at gives its own back. */
export function followNews(): void {
  let source: EventSource | undefined
  const follow = () => {
    source?.close()
    source = document.hidden ? undefined : listen()
  }
  addEventListener('visibilitychange', follow, true)
  follow()
}

function listen(): EventSource {
  const source = new EventSource('/nouvelles')
  source.onmessage = ({ data }) => news.set({ ...(JSON.parse(data) as News), heard: true, offline: false })
  source.onerror = () => news.set({ offline: true })
  return source
}

export const stepOf = (name: string): StepNews | undefined =>
  news.get().steps.find(({ number }) => number === HOMES[name])

/** Where the learner is: the step just saved as long as it is red, otherwise the first that is not green. */
export function currentStep(): StepNews | undefined {
  const { steps, saved } = news.get()
  const red = steps.filter(({ state }) => state !== 'green')
  return red.find(({ folder }) => folder === saved) ?? red[0] ?? steps.at(-1)
}

export type Whose = 'own' | 'tried' | 'lent'

export function whose({ state, number }: StepNews): Whose {
  // A student edition has only the learner's functions, right or not.
  if (!news.get().lends) return state === 'green' ? 'own' : state === 'begun' ? 'tried' : 'lent'
  if (state === 'green') return news.get().lentAt === allVersions() ? 'lent' : 'own'
  return state === 'begun' && news.get().tried.includes(number) ? 'tried' : 'lent'
}

const allVersions = () =>
  news
    .get()
    .steps.map(({ version }) => version)
    .join()

/** Everything is lent until something is saved: a way on when a program fails. */
export function lendAll(): void {
  news.set({ tried: [], lentAt: news.get().tried.length > 0 ? '' : allVersions() })
}

export function toggleTried(number: string): void {
  const { tried } = news.get()
  news.set({ tried: tried.includes(number) ? tried.filter(other => other !== number) : [...tried, number] })
}

/** What the worker loads; `also` for a step that is looked at, red or not, as soon as it is begun. */
export function programme(also = ''): Load {
  const { steps } = news.get()
  const own = steps.filter(step => whose(step) !== 'lent' || (step.number === also && step.state === 'begun'))
  return { own: own.map(({ number }) => number), folders: steps.map(({ folder }) => folder) }
}

/** Changes when a program that is played with has changed. */
export function programmeVersion(): string {
  return news
    .get()
    .steps.filter(step => whose(step) !== 'lent')
    .map(({ version }) => version)
    .join()
}
