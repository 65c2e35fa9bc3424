// A mistake that gets through, as a riddle: a position on which it shows, the right answer, and only then its name.

import type { Faits } from '../dessin/faits.ts'
import type { Mistake } from '../diagnosis/bank.ts'
import { redTests, type Call } from '../runner/result.ts'
import type { Runner } from '../runner/runner.ts'
import type { Kata } from './kata.ts'
import { witnessFile } from './witness.ts'

/** With neither facts nor a call, nobody wrote down where it shows: there is only the name. */
export type Riddle = { mistake: Mistake; faits?: Faits; call?: Call }

export const hasPlace = ({ faits, call }: Riddle) => faits !== undefined || call !== undefined

/** The author's own tests find the position: the first of them that the mistake fails. */
export async function findRiddle(kata: Kata, mistake: Mistake, runner: Runner): Promise<Riddle> {
  const isStep = kata.tests === undefined && kata.source === kata.folder
  if (!isStep && !kata.tests) return { mistake }
  const file = kata.tests ? witnessFile(mistake.file, kata.reference) : mistake.file
  const target = { kind: 'file', file, behind: mistake.file } as const
  const [result] = await runner.runJobs([{ step: kata.folder, target, ...(kata.tests ? { tests: kata.tests } : {}) }])
  const red = redTests(result!)
  const first = red.find(({ faits, call }) => faits || call) ?? red[0]
  const call = first?.call
  if (call || !first?.faits) return { mistake, ...(call ? { call } : {}) }
  return { mistake, faits: { ...first.faits, appel: withoutAnswer(first.faits.appel) } }
}

/** `expect(pile.depiler()).toBe(2)` says what the riddle asks. */
const withoutAnswer = (line: string) => line.replace(/\)\s*\.(?:not|resolves|rejects|to[A-Z]).*$/s, ')')
