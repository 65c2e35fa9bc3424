// What the pages of an edition say: a sentence about something that it does not carry stays at home.

import { dirname, join, normalize } from 'node:path'

/** What an edition carries: its files, as paths from the root, and the names of its commands. */
export type Carried = { files: Set<string>; scripts: string[] }

const ROOM = /^(?:steps|solutions|atelier|tests|docs)\//
const ROOT_PAGE = /^[A-Z]+\.md$/

/** Without the list items, table rows and paragraphs that cite what is not there, and what they leave empty. */
export function withoutMissing(page: string, text: string, carried: Carried): string {
  const units = unitsOf(text).filter(unit => missingIn(page, unit, carried).length === 0)
  return withoutEmptyTables(units)
    .filter((unit, n, all) => !isEmptyHeading(unit, all.slice(n + 1)))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replace(/\n*$/, '\n')
}

/** Links, paths and commands that lead nowhere in this edition. */
export function missingIn(page: string, text: string, { files, scripts }: Carried): string[] {
  const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, link]) => join(dirname(page), link!))
  const named = [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code]) => code!.split(/\s+/))
    .filter(name => ROOM.test(name) || ROOT_PAGE.test(name))
  const commands = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name]) => name!)
  return [
    ...[...links, ...named].filter(path => !isCarried(path, files)),
    ...commands.filter(name => !scripts.includes(name)).map(name => `npm run ${name}`),
  ]
}

/** A file, a folder, or a path with a placeholder in a room that is there: `steps/NN-nom/nom.ts`. */
function isCarried(path: string, files: Set<string>): boolean {
  const known = normalize(path.replace(/(^|\/)[^/]*(?:NN|nom\b|\*|\{)[^]*$/, '$1')).replace(/[\\/]$/, '')
  return files.has(known) || [...files].some(file => file.startsWith(join(known, '/')))
}

/** A heading, a list item, a row of a table, a paragraph, a block of code, an empty line. */
function unitsOf(text: string): string[] {
  const units: string[] = []
  let isCode = false
  for (const line of text.trimEnd().split('\n')) {
    const begins = !isCode && (/^(?:$|- |\| |#+ |\d+\. |```)/.test(line) || !units.at(-1))
    if (begins) units.push(line)
    else units.push(`${units.pop()}\n${line}`)
    if (line.startsWith('```')) isCode = !isCode
  }
  return units
}

/** The head of a table and the line under it, when no row is left. */
function withoutEmptyTables(units: string[]): string[] {
  const isRow = (unit: string | undefined) => unit?.startsWith('| ') ?? false
  const isRule = (unit: string | undefined) => unit?.startsWith('| ---') ?? false
  return units.filter((unit, n) => {
    if (isRule(unit)) return isRow(units[n + 1])
    return !(isRow(unit) && isRule(units[n + 1])) || isRow(units[n + 2])
  })
}

/** Nothing under it, or only a heading that is as high. */
function isEmptyHeading(unit: string, after: string[]): boolean {
  const level = levelOf(unit)
  const next = after.find(Boolean)
  return level > 0 && (next === undefined || (levelOf(next) > 0 && levelOf(next) <= level))
}

const levelOf = (unit: string) => /^(#+) /.exec(unit)?.[1]!.length ?? 0
