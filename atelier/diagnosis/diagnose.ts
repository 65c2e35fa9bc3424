// Names the mistake behind a step's red tests, or stays silent.

import { existsSync, readFileSync } from 'node:fs'
import { findStep, signaturesFile } from '../course.ts'
import type { StepResult } from '../runner/result.ts'
import { signatureOf } from './signature.ts'

/** A mistake of the bank as the step knows it: its sentence, and a hash for each test it fails. */
export type KnownMistake = { fr: string; en: string; tests: string[] }
export type Signatures = Record<string, KnownMistake>
export type Diagnosis = { mistake: string; fr: string; en: string }

export function diagnose(result: StepResult): Diagnosis | undefined {
  const file = signaturesFile(findStep(result.step))
  if (!existsSync(file)) return undefined
  return nameMistake(signatureOf(result), JSON.parse(readFileSync(file, 'utf8')) as Signatures)
}

/**
 * The mistake whose red tests are exactly these. Failing that, two mistakes may be at work: one whose red tests are all
 * among these, the first red test included, because that is the one the learner is looking at. Two mistakes that
 * explain the same tests explain nothing.
 */
export function nameMistake(red: string[], signatures: Signatures): Diagnosis | undefined {
  const [first] = red
  if (first === undefined) return undefined
  const inside = Object.entries(signatures)
    .filter(([, { tests }]) => tests.includes(first) && tests.every(test => red.includes(test)))
  const most = Math.max(...inside.map(([, { tests }]) => tests.length))
  const best = inside.filter(([, { tests }]) => tests.length === most)
  const [found] = best
  if (!found || best.length > 1) return undefined
  const [mistake, { fr, en }] = found
  return { mistake, fr, en }
}
