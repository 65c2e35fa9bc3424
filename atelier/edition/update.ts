// From a newer copy of the course: statements, tests and tools come, what the learner wrote stays.

import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasSolutions, ROOT } from '../course.ts'
import { keepCopy, writeAtOnce } from '../kept-copy.ts'
import { editionPackage, FILES, filesIn, ROOMS } from './edition-files.ts'

/** `fresh`: not there before. `changed`: replaced, a copy kept. `written`: the learner's own, left as it is though the starter changed. */
export type Change = { path: string; kind: 'fresh' | 'changed' | 'written' }

const WITH_SOLUTIONS = ['solutions', 'tests']
const PROGRAM = /^steps[\\/](\d\d-([^\\/]+))[\\/]\2\.ts$/

export function planUpdate(newer: string, mine = ROOT): Change[] {
  const rooms = [...ROOMS, 'steps', ...(existsSync(join(mine, 'solutions')) ? WITH_SOLUTIONS : [])]
  const paths = [...[...FILES, 'README.md', 'README.fr.md', 'package.json'].filter(name => existsSync(join(newer, name))), ...rooms.flatMap(room => filesIn(newer, room))]
  return paths.flatMap((path): Change[] => {
    const kind = kindOf(path, newer, mine)
    return kind ? [{ path, kind }] : []
  })
}

function kindOf(path: string, newer: string, mine: string): Change['kind'] | undefined {
  if (!existsSync(join(mine, path))) return 'fresh'
  if (PROGRAM.test(path)) return kindOfProgram(path, newer, mine)
  return textOf(path, newer).equals(readFileSync(join(mine, path))) ? undefined : 'changed'
}

/** A program still as it came follows the course; one that was written in is never touched. */
function kindOfProgram(path: string, newer: string, mine: string): Change['kind'] | undefined {
  const starter = join(dirname(path), '.depart')
  const before = join(mine, starter), after = join(newer, starter)
  if (!existsSync(before) || !existsSync(after) || readFileSync(before).equals(readFileSync(after))) return undefined
  return readFileSync(join(mine, path)).equals(readFileSync(before)) ? 'changed' : 'written'
}

export function applyUpdate(changes: Change[], newer: string, mine = ROOT, now = new Date()): void {
  for (const { path, kind } of changes) {
    if (kind === 'written') continue
    if (kind === 'changed') keepCopy(join(mine, path), now)
    mkdirSync(dirname(join(mine, path)), { recursive: true })
    writeAtOnce(join(mine, path), textOf(path, newer))
  }
}

/** What the newer copy brings: a starter, not what somebody wrote there; in a student edition, only its commands. */
function textOf(path: string, newer: string): Buffer {
  const starter = join(newer, dirname(path), '.depart')
  if (PROGRAM.test(path) && existsSync(starter)) return readFileSync(starter)
  const bytes = readFileSync(join(newer, path))
  return path === 'package.json' && !hasSolutions() ? Buffer.from(editionPackage(bytes.toString('utf8'), undefined)) : bytes
}
