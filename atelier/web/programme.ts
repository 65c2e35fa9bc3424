// The programs that the page plays with, one address a file: `/programme/01.03/04-coups/coups.ts` is step 04 for a
// learner whose own steps are 01 and 03. Those come from `steps/`, the others are lent by `solutions/`; and as a
// program imports its neighbours by relative path, the address decides for all of them at once.

import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { transformWithOxc } from 'vite'
import { hasSolutions, listSteps, shown, solutionFile, stepFile, type Step } from '../course.ts'
import { readSource, type Place } from '../source.ts'
import { addWitnesses, markLoops } from './instrument.ts'

const ADDRESS = /^\/programme\/(-|\d\d(?:\.\d\d)*)\/([a-z0-9-]+)\/([\w-]+\.ts)$/

export type Program = { code: string; map?: SourceMapPayload; file: string }

/** The JavaScript at an address, or nothing when there is no such program. */
export async function programAt(pathname: string, watched = false): Promise<Program | undefined> {
  const file = fileAt(pathname)
  if (!file) return undefined
  const text = readFileSync(file, 'utf8')
  const key = `${watched} ${file}`
  const known = translated.get(key)
  if (known?.text === text) return known.program
  const program = await translate(file, text, watched)
  translated.set(key, { text, program })
  return program
}

/** A page asks for a dozen files each time it opens, and they are seldom new. */
const translated = new Map<string, { text: string; program: Program }>()

async function translate(file: string, text: string, watched: boolean): Promise<Program> {
  const { fault } = readSource(file)
  if (fault) return { file, code: throwing(fault) }
  const marked = markLoops(file, text)
  const { code, map } = await transformWithOxc(watched ? addWitnesses(file, marked) : marked, file, { sourcemap: true })
  return { file, code, map: map as unknown as SourceMapPayload }
}

/** Where a line of that JavaScript stands in the file a person wrote. */
export async function placeAt(pathname: string, line: number, column: number): Promise<Place | undefined> {
  const program = await programAt(pathname)
  if (!program?.map) return undefined
  const entry = new SourceMap(program.map).findEntry(line - 1, column - 1)
  return 'originalLine' in entry ? { file: shown(program.file), line: entry.originalLine + 1 } : undefined
}

function fileAt(pathname: string): string | undefined {
  const [, own = '', folder, name] = ADDRESS.exec(pathname) ?? []
  const step = listSteps().find(step => step.folder === folder)
  if (!step || !name || name.endsWith('.test.ts')) return undefined
  const home = dirname(homeOf(step, own.split('.')))
  const file = join(home, name)
  return existsSync(file) && realpathSync(file).startsWith(realpathSync(home) + sep) ? file : undefined
}

/** The student edition has nothing to lend: there, a function is the learner's, written or not. */
const homeOf = (step: Step, own: string[]) =>
  own.includes(step.number) || !hasSolutions() ? stepFile(step) : solutionFile(step)

/** A file that does not parse says so as an error of its own, which knows its place. */
function throwing({ file, line, message }: Place & { message: string }): string {
  return (
    `throw Object.assign(new SyntaxError(${JSON.stringify(message)}), { ` +
    `place: ${JSON.stringify({ file: shown(file), line })} })`
  )
}
