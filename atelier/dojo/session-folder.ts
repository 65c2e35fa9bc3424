// The folder of a session: made once, found again, read at each save.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hasSolutions, ROOT } from '../course.ts'
import { localDate, orSay } from '../kept-copy.ts'
import { UserMistake } from '../user-mistake.ts'
import { addEntry, JOURNAL, readJournal } from './journal.ts'
import { findKata, type Kata } from './kata.ts'

export const SESSIONS = join(ROOT, 'dojo')

export type Session = { folder: string; kata: Kata }

export const moduleFile = ({ folder, kata }: Session) => join(folder, `${kata.name}.ts`)
export const testsFile = ({ folder, kata }: Session) => join(folder, `${kata.name}.test.ts`)

export function makeSession(kata: Kata, now = new Date()): Session {
  const folder = freeFolder(join(SESSIONS, `${localDate(now).slice(0, 10)}-${kata.folder}`))
  return orSay(folder, () => {
    try {
      fillFolder(folder, kata, now)
    } catch (error) {
      // Half a session would be the last one, and could not be gone on with.
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
    return { folder, kata }
  })
}

function fillFolder(folder: string, kata: Kata, now: Date): void {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text, { flag: 'wx' })
  write('README.md', readFileSync(kata.statement.fr, 'utf8'))
  if (kata.statement.en !== kata.statement.fr) write('README.en.md', readFileSync(kata.statement.en, 'utf8'))
  const starter = fromHere(readFileSync(kata.starter, 'utf8'))
  write(`${kata.name}.ts`, starter)
  write(`${kata.name}.test.ts`, emptyTests(kata, starter))
  writeEditorSettings()
  addEntry(folder, { kind: 'new', kata: kata.source }, now.getTime())
}

/** By name, or the one whose journal was written last. */
export function findSession(wanted?: string): Session {
  const known = existsSync(SESSIONS)
    ? readdirSync(SESSIONS).filter(name => existsSync(join(SESSIONS, name, JOURNAL)))
    : []
  const name = wanted === undefined ? lastOf(known) : known.find(name => name === basename(wanted))
  if (name === undefined && known.length === 0 && !hasSolutions()) throw new UserMistake('dojoNeedsSolutions')
  if (name === undefined)
    throw wanted === undefined
      ? new UserMistake('noSession')
      : new UserMistake('unknownSession', wanted, known.join(', '))
  const folder = join(SESSIONS, name)
  const made = readJournal(folder).find(({ kind }) => kind === 'new')
  if (made?.kind !== 'new') throw new UserMistake('unreadableSession', name)
  return { folder, kata: findKata(made.kata) }
}

/** Not what an editor puts beside it for a while: `.#nom.ts`, `._nom.ts`. */
export const isWritten = (name: string) => name.endsWith('.ts') && !name.startsWith('.')

/** Everything the participants write, by name. */
export function readFiles(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter(isWritten).sort()
  return Object.fromEntries(
    names.flatMap(name => {
      const text = readIfThere(join(folder, name))
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

/** An editor that saves by renaming may take a file away between two looks. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const lastOf = (names: string[]) => names.toSorted((a, b) => writtenAt(a) - writtenAt(b)).at(-1)
const writtenAt = (name: string) => statSync(join(SESSIONS, name, JOURNAL)).mtimeMs

function freeFolder(path: string, number = 1): string {
  const name = number === 1 ? path : `${path}-${number}`
  return existsSync(name) ? freeFolder(path, number + 1) : name
}

/** A starter names its neighbours in `steps/`; from here they are two floors away. Runs lend the references instead. */
const fromHere = (text: string) => text.replaceAll(/from '\.\.\/(?=\d\d-)/g, "from '../../steps/")

function emptyTests({ name }: Kata, starter: string): string {
  const written = [
    ...starter.matchAll(/^export (?:(?:async )?function\*? |(?:abstract )?class |const (?=\w+[^\n]*=>))(\w+)/gm),
  ].map(([, name]) => name)
  return `import { expect, test } from 'vitest'
import { ${written.join(', ')} } from './${name}.ts'

// Un plateau se dessine : lireDessin('…').grille, de '../../atelier/dessin/plateau.ts' (docs/kata.fr.md).
// A board can be drawn: lireDessin('…').grille, from '../../atelier/dessin/plateau.ts' (docs/kata.md).

test('un exemple à remplacer | an example to replace', () => {
  expect(6 * 9).toBe(42)
})
`
}

/** So that an editor reads the participants' files as it reads the workbook's. */
function writeEditorSettings(): void {
  const file = join(SESSIONS, 'tsconfig.json')
  if (!existsSync(file))
    writeFileSync(file, `${JSON.stringify({ extends: '../tsconfig.json', include: ['.'] }, null, 2)}\n`)
}
