// The tests of the tests: the reference must pass them all, and each mistake of the bank should fail one of them.

import type { Mistake } from '../diagnosis/bank.ts'
import { redTests, type Fault, type StepResult, type TestResult } from '../runner/result.ts'
import type { Runner } from '../runner/runner.ts'
import { withBoard, type SeenTest } from './run-tests.ts'
import { testsFile, type Session } from './session-folder.ts'
import { witnessFile } from './witness.ts'

export type BankReport = {
  /** The tests cannot even meet the reference. */
  fault?: Fault
  /** The tests that the reference does not pass: it is they that are wrong. */
  wrong: SeenTest[]
  right: number
  caught: string[]
  missed: Mistake[]
}

export async function runBankReport(session: Session, runner: Runner): Promise<BankReport> {
  const { kata } = session
  const files = [witnessFile(kata.reference), ...kata.bank.map(({ file }) => file)]
  const tests = testsFile(session)
  const results = await runner.runJobs(files.map(file => ({ step: kata.folder, target: { kind: 'file', file }, tests })))
  return reportOf(kata.bank, results[0]!, results.slice(1))
}

/** A test that is wrong of the reference catches nobody; a program that does not run at all is caught by whatever is right. */
export function reportOf(bank: Mistake[], reference: StepResult, results: StepResult[]): BankReport {
  const wrong = redTests(reference)
  const right = reference.tests.filter(({ state }) => state === 'passed').map(keyOf)
  const isCaught = (result: StepResult) => right.length > 0
    && (result.fault !== undefined || redTests(result).some(test => right.includes(keyOf(test))))
  const caught = bank.filter((_, n) => isCaught(results[n]!))
  return {
    ...(reference.fault ? { fault: reference.fault } : {}),
    wrong: wrong.map(withBoard),
    right: right.length,
    caught: caught.map(({ name }) => name),
    missed: bank.filter(mistake => !caught.includes(mistake)),
  }
}

const keyOf = ({ group, title }: TestResult) => `${group}\0${title}`
