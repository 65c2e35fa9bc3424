// Stands between a test and the program, and remembers the last call: a plain `expect` says what was answered, not to
// what. This writes the module that the tests then import; `witness-calls.ts` is what that module calls, in the tests'
// thread.

import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { ROOT } from '../course.ts'
import { orSay } from '../kept-copy.ts'
import { exportsOf } from '../runner/preflight.ts'

const FOLDER = join(ROOT, '.cache', 'dojo')

/** The program with its functions watched; with a reference, its answer to each call is known too. */
export function witnessFile(program: string, reference?: string): string {
  const names = exportsOf(program)
  const watched = names
    .filter(name => name !== 'default')
    .map(name => `export const ${name} = seen('${name}', program.${name}${reference ? `, reference.${name}` : ''})`)
  const lines = [
    "import { afterEach } from 'vitest'",
    `import * as program from ${fromHere(program)}`,
    ...(reference ? [`import * as reference from ${fromHere(reference)}`] : []),
    `import { witness } from ${fromHere(join(import.meta.dirname, 'witness-calls.ts'))}`,
    'const seen = witness(afterEach)',
    `export * from ${fromHere(program)}`,
    ...(names.includes('default') ? [`export { default } from ${fromHere(program)}`] : []),
    ...watched,
  ]
  const file = join(FOLDER, `${basename(dirname(program))}-${basename(program)}`)
  orSay(file, () => {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, `${lines.join('\n')}\n`)
  })
  return file
}

const fromHere = (path: string) => JSON.stringify(`./${relative(FOLDER, path).replaceAll('\\', '/')}`)
