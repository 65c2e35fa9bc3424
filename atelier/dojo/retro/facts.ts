// The facts that both retros tell, in words.

import { half, type Lang } from '../../dessin/langue.ts'
import { localDate } from '../../kept-copy.ts'
import { CATALOGUES } from '../../lang/catalogue.ts'
import { renderTime } from '../clock.ts'
import { median, type Retro, type RetroStep } from './retro.ts'

export const dayOf = (at: number) => localDate(new Date(at)).slice(0, 10)

/** `14:05:09`; on another day than the one it began on, `2026-11-19 14:05:09`. */
export function clockOf(at: number, { begun }: Retro): string {
  const time = localDate(new Date(at)).slice(11).replaceAll('.', ':')
  return dayOf(at) === dayOf(begun) ? time : `${dayOf(at)} ${time}`
}

export function summaryOf(retro: Retro, lang: Lang): [what: string, value: string][] {
  const t = CATALOGUES[lang].dojo.retro
  const { steps, score, tested, drivers } = retro
  const lasted = retro.reds.flatMap(({ until, ms }) => (until === undefined ? [] : [ms]))
  const count = (light: RetroStep['light']) => steps.filter(step => step.light === light).length
  const commits = steps.filter(({ tcr }) => tcr === 'commit').length,
    reverts = steps.filter(({ tcr }) => tcr === 'revert').length
  const last = tested.at(-1)
  return [
    [t.lasted, renderTime(retro.ms)],
    [t.runs, t.pace(steps.length, count('green'), count('red'), count('amber'))],
    ...(lasted.length > 0 ? [[t.longest, renderTime(Math.max(...lasted))] satisfies [string, string]] : []),
    [t.sizes, t.sizesBrief(median(sizesOf(retro)), Math.max(...sizesOf(retro), 0))],
    [t.predictions, t.predictionsSay(score.right, score.count)],
    ...(last ? [[t.caughtAtLast, `${last.caught} / ${last.count}`] satisfies [string, string]] : []),
    ...(commits + reverts > 0
      ? [[t.tcr, `${t.commits(commits)}, ${t.reverts(reverts)}`] satisfies [string, string]]
      : []),
    ...(drivers.size > 0
      ? [[t.people, [...drivers].map(([name, turns]) => `${name} ${turns}`).join(', ')] satisfies [string, string]]
      : []),
  ]
}

/** A run that follows no change is no step. */
export const sizesOf = ({ steps }: Retro) => steps.filter(({ diffs }) => diffs.length > 0).map(({ size }) => size)

export function stepFacts(step: RetroStep, lang: Lang): string[] {
  const t = CATALOGUES[lang].dojo
  const { green, count, failing, predicted, driver, tcr, size, light } = step
  return [
    ...(light === 'amber' ? [t.said.amber] : [light === 'green' ? t.said.green(count) : t.said.red(green, count)]),
    ...(failing ? [half(failing, lang)] : []),
    ...(predicted ? [`${t.retro.predicted} ${t.lightWords[predicted]}`] : []),
    ...(driver ? [t.driver(driver)] : []),
    ...(tcr ? [tcr === 'commit' ? t.retro.committed : t.retro.reverted] : []),
    ...(size > 0 ? [t.retro.lines(size)] : []),
  ]
}

/** By name when they are few, else how many. */
export function missedBrief(missed: string[]): string {
  return missed.length > 8 ? String(missed.length) : missed.join(', ') || '–'
}
