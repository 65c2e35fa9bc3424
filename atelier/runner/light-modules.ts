// The modules of a job, ready for the light runner: every file that the tests import, turned into JavaScript once, and
// which file each of its imports means for this very job.

import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { listSteps } from '../course.ts'
import { readSource } from '../source.ts'
import { importedFile, isOfKit, type Tested } from '../targets.ts'

export const STAND_IN = join(import.meta.dirname, 'stand-in.ts')
export const LIGHT_TESTS = join(import.meta.dirname, 'light-tests.ts')

/** File by file, what each import of it means: another file, or the name of a package. */
export type Links = Record<string, Record<string, string>>
/** `isFixed`: what it exports is what it is once it has loaded. `lines` is its map, once somebody has asked. */
export type Code = { code: string; map: string; isFixed: boolean; lines?: SourceMap }

/** Nothing where the tests ask more of Vitest than the stand-in has. */
export function linksOf(tested: Tested): Links | undefined {
  return isLight(tested.tests) ? follow(tested, [tested.tests, LIGHT_TESTS]) : undefined
}

/** Every file that the tests of a program load, whoever runs them. */
export const filesOf = (tested: Tested): string[] =>
  Object.keys(follow(tested, [tested.tests])).filter(file => file !== STAND_IN)

function follow(tested: Tested, from: string[]): Links {
  const steps = listSteps()
  const links: Links = {}
  const look = (file: string) => {
    if (links[file]) return
    const meant: Record<string, string> = (links[file] = {})
    const source = readSource(file)
    if (source.fault) return
    for (const { source: wanted } of source.imports.filter(({ isType }) => !isType)) {
      meant[wanted] = meantBy(wanted, file, tested, steps)
      if (isFile(wanted) || wanted === 'vitest') look(meant[wanted])
    }
  }
  from.forEach(look)
  return links
}

const isFile = (wanted: string) => wanted.startsWith('.')

function meantBy(wanted: string, from: string, tested: Tested, steps: ReturnType<typeof listSteps>): string {
  if (wanted === 'vitest') return STAND_IN
  return isFile(wanted) ? importedFile(wanted, from, tested, steps) : wanted
}

const STANDS_IN = ['describe', 'test', 'beforeEach', 'afterEach']

function isLight(tests: string): boolean {
  const source = readSource(tests)
  if (source.fault) return false
  const names = source.imports.filter(({ source }) => source === 'vitest').flatMap(({ names }) => names)
  return (
    names.every(name => STANDS_IN.includes(name)) && !/\b(?:describe|test|beforeEach|afterEach)\.\w/.test(source.text)
  )
}

/** Modules that every job of a thread shares: the kit, and the runner's own. */
export const isShared = (file: string) => isOfKit(file)

const known = new Map<string, Promise<Code> & { text?: string }>()

/** As JavaScript, with the map back to the lines that were written. */
export function codeOf(file: string): Promise<Code> {
  const text = readFileSync(file, 'utf8')
  const before = known.get(file)
  if (before?.text === text) return before
  const code = Object.assign(compile(file, text), { text })
  known.set(file, code)
  return code
}

async function compile(file: string, text: string): Promise<Code> {
  const { code, map } = await transform(text, {
    loader: 'ts',
    format: 'cjs',
    target: 'es2023',
    sourcefile: file,
    sourcemap: 'external',
    sourcesContent: false,
    // As Vite reads the course: an import stays an import, used or not.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  })
  return { code, map, isFixed: !/^(?:export )?(?:let|var)\b/m.test(text) }
}

/** A stack whose lines are those that were written. */
export function writtenLines(stack: string, codes: Record<string, Code>): string {
  return Object.entries(codes)
    .filter(([file]) => stack.includes(file))
    .reduce(
      (text, [file, code]) =>
        text
          .split(`${file}:`)
          .map((rest, n) =>
            n === 0 ? rest : rest.replace(/^(\d+):(\d+)/, (_, line, column) => written(code, +line, +column)),
          )
          .join(`${file}:`),
      stack,
    )
}

function written(code: Code, line: number, column: number): string {
  code.lines ??= new SourceMap(JSON.parse(code.map) as SourceMapPayload)
  const entry = code.lines.findEntry(line - 1, column - 1)
  return 'originalLine' in entry ? `${entry.originalLine + 1}:${entry.originalColumn + 1}` : `${line}:${column}`
}
