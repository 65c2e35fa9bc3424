// The tests of the tests: the reference must pass them all, and each mistake of the bank should fail one of them.

import type { Mistake } from '../diagnosis/bank.ts'
import { redTests, type Fault, type StepResult, type TestResult } from '../runner/result.ts'
import type { Runner } from '../runner/runner.ts'
import { withBoard } from './run-tests.ts'
import { testsFile, type Session } from './session-folder.ts'
import { witnessFile } from './witness.ts'

export type BankReport = {
  /** The tests cannot even meet the reference. */
  fault?: Fault
  /** One of them has no end with the reference: it would have none with each mistake, so they have not met. */
  endless?: true
  /** The tests that the reference does not pass: it is they that are wrong. */
  wrong: TestResult[]
  right: number
  caught: string[]
  missed: Mistake[]
}

export async function runBankReport(session: Session, runner: Runner): Promise<BankReport> {
  const { kata } = session
  const witness = witnessFile(kata.reference),
    tests = testsFile(session)
  const meet = (files: string[]) =>
    runner.runJobs(files.map(file => ({ step: kata.folder, target: { kind: 'file', file }, tests })))
  const [reference] = await meet([witness])
  const { fault } = reference!
  const isEndless = reference!.tests.some(({ state }) => state === 'endless')
  // The reference loads: whatever is told of its witness, the tests did.
  if (fault)
    return { ...reportOf([], reference!, []), fault: fault.file === witness ? { ...fault, file: tests } : fault }
  if (isEndless) return { ...reportOf([], reference!, []), endless: true }
  return reportOf(kata.bank, reference!, await meet(kata.bank.map(({ file }) => file)))
}

/**
 * A test that is wrong of the reference catches nobody; a program that does not run at all is caught by whatever is
 * right.
 */
export function reportOf(bank: Mistake[], reference: StepResult, results: StepResult[]): BankReport {
  const wrong = redTests(reference).filter(({ state }) => state !== 'not-run')
  const right = namesOf(reference, ({ state }) => state === 'passed')
  const isCaught = (result: StepResult) =>
    right.length > 0 &&
    (result.fault !== undefined ||
      namesOf(result, ({ state }) => state !== 'passed' && state !== 'not-run').some(name => right.includes(name)))
  const caught = bank.filter((_, n) => isCaught(results[n]!))
  return {
    ...(reference.fault ? { fault: reference.fault } : {}),
    wrong: wrong.map(withBoard),
    right: right.length,
    caught: caught.map(({ name }) => name),
    missed: bank.filter(mistake => !caught.includes(mistake)),
  }
}

/** Tests with one title, copied and not yet renamed, are told apart by their order. */
function namesOf({ tests }: StepResult, isMeant: (test: TestResult) => boolean): string[] {
  const titles = tests.map(({ group, title }) => `${group}\0${title}`)
  const names = titles.map((title, n) => `${title}\0${titles.slice(0, n).filter(other => other === title).length}`)
  return names.filter((_, n) => isMeant(tests[n]!))
}
