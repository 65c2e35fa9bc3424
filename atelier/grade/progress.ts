// How far the marking is: a bar with what is left on a terminal, a line for each student anywhere else.

import type { Lang } from '../dessin/langue.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import type { Eleve } from './resultats.ts'
import { amount } from './report/html.ts'

const WIDTH = 24

export type Progress = { show(eleve: Eleve, fresh: boolean): void; done(): number; end(): void }

export function openProgress(
  count: number,
  outOf: number,
  lang: Lang,
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>,
  now: () => number = Date.now,
): Progress {
  const t = CATALOGUES[lang].grade
  const start = now()
  let done = 0,
    fresh = 0
  const left = () => (fresh > 0 ? ((now() - start) / fresh) * (count - done) : undefined)
  return {
    show(eleve, ran) {
      done++
      if (ran) fresh++
      if (!out.isTTY) out.write(`${t.marked(done, count, eleve.id, amount(eleve.note, lang), amount(outOf, lang))}\n`)
      else out.write(`\r\u001B[K${renderBar(done, count, left(), lang)}`)
    },
    done: () => done,
    end() {
      if (out.isTTY) out.write('\r\u001B[K')
    },
  }
}

export function renderBar(done: number, count: number, msLeft: number | undefined, lang: Lang): string {
  const t = CATALOGUES[lang].grade
  const full = count > 0 ? Math.round((WIDTH * done) / count) : WIDTH
  const seconds = Math.ceil((msLeft ?? 0) / 1000)
  const left =
    msLeft === undefined || done === count ? '' : seconds > 90 ? t.minutes(Math.ceil(seconds / 60)) : t.seconds(seconds)
  return t.bar('#'.repeat(full) + '·'.repeat(WIDTH - full), done, count, left)
}
