// The folder that a teacher gives: each entry is a student. An export of Moodle is a folder or a zip of such entries.

import { readdirSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { listSteps } from '../../course.ts'
import { UserMistake } from '../../user-mistake.ts'
import { isMoodle, ownName, studentOf, type Student } from './names.ts'
import { addZip, addZipFile, emptyTree, readRegular, remark, statsOf, takeFile, walkFolder, type Tree } from './tree.ts'
import { readZip } from './zip.ts'

/** A student and how to read what was handed in; `id` is unique in the class. */
export type Submission = Student & { id: string; read(): Tree }

/** An entry of the folder: all that somebody handed in, or a part of it. */
type Entry = Student & { add(tree: Tree): void }

/** What systems and tools leave in a folder; any other name may be somebody's. */
const NOBODY = ['.git', '.github', '.vscode', '.idea', '.cache', '__MACOSX', 'node_modules']

const CLASS_ZIP_MAX = 500_000_000

/** `out` is where the report goes: nobody's work, if it lies among the submissions. */
export function findSubmissions(folder: string, out?: string): Submission[] {
  const stats = statsOf(folder)
  if (!stats) throw new UserMistake('noSuchFolder', folder)
  if (stats.isFile() && /\.zip$/i.test(folder)) return unique(gathered(inClassZip(folder) ?? [oneZip(folder)]))
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new UserMistake('notAFolder', folder)
  const names = readable(folder)
    .filter(name => !NOBODY.includes(name) && resolve(folder, name) !== out)
    .sort()
  if (looksLikeOneStudent(names)) throw new UserMistake('oneStudent', folder)
  const found = names.flatMap(name => inEntry(join(folder, name), name))
  if (found.length === 0) throw new UserMistake('noSubmissions', folder)
  return unique(gathered(found))
}

function readable(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    throw new UserMistake('cannotRead', folder, (error as NodeJS.ErrnoException).code ?? '')
  }
}

/** The folder of one student, or the workbook itself, given in place of the folder of them all. */
function looksLikeOneStudent(names: string[]): boolean {
  const steps = listSteps()
  return names.some(name => name === 'steps' || steps.some(step => name === step.folder || name === `${step.name}.ts`))
}

function inEntry(path: string, name: string): Entry[] {
  const stats = statsOf(path)
  if (stats?.isDirectory()) return [{ ...studentOf(name), add: tree => walkFolder(path, tree) }]
  if (stats?.isSymbolicLink()) return [{ ...studentOf(name), add: tree => remark(tree, 'symlink', name) }]
  if (stats?.isFile() && /\.zip$/i.test(name)) return inClassZip(path) ?? [oneZip(path)]
  if (stats?.isFile() && isMoodle(name))
    return [{ ...studentOf(name), add: tree => takeFile(tree, path, ownName(name)) }]
  return []
}

function oneZip(path: string): Entry {
  const name = basename(path)
  return { ...studentOf(name), add: tree => addZipFile(tree, path, ownName(name)) }
}

/** A zip whose entries are Moodle's holds a whole class. */
function inClassZip(path: string): Entry[] | undefined {
  const bytes = readRegular(path, CLASS_ZIP_MAX)
  const names = bytes && readZip(bytes)?.map(({ name }) => name.split('/')[0]!)
  const tops = [...new Set(names)].filter(isMoodle).sort()
  if (tops.length === 0) return undefined
  const inside = (top: string) => (name: string) =>
    name === top ? ownName(top) : name.startsWith(`${top}/`) ? name.slice(top.length + 1) : undefined
  return tops.map(top => ({ ...studentOf(top), add: tree => addZip(tree, bytes!, '', basename(path), 1, inside(top)) }))
}

/** Moodle gives one student several entries: files, a text typed online, and without folders each file by itself. */
function gathered(entries: Entry[]): Omit<Submission, 'id'>[] {
  const people = new Map<unknown, Entry[]>()
  for (const entry of entries) people.set(entry.moodle ?? entry, [...(people.get(entry.moodle ?? entry) ?? []), entry])
  return Array.from(people.values(), parts => {
    const [{ name, moodle }] = parts as [Entry]
    return {
      name,
      ...(moodle ? { moodle } : {}),
      read() {
        const tree = emptyTree()
        for (const part of parts) part.add(tree)
        return tree
      },
    }
  })
}

/**
 * Students of one name are told apart by a number, Moodle's where there is one; nobody gets the name of somebody else.
 */
function unique(found: Omit<Submission, 'id'>[]): Submission[] {
  const names = found.map(({ name }) => name),
    given = new Set<string>()
  return found.map(submission => {
    const { name, moodle } = submission
    const isFree = (id: string) => !given.has(id) && (id === name || !names.includes(id))
    const alone = names.indexOf(name) === names.lastIndexOf(name)
    let id = moodle && !alone ? `${name} (${moodle})` : name
    for (let n = 2; !isFree(id); n++) id = `${name} (${n})`
    given.add(id)
    return { ...submission, id }
  })
}
