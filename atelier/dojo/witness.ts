// Stands between a test and the program, and remembers the last call: a plain `expect` says what was answered, not to what.
// This writes the module that the tests then import; `witness-calls.ts` is what that module calls, in the tests' thread.

import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { ROOT } from '../course.ts'
import { exportsOf } from '../runner/preflight.ts'

/** The program, or the mistake, with its functions watched. */
export function witnessFile(program: string, reference: string): string {
  const folder = join(ROOT, '.cache', 'dojo')
  const file = join(folder, `${basename(dirname(program))}-${basename(program)}`)
  const from = (path: string) => JSON.stringify(`./${relative(folder, path).replaceAll('\\', '/')}`)
  const watched = exportsOf(program).map(name => `export const ${name} = seen('${name}', program.${name}, reference.${name})`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `import { afterEach } from 'vitest'
import * as program from ${from(program)}
import * as reference from ${from(reference)}
import { witness } from ${from(join(import.meta.dirname, 'witness-calls.ts'))}
const seen = witness(afterEach)
export * from ${from(program)}
${watched.join('\n')}
`)
  return file
}
