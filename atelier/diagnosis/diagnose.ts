// Names the mistake behind a step's red tests, or stays silent.

import { existsSync, readFileSync } from 'node:fs'
import { findStep, signaturesFile } from '../course.ts'
import type { StepResult } from '../runner/result.ts'
import { markIn, signatureOf, silentMarks } from './signature.ts'

/** A mistake of the bank as the step knows it: its sentence, and a hash for each test it fails. */
export type KnownMistake = { fr: string; en: string; tests: string[] }
export type Signatures = Record<string, KnownMistake>
export type Diagnosis = { mistake: string; fr: string; en: string }

export function diagnose(result: StepResult): Diagnosis | undefined {
  const file = signaturesFile(findStep(result.step))
  if (!existsSync(file)) return undefined
  return nameMistake(signatureOf(result), JSON.parse(readFileSync(file, 'utf8')) as Signatures, silentMarks(result))
}

/**
 * The mistake whose red tests are exactly these. Failing that, two mistakes may be at work: one whose red tests are all
 * among these, the first red test included, because that is the one the learner is looking at. Tests that say nothing
 * yet speak for nobody: most learners write one function after the other. Two mistakes that explain the same tests
 * explain nothing.
 */
export function nameMistake(red: string[], signatures: Signatures, silent = new Set<string>()): Diagnosis | undefined {
  const [first] = red
  if (first === undefined) return undefined
  const inside = Object.entries(signatures)
    .map(([mistake, { tests, ...sentences }]) => ({
      mistake,
      ...sentences,
      tests: tests.filter(test => !silent.has(markIn(test))),
    }))
    .filter(({ tests }) => tests.includes(first) && tests.every(test => red.includes(test)))
  const most = Math.max(...inside.map(({ tests }) => tests.length))
  const [found, ...others] = inside.filter(({ tests }) => tests.length === most)
  return found && others.length === 0 ? { mistake: found.mistake, fr: found.fr, en: found.en } : undefined
}
