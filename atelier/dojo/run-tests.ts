// The participants' tests against a program, with the board of the last call for a check that shows none.

import { existsSync } from 'node:fs'
import { lineOfDeclaration, readSource } from '../source.ts'
import type { StepResult, TestResult } from '../runner/result.ts'
import type { Runner } from '../runner/runner.ts'
import { readMark, type Call } from './call-mark.ts'
import { moduleFile, testsFile, type Session } from './session-folder.ts'
import { witnessFile } from './witness.ts'

export type SeenTest = TestResult & { call?: Call }

export async function runTests(session: Session, runner: Runner): Promise<StepResult> {
  const program = moduleFile(session)
  const file = existsSync(program) ? witnessFile(program) : program
  const [result] = await runner.runJobs([{ step: session.kata.folder, target: { kind: 'file', file }, tests: testsFile(session) }])
  return withoutWitness({ ...result!, tests: result!.tests.map(withBoard) }, file, program)
}

/** A plain `expect` knows two values; the call that was seen knows the position. */
export function withBoard(test: TestResult): SeenTest {
  const { call, log } = readMark(test.log)
  const faits = test.faits?.genre === 'valeur' && call?.grid && !test.faits.grille ? { ...test.faits, grille: call.grid } : test.faits
  return { ...test, log, ...(faits ? { faits } : {}), ...(call ? { call } : {}) }
}

/** What is told of the witness is meant for the program behind it. */
function withoutWitness(result: StepResult, witness: string, program: string): StepResult {
  const { fault } = result
  if (fault?.file !== witness) return { ...result, file: program }
  const source = readSource(program)
  return { ...result, file: program, fault: { ...fault, file: program, line: source.fault ? 1 : lineOfDeclaration(source.text, fault.message) } }
}
