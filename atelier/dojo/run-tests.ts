// The participants' tests against a program, with the board of the last call for a check that shows none.

import { existsSync, readFileSync } from 'node:fs'
import { lineOfDeclaration } from '../source.ts'
import type { Fault, StepResult, TestResult } from '../runner/result.ts'
import type { Runner } from '../runner/runner.ts'
import { moduleFile, testsFile, type Session } from './session-folder.ts'
import { witnessFile } from './witness.ts'

export async function runTests(session: Session, runner: Runner): Promise<StepResult> {
  const program = moduleFile(session),
    tests = testsFile(session)
  // Without a program there is nothing to watch; that it is missing will be told.
  const file = existsSync(program) ? witnessFile(program) : program
  const [result] = await runner.runJobs([{ step: session.kata.folder, target: { kind: 'file', file }, tests }])
  const isLoaded = result!.loaded ?? false
  const fault =
    result!.fault &&
    (file === program ? result!.fault : withoutWitness(result!.fault, { witness: file, program, tests, isLoaded }))
  return { ...result!, file: program, fault, tests: result!.tests.map(withBoard) }
}

/** A plain `expect` knows two values; the call that was seen knows the position. */
export function withBoard(test: TestResult): TestResult {
  const { call, faits } = test
  return faits?.genre === 'valeur' && call?.grid && !faits.grille
    ? { ...test, faits: { ...faits, grille: call.grid } }
    : test
}

/** What is told of the witness is meant for the program behind it, or for the tests, once the program was loaded. */
function withoutWitness(
  fault: Fault,
  { witness, program, tests, isLoaded }: { witness: string; program: string; tests: string; isLoaded: boolean },
): Fault {
  if (fault.file !== witness) return fault
  if (isLoaded) return { ...fault, file: tests, line: 1 }
  return { ...fault, file: program, line: fault.kind === 'missing-export' ? lineOf(fault.message, program) : 1 }
}

/** The program may have been saved, or taken away, since its tests ran. */
function lineOf(name: string, program: string): number {
  return existsSync(program) ? lineOfDeclaration(readFileSync(program, 'utf8'), name) : 1
}
