// Which module and which tests a job means.

import { basename } from 'node:path'
import { findStep, listSteps, testFile, type Step } from '../course.ts'
import type { Tested } from '../targets.ts'
import type { Job } from './protocol.ts'

export function testedBy({ step, target, tests }: Job): Tested {
  if (tests === undefined) return { step: findStep(step), target, tests: testFile(findStep(step)) }
  return { step: listSteps().find(({ folder }) => folder === step) ?? ownKata(step, tests), target, tests }
}

/** A kata of one's own is no step of the course: its module is named after its tests. */
function ownKata(folder: string, tests: string): Step {
  return { folder, number: '', name: basename(tests, '.test.ts') }
}
