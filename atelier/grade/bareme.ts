// The mark: each step has its points, shared among its functions. The rule is stated in the report.

import { readFileSync } from 'node:fs'
import { findStep, type Step } from '../course.ts'
import { UserMistake } from '../user-mistake.ts'
import { wantedNames } from './stage.ts'

export const PARTIAL = ['groupes', 'tests', 'non'] as const
/**
 * `groupes`: a function counts once all its tests are green. `tests`: in proportion to its green tests. `non`: all or
 * nothing.
 */
export type Partial = (typeof PARTIAL)[number]

export type Bareme = {
  /** What the mark is out of; without it, the sum of the points. */
  sur?: number
  partiel: Partial
  /** Points by number of step. */
  points: Record<string, number>
  /** By number of step, the weight of each function in it; 1 where nothing is said. */
  poids: Record<string, Record<string, number>>
}

const FIELDS = ['sur', 'partiel', 'points', 'poids']

export type GroupScore = { group: string; passed: number; tests: number }

export function defaultBareme(steps: Step[]): Bareme {
  return { partiel: 'groupes', points: Object.fromEntries(steps.map(({ number }) => [number, 1])), poids: {} }
}

export function readBareme(file: string, steps: Step[]): Bareme {
  const given = parse(file)
  const unknown = Object.keys(given).find(field => !FIELDS.includes(field))
  if (unknown !== undefined) throw new UserMistake('badBareme', file, unknown)
  const points =
    given.points === undefined ? defaultBareme(steps).points : byStep(numbers(file, 'points', given.points))
  const { sur, partiel = 'groupes', poids = {} } = given
  if (sur !== undefined && !(isAmount(sur) && sur > 0)) throw new UserMistake('badBareme', file, 'sur')
  if (!PARTIAL.includes(partiel as Partial)) throw new UserMistake('badBareme', file, 'partiel')
  const weights = Object.entries(record(file, 'poids', poids)).map(([step, of]) => [
    findStep(step).number,
    weightsOf(file, findStep(step), of),
  ])
  return {
    ...(sur === undefined ? {} : { sur: sur as number }),
    partiel: partiel as Partial,
    points,
    poids: Object.fromEntries(weights),
  }
}

function parse(file: string): Record<string, unknown> {
  let text: string, given: unknown
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new UserMistake('cannotRead', file, (error as NodeJS.ErrnoException).code ?? '')
  }
  try {
    given = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new UserMistake('badBareme', file, (error as Error).message.replaceAll(/\s+/g, ' '))
  }
  return record(file, JSON.stringify(given).slice(0, 20), given)
}

function record(file: string, field: string, given: unknown): Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new UserMistake('badBareme', file, field)
  return given as Record<string, unknown>
}

function numbers(file: string, field: string, given: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(record(file, field, given)).map(([key, value]) => {
      if (!isAmount(value)) throw new UserMistake('badBareme', file, `${field}.${key}`)
      return [key, value]
    }),
  )
}

/** A weight for a function that the tests do not know would count for nothing, unseen. */
function weightsOf(file: string, step: Step, given: unknown): Record<string, number> {
  const weights = numbers(file, `poids.${step.number}`, given)
  const unknown = Object.keys(weights).find(name => !wantedNames(step).includes(name))
  if (unknown !== undefined) throw new UserMistake('badBareme', file, `poids.${step.number}.${unknown}`)
  return weights
}

const byStep = (points: Record<string, number>) =>
  Object.fromEntries(Object.entries(points).map(([step, value]) => [findStep(step).number, value]))

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

export const pointsOf = ({ points }: Bareme, step: Step) => points[step.number] ?? 0

/** What a step earns, from what was seen of its functions. */
export function scoreOf(bareme: Bareme, step: Step, groups: GroupScore[]): number {
  const weight = ({ group }: GroupScore) => bareme.poids[step.number]?.[group] ?? 1
  const total = groups.reduce((sum, group) => sum + weight(group), 0)
  if (total === 0) return 0
  const earned = groups.reduce((sum, group) => sum + weight(group) * shareOf(bareme.partiel, group), 0)
  const share = bareme.partiel === 'non' && earned < total ? 0 : earned / total
  return round(pointsOf(bareme, step) * share)
}

function shareOf(partial: Partial, { passed, tests }: GroupScore): number {
  if (partial === 'tests') return tests > 0 ? passed / tests : 0
  return tests > 0 && passed === tests ? 1 : 0
}

/** The mark of a student: what the steps earned, on the scale asked for. */
export function markOf(bareme: Bareme, steps: Step[], earned: number[]): { mark: number; outOf: number } {
  const available = steps.reduce((sum, step) => sum + pointsOf(bareme, step), 0)
  const sum = earned.reduce((total, points) => total + points, 0)
  const outOf = bareme.sur ?? round(available)
  return { mark: available > 0 ? round((sum * outOf) / available) : 0, outOf }
}

export function round(points: number): number {
  return Math.round(points * 100 + 1e-6) / 100
}
