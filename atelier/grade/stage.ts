// A program is put on the stage: its bundle and the module of proxies that the tests will import in its place.

import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { testFile, starterFile, type Step } from '../course.ts'
import { readSource } from '../source.ts'
import { readFileSync } from 'node:fs'
import type { Limits, Parts } from './sandbox/engine.ts'
import type { Sandboxed } from './sandbox/session.ts'

const PROGRAM = join(import.meta.dirname, 'sandbox', 'program.ts')

/** What the tests of a step import from its module. */
export function wantedNames(step: Step): string[] {
  const tests = readSource(testFile(step))
  return tests.fault
    ? []
    : tests.imports.filter(({ source }) => source === `./${step.name}.ts`).flatMap(({ names }) => names)
}

/** The properties that the starter's types declare as functions: `suivante: (nom: string, …) => …`. */
export function methodsOf(step: Step): string[] {
  return [...readFileSync(starterFile(step), 'utf8').matchAll(/\b(\w+)\??: \([^)]*\) =>/g)].map(([, name]) => name!)
}

/** Writes the files into the folder, which is the run's own; gives the module for the runner. */
export function putOnStage(
  folder: string,
  key: string,
  step: Step,
  program: { script: string; map: string },
  parts: Parts,
  limits: Limits,
): string {
  const module = join(folder, `${key}.ts`)
  const script = join(folder, `${key}.js`)
  writeFileSync(script, program.script)
  writeFileSync(`${script}.map`, program.map)
  const options: Sandboxed = { file: module, script, parts, limits, methods: methodsOf(step) }
  writeFileSync(
    module,
    [
      `import { openProgram } from ${JSON.stringify(relative(folder, PROGRAM))}`,
      `const program = openProgram(${JSON.stringify(options)})`,
      ...wantedNames(step).map(name => `export const ${name} = program(${JSON.stringify(name)})`),
      '',
    ].join('\n'),
  )
  return module
}
