// What the server tells the page: the course, and what the tests say of each step. Plain data, read on both sides.

import type { Lang } from '../dessin/langue.ts'
import type { Fault, TestResult } from '../runner/result.ts'
import type { Place } from '../source.ts'

export type StepState = 'green' | 'begun' | 'not-begun' | 'fault' | 'unknown'

export type StepNews = {
  folder: string
  number: string
  name: string
  /** The learner's file, as one would type it. */
  file: string
  title: Record<Lang, string>
  functions: string[]
  state: StepState
  /** Changes with the text that was judged: the page then loads it again. */
  version: string
  passed: number
  total: number
  red: TestResult[]
  fault?: Fault
  diagnosis?: Record<Lang, string>
}

/**
 * `running` is the step whose tests run now, `saved` the one that was saved last; a student edition `lends` nothing.
 */
export type News = { running: string | null; saved: string | null; lends: boolean; steps: StepNews[] }

/** The pages of a step, as HTML; the hints of each function, one by one. */
export type StepPages = { statement: string; hints: { name: string; hints: string[] }[] }

export type { Place }
