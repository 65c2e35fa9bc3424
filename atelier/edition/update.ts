// From a newer copy of the course: statements, tests and tools come, what the learner wrote stays.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hasSolutions, listSteps, ROOT } from '../course.ts'
import type { Lang } from '../dessin/langue.ts'
import { keepCopy } from '../kept-copy.ts'
import { UserMistake } from '../user-mistake.ts'
import {
  editionFiles,
  editionPackage,
  FILES,
  filesIn,
  renderManifest,
  ROOMS,
  type EditionFile,
} from './edition-files.ts'

/**
 * `fresh`: not there before. `changed`: replaced, a copy kept. `written`: the learner's own, left as it is though the
 * starter changed. `left`: a step that the newer copy does not have, left as it is.
 */
export type Change = { path: string; kind: 'fresh' | 'changed' | 'written' | 'left' }

const WITH_SOLUTIONS = ['solutions', 'tests', '.github', '.ci']
const WITH_SOLUTIONS_TOO = [
  'README.md',
  'README.fr.md',
  'package.json',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  '.markdownlint.json',
  '.markdownlintignore',
]
const PROGRAM = /^steps[\\/](\d\d-([^\\/]+))[\\/]\2\.ts$/

/**
 * Everything that the newer copy brings to this one. A whole workbook brings a student edition what an export of it
 * would hold.
 */
export function newerFiles(newer: string, mine = ROOT): EditionFile[] {
  if (hasSolutions(mine) && !hasSolutions(newer)) throw new UserMistake('newerIsEdition', newer)
  if (hasSolutions(newer) && !hasSolutions(mine))
    return editionFiles({ steps: listSteps(newer), lang: langOfEdition(mine) }, newer)
  const rooms = [...ROOMS, 'steps', ...(hasSolutions(mine) ? WITH_SOLUTIONS : [])]
  const names = [...FILES, ...WITH_SOLUTIONS_TOO].filter(name => existsSync(join(newer, name)))
  return [...names, ...rooms.flatMap(room => filesIn(newer, room))].map(path => ({
    path,
    bytes: bytesOf(path, newer, mine),
  }))
}

/** A starter, not what somebody wrote there; in a student edition, the language that it had. */
function bytesOf(path: string, newer: string, mine: string): Buffer {
  const starter = join(newer, dirname(path), '.depart')
  const bytes = readFileSync(PROGRAM.test(path) && existsSync(starter) ? starter : join(newer, path))
  return path === 'package.json' && !hasSolutions(mine)
    ? Buffer.from(renderManifest(editionPackage(bytes.toString('utf8'), langOfEdition(mine))))
    : bytes
}

function langOfEdition(root: string): Lang | undefined {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { config?: { lang?: Lang } }).config?.lang
}

export function planUpdate(files: EditionFile[], newer: string, mine = ROOT): Change[] {
  const known = new Set(listSteps(newer).map(({ folder }) => folder))
  const left = listSteps(mine)
    .filter(({ folder }) => !known.has(folder))
    .map(({ folder }): Change => ({ path: join('steps', folder), kind: 'left' }))
  return [
    ...files.flatMap(({ path, bytes }): Change[] => {
      const kind = kindOf(path, bytes, mine)
      return kind ? [{ path, kind }] : []
    }),
    ...left,
  ]
}

/** A program still as it came follows the course; one that was written in is never touched. */
function kindOf(path: string, after: Buffer, mine: string): Change['kind'] | undefined {
  if (!existsSync(join(mine, path))) return 'fresh'
  const now = readFileSync(join(mine, path))
  if (now.equals(after)) return undefined
  if (!PROGRAM.test(path)) return 'changed'
  const starter = join(mine, dirname(path), '.depart')
  const before = existsSync(starter) ? readFileSync(starter) : after
  if (now.equals(before)) return 'changed'
  return before.equals(after) ? undefined : 'written'
}

/**
 * First everything is written aside and the copies are kept; then each file takes its place, at once. A starter's copy
 * comes last.
 */
export function applyUpdate(files: EditionFile[], changes: Change[], mine = ROOT, now = new Date()): void {
  const taken = changes.filter(({ kind }) => kind === 'fresh' || kind === 'changed')
  const aside = join(mine, '.cache', 'update')
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  taken.forEach(({ path, kind }, n) => {
    if (kind === 'changed') keepCopy(join(mine, path), now)
    writeFileSync(join(aside, `${n}`), files.find(file => file.path === path)!.bytes)
  })
  const places = taken.map(({ path }, n) => ({ path, from: join(aside, `${n}`) }))
  for (const { path, from } of places.toSorted((a, b) => Number(isStarter(a.path)) - Number(isStarter(b.path)))) {
    mkdirSync(dirname(join(mine, path)), { recursive: true })
    renameSync(from, join(mine, path))
  }
  rmSync(aside, { recursive: true, force: true })
}

const isStarter = (path: string) => basename(path) === '.depart'
