// Hints and statements do not contain a line of the solution.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hintsFile, listSteps, otherSolutions, solutionFile, starterFile, statementFile } from '../atelier/course.ts'

/** Below this length a line is only syntax that anyone would write. */
const TELLING = 14
/** An import, a comment, or one parameter of a signature that has a line for each: none tells how. */
const TELLS_NOTHING = /^(import|\/\/|\/\*|\*)|^\w+:\w+,$/

describe.for(listSteps())('$folder', step => {
  const given = linesOf(starterFile(step))
  const secret = [solutionFile(step), ...otherSolutions(step)]
    .flatMap(linesOf)
    .filter(line => line.length >= TELLING && !given.includes(line) && !TELLS_NOTHING.test(line))

  test('the solution has lines to keep', () => {
    expect(secret.length).toBeGreaterThan(0)
  })

  test.for(['fr', 'en'] as const)('nothing of the solution is in the pages (%s)', lang => {
    const pages = [statementFile(step, lang), hintsFile(step, lang)]
      .map(file => squeeze(readFileSync(file, 'utf8')))
      .join('')
    expect(secret.filter(line => pages.includes(line))).toEqual([])
  })
})

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n').map(squeeze)
}

/** Without white space: a line is the same however it is laid out. */
function squeeze(text: string): string {
  return text.replaceAll(/\s/g, '')
}
