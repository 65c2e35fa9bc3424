// What is wrong with a program before any of it runs: no file, no syntax, a name the tests need and do not find.

import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { listSteps, type Step } from '../course.ts'
import { lineOfDeclaration, readSource } from '../source.ts'
import { fileOf, importedFile, isOfKit, type Tested } from '../targets.ts'
import type { Fault } from './result.ts'

export function preflight(tested: Tested): Fault | undefined {
  const file = fileOf(tested.step, tested.step, tested.target)
  const follow = followFrom(tested, listSteps())
  return follow(file) ?? follow(tested.tests) ?? missingExport(tested, file)
}

/**
 * Along relative imports, to the files that will run: a step stands on the earlier ones, and theirs may be the broken
 * one.
 */
function followFrom(tested: Tested, steps: Step[]): (file: string) => Fault | undefined {
  const seen = new Set<string>()
  const follow = (file: string): Fault | undefined => {
    if (seen.has(file) || isOfKit(file)) return undefined
    seen.add(file)
    if (!existsSync(file)) return { kind: 'missing-file', file, line: 1, message: '' }
    const source = readSource(file)
    if (source.fault) return { kind: 'syntax', ...source.fault }
    for (const { source: imported, line } of source.imports.filter(({ source }) => source.startsWith('.'))) {
      const next = importedFile(imported, file, tested, steps)
      const fault: Fault | undefined = existsSync(next)
        ? follow(next)
        : { kind: 'unknown-import', file, line, message: imported }
      if (fault) return fault
    }
    return undefined
  }
  return follow
}

function missingExport({ step, tests }: Tested, file: string): Fault | undefined {
  const source = readSource(file),
    wanting = readSource(tests)
  if (source.fault || wanting.fault) return undefined
  const wanted = wanting.imports.filter(({ source }) => source === `./${step.name}.ts`).flatMap(({ names }) => names)
  const exported = exportsOf(file)
  const missing = wanted.find(name => !exported.includes(name))
  return missing
    ? { kind: 'missing-export', file, line: lineOfDeclaration(source.text, missing), message: missing }
    : undefined
}

/** With what `export * from` passes on, each name once: a file's own stands before one that it passes on. */
export function exportsOf(file: string): string[] {
  const source = readSource(file)
  if (source.fault) return []
  return [...new Set([...source.exports, ...source.passesOn.flatMap(from => exportsOf(resolve(dirname(file), from)))])]
}
