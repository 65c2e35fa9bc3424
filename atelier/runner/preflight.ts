// What is wrong with a program before any of it runs: no file, no syntax, a name the tests need and do not find.

import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { listSteps, testFile, type Step } from '../course.ts'
import { lineOfDeclaration, readSource } from '../source.ts'
import { fileOf, stepOf, type Target } from '../targets.ts'
import type { Fault } from './result.ts'

export function preflight(step: Step, target: Target): Fault | undefined {
  const file = fileOf(step, step, target)
  return faultOfFile(file, new Set()) ?? missingExport(step, file)
}

/** Follows relative imports: a step stands on the earlier ones, and theirs may be the broken file. */
function faultOfFile(file: string, seen: Set<string>): Fault | undefined {
  if (seen.has(file)) return undefined
  seen.add(file)
  if (!existsSync(file)) return { kind: 'missing-file', file, line: 1, message: '' }
  const source = readSource(file)
  if (source.fault) return { kind: 'syntax', ...source.fault }
  for (const { source: imported, line } of source.imports) {
    if (!imported.startsWith('.')) continue
    const next = resolve(dirname(file), imported)
    // A submission may import `../01-plateau/plateau.ts` with nothing there: the solutions lend it.
    if (!existsSync(next) && !stepOf(next, listSteps())) return { kind: 'unknown-import', file, line, message: imported }
    const fault = existsSync(next) ? faultOfFile(next, seen) : undefined
    if (fault) return fault
  }
  return undefined
}

function missingExport(step: Step, file: string): Fault | undefined {
  const source = readSource(file), tests = readSource(testFile(step))
  if (source.fault || tests.fault) return undefined
  const wanted = tests.imports.filter(({ source }) => source === `./${step.name}.ts`).flatMap(({ names }) => names)
  const exported = exportsOf(file)
  const missing = wanted.find(name => !exported.includes(name))
  return missing ? { kind: 'missing-export', file, line: lineOfDeclaration(source.text, missing), message: missing } : undefined
}

/** With what `export * from` passes on. */
function exportsOf(file: string): string[] {
  const source = readSource(file)
  if (source.fault) return []
  return [...source.exports, ...source.passesOn.flatMap(from => exportsOf(resolve(dirname(file), from)))]
}
