// A student edition proves itself before anyone gets it: its starters are red for the right reason, and nothing of the
// solutions is in it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { otherSolutions, solutionFile, starterFile, type Step } from '../course.ts'
import { runInLanes } from '../runner/lanes.ts'
import type { EditionFile } from './edition-files.ts'

/** Below this length, without spaces, a line is one that anybody may write. */
const TELLING = 30
/** Tests have to say what is right, with the functions of earlier steps: there, a short line is nobody's. */
const TELLING_IN_TESTS = 40

export type EditionCheck = { starters: string[]; leaks: { path: string; line: string }[] }

/** What is wrong; nothing, when both lists are empty. */
export async function checkEdition(folder: string, steps: Step[], files: EditionFile[]): Promise<EditionCheck> {
  const results = await runInLanes(
    steps.map(step => ({
      step: step.folder,
      target: { kind: 'file', file: join(folder, 'steps', step.folder, `${step.name}.ts`) },
    })),
  )
  const begun = results.filter(
    ({ fault, tests }) => fault || tests.length === 0 || tests.some(({ state }) => state !== 'not-begun'),
  )
  return { starters: begun.map(({ step }) => step), leaks: findLeaks(steps, files) }
}

/** A line of this step's solution or of a later one; outside the steps, of any. */
export function findLeaks(steps: Step[], files: EditionFile[]): EditionCheck['leaks'] {
  const secrets = steps.map(secretsOf)
  return files.flatMap(({ path, bytes }) => {
    const first = Math.max(
      0,
      steps.findIndex(({ folder }) => path.startsWith(join('steps', folder, '/'))),
    )
    const telling = path.endsWith('.test.ts') ? TELLING_IN_TESTS : TELLING
    const hidden = new Set(
      secrets
        .slice(first)
        .flat()
        .filter(line => line.length >= telling),
    )
    return bytes
      .toString('utf8')
      .split('\n')
      .filter(line => hidden.has(squeeze(line)))
      .map(line => ({ path, line: line.trim() }))
  })
}

function secretsOf(step: Step): string[] {
  const given = new Set(linesOf(starterFile(step)))
  return [solutionFile(step), ...otherSolutions(step)]
    .flatMap(linesOf)
    .filter(
      line =>
        line.length >= TELLING &&
        !given.has(line) &&
        !/^(?:import|export(?:type|const|async)?function|\/\/|\/\*|\*)/.test(line),
    )
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').map(squeeze)
const squeeze = (line: string) => line.replaceAll(/\s/g, '')
