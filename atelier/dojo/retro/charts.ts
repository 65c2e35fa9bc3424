// The drawings of the retro, in SVG. A light is told by its height and its letter, not by its colour alone.

import type { Lang } from '../../dessin/langue.ts'
import { CATALOGUES } from '../../lang/catalogue.ts'
import type { Light } from '../light.ts'
import { clockOf, stepFacts } from './facts.ts'
import { escaped } from '../../report/escaped.ts'
import type { Retro, RetroStep } from './retro.ts'

const WIDTH = 920
const MARGIN = 76

/** A wait longer than this is drawn no longer: a lunch would flatten the rest. */
const WAIT_MS = 5 * 60_000
const LANES: Light[] = ['green', 'amber', 'red']
const LANE = 34
const GAP = 6

/** Three lanes, green above, red below: the session as a line that goes down and comes up again. */
export function timeline(retro: Retro, lang: Lang): string {
  const { steps } = retro
  const t = CATALOGUES[lang].dojo
  const bands = bandsOf(steps)
  const height = LANES.length * (LANE + GAP) + 18
  const lanes = LANES.map((light, n) => {
    const y = n * (LANE + GAP)
    return `<text x="0" y="${y + LANE / 2 + 5}" class="label">${t.lights[light]}</text>
      <rect x="${MARGIN}" y="${y}" width="${WIDTH - MARGIN}" height="${LANE}" class="lane"/>`
  })
  const drawn = bands.map(({ step, x, width }, n) => {
    const y = LANES.indexOf(step.light) * (LANE + GAP)
    const says = escaped(
      [`${n + 1}`, clockOf(step.at, retro), t.lights[step.light], ...stepFacts(step, lang)].join(' · '),
    )
    const number = width > 18 ? `<text x="${x + width / 2}" y="${y + LANE / 2 + 5}" class="number">${n + 1}</text>` : ''
    return (
      `<a href="#pas-${n + 1}"><title>${says}</title><rect x="${x}" y="${y}" width="${width}" ` +
      `height="${LANE}" rx="3" class="${step.light}"/>${number}</a>`
    )
  })
  const ends = [
    [MARGIN, 'start', steps[0]],
    [WIDTH, 'end', steps.at(-1)],
  ] as const
  const times = ends.map(
    ([x, anchor, step]) =>
      `<text x="${x}" y="${height - 2}" text-anchor="${anchor}" ` +
      `class="label">${step ? clockOf(step.at, retro) : ''}</text>`,
  )
  return svg(height, t.retro.timeline, [...lanes, ...drawn, ...times], 'group')
}

function bandsOf(steps: RetroStep[]): { step: RetroStep; x: number; width: number }[] {
  const waits = steps.map(({ at }, n) => Math.min(Math.max((steps[n + 1]?.at ?? at) - at, 1000), WAIT_MS))
  // However many there are, half of the room is for time.
  const smallest = Math.min(8, (WIDTH - MARGIN) / 2 / steps.length),
    room = WIDTH - MARGIN - smallest * steps.length
  const all = waits.reduce((sum, wait) => sum + wait, 0)
  let x = MARGIN
  return steps.map((step, n) => {
    const width = smallest + (room * waits[n]!) / all
    const band = { step, x: round(x), width: round(width - Math.min(1.5, width / 4)) }
    x += width
    return band
  })
}

/** One bar a step, as high as it has lines. */
export function sizes({ steps }: Retro, lang: Lang): string {
  const t = CATALOGUES[lang].dojo
  const height = 120,
    biggest = Math.max(...steps.map(({ size }) => size), 1)
  const width = Math.min((WIDTH - MARGIN) / Math.max(steps.length, 1), 48),
    thick = width - Math.min(4, width / 3)
  const bars = steps.map(({ size, light }, n) => {
    const tall = round((size / biggest) * (height - 40))
    const x = round(MARGIN + n * width),
      middle = round(x + thick / 2)
    const value = (y: number, text: number) => `<text x="${middle}" y="${y}" class="value">${text}</text>`
    const values = width > 14 ? value(height - 25 - tall, size) + value(height - 4, n + 1) : ''
    const box = `x="${x}" y="${height - 20 - tall}" width="${round(thick)}" height="${Math.max(tall, 1)}"`
    return `<g><title>${n + 1} · ${t.lights[light]} · ${t.retro.lines(size)}</title>
      <rect ${box} rx="2" class="${light}"/>
      ${values}</g>`
  })
  return svg(height, t.retro.sizesTitle, bars)
}

/** How much of the bank the tests catch, each time they were tested. */
export function caughtOverTime(retro: Retro, lang: Lang): string {
  const { tested } = retro
  const t = CATALOGUES[lang].dojo.retro
  const bar = 24,
    gap = 10,
    room = WIDTH - MARGIN - 90
  const rows = tested.map(({ at, caught, count }, n) => {
    const y = n * (bar + gap)
    const long = round(count === 0 ? 0 : (room * caught) / count)
    return `<text x="0" y="${y + 17}" class="label">${clockOf(at, retro).slice(-8)}</text>
      <rect x="${MARGIN}" y="${y}" width="${room}" height="${bar}" rx="3" class="lane"/>
      <rect x="${MARGIN}" y="${y}" width="${long}" height="${bar}" rx="3" class="caught"/>
      <text x="${MARGIN + room + 10}" y="${y + 17}" class="label">${caught} / ${count}</text>`
  })
  return svg(tested.length * (bar + gap), t.bank, rows)
}

/** A drawing with links in it is a group of them; any other is one picture. */
function svg(height: number, label: string, parts: string[], role = 'img'): string {
  return (
    `<div class="chart" tabindex="0"><svg viewBox="0 0 ${WIDTH} ${height}" role="${role}" ` +
    `aria-label="${escaped(label)}">${parts.join('\n')}</svg></div>`
  )
}

const round = (number: number) => Math.round(number * 10) / 10
