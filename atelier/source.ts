// What can be said of a file without running it: where it does not parse, what it exports and imports.

import { readFileSync } from 'node:fs'
import { parseSync, type ParseResult } from 'rolldown/utils'

export type Place = { file: string; line: number }
export type SyntaxFault = Place & { message: string }
/** `isType`: an `import type`, which is gone before anything runs. */
export type Import = { source: string; names: string[]; line: number; isType: boolean }

export type Source =
  | { fault: SyntaxFault }
  | { fault?: undefined; exports: string[]; passesOn: string[]; imports: Import[]; text: string }

const known = new Map<string, { text: string; source: Source }>()

/** Read again when the text has changed. */
export function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const before = known.get(file)
  if (before?.text === text) return before.source
  const source = parse(file, text)
  known.set(file, { text, source })
  return source
}

function parse(file: string, text: string): Source {
  // With what only a whole reading sees, such as a name declared twice: it would not load either.
  const parsed = parseSync(file, text, { showSemanticErrors: true })
  const [error] = parsed.errors
  if (error) return { fault: { file, ...faultOf(error, text) } }
  return { exports: exportedNames(parsed), passesOn: passedOn(parsed), imports: importsOf(parsed, text), text }
}

/** Where the parser stumbled, on which word, and what it knows to be open still, from a line above. */
function faultOf({ message, labels }: ParseResult['errors'][number], text: string): Omit<SyntaxFault, 'file'> {
  const { start, end } = (message.endsWith('has already been declared') ? labels.at(-1) : labels[0]) ?? NOWHERE
  const line = lineAt(text, start)
  const opened = labels.find(label => label.message === 'Opened here')
  const from = opened && lineAt(text, opened.start)
  return {
    line,
    message: withWord(message, text.slice(start, end)) + (from && from !== line ? `, opened on line ${from}` : ''),
  }
}

const NOWHERE = { start: 0, end: 0 }

/** The parser names kinds of words, `Identifier`; whoever wrote the file knows the word. */
function withWord(message: string, word: string): string {
  if (message === 'Unexpected token' && !word.trim()) return 'Unexpected end of file'
  if (!/^\S{1,30}$/.test(word)) return message
  return message
    .replace(/^Unexpected token$/, () => `Unexpected \`${word}\``)
    .replace(/found `.*`$/, () => `found \`${word}\``)
}

/** The line on which a name is declared without being exported, or the first line of the file. */
export function lineOfDeclaration(text: string, name: string): number {
  const declared = new RegExp(`^\\s*(?:async\\s+)?(?:function|const|let|var|class)\\s+${name}\\b`)
  return (
    Math.max(
      text.split('\n').findIndex(line => declared.test(line)),
      0,
    ) + 1
  )
}

function exportedNames({ module }: ParseResult): string[] {
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? (exportName.kind === 'Default' ? ['default'] : [])),
  )
}

/** The modules of `export * from '…'`. */
function passedOn({ module }: ParseResult): string[] {
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest && exportName.kind === 'None' ? [moduleRequest.value] : [],
    ),
  )
}

function importsOf({ module }: ParseResult, text: string): Import[] {
  const fixed = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    source: moduleRequest.value,
    names: entries.flatMap(({ importName, isType }) => (isType ? [] : (importName.name ?? []))),
    line: lineAt(text, start),
    isType: isTypeOnly(text, start),
  }))
  const reExported = module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ moduleRequest }) =>
      moduleRequest
        ? [{ source: moduleRequest.value, names: [], line: lineAt(text, start), isType: isTypeOnly(text, start) }]
        : [],
    ),
  )
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    // A name that is computed is known only when it runs.
    const [, source] = /^['"`]([^'"`$]*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? []
    return source === undefined ? [] : [{ source, names: [], line: lineAt(text, start), isType: false }]
  })
  return [...fixed, ...reExported, ...dynamic]
}

/** `import type { … }`; `import { type … }` still loads its module. */
const isTypeOnly = (text: string, start: number) => /^(?:import|export)\s+type\b/.test(text.slice(start, start + 40))

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
