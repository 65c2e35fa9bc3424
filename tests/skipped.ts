// The last lines of a run: what was skipped, why, and how to get it. REVERSI_SKIPPED_TO names a file that gets the test
// files in question, a line each, for whoever wants to run them elsewhere or later.

import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { TestCase, TestProject } from 'vitest/node'
import { LACK, type Need } from './machine.ts'

/** Called by Vitest before the first test; what it gives back, after the last. */
export default function listen({ vitest, config: { root } }: TestProject): () => void {
  return () => {
    const skipped = vitest.state
      .getTestModules()
      .flatMap(module => [...module.children.allTests('skipped')])
      .filter(test => lacksOf(test).length > 0)
    const filesOf = (tests: TestCase[]) => [...new Set(tests.map(({ module }) => relative(root, module.moduleId)))]
    for (const need of Object.keys(LACK) as Need[]) {
      const tests = skipped.filter(test => lacksOf(test).includes(need))
      if (tests.length > 0) console.log(`Skipped: ${tests.length} of ${filesOf(tests).join(', ')}: ${LACK[need]}.`)
    }
    const list = process.env.REVERSI_SKIPPED_TO
    if (list)
      writeFileSync(
        list,
        filesOf(skipped)
          .map(file => `${file}\n`)
          .join(''),
      )
  }
}

const lacksOf = (test: TestCase) => test.meta().lacks ?? []
