// The folder that a teacher gives: each entry is a student. An export of Moodle is a folder or a zip of such entries.

import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listSteps } from '../../course.ts'
import { UserMistake } from '../../user-mistake.ts'
import { isMoodleFolder, studentOf, type Student } from './names.ts'
import { addZip, addZipFile, emptyTree, readRegular, remark, statsOf, walkFolder, type Tree } from './tree.ts'
import { readZip } from './zip.ts'

/** A student and how to read what was handed in; `id` is unique in the class. */
export type Submission = Student & { id: string; read(): Tree }

/** What systems and tools leave in a folder; any other name may be somebody's. */
const NOBODY = ['.git', '.github', '.vscode', '.idea', '.cache', '__MACOSX', 'node_modules']

const CLASS_ZIP_MAX = 500_000_000

export function findSubmissions(folder: string): Submission[] {
  const stats = statsOf(folder)
  if (!stats) throw new UserMistake('noSuchFolder', folder)
  if (stats.isFile() && /\.zip$/i.test(folder)) return unique(inClassZip(folder) ?? [oneZip(folder)])
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new UserMistake('notAFolder', folder)
  const names = readable(folder).filter(name => !NOBODY.includes(name)).sort()
  if (looksLikeOneStudent(names)) throw new UserMistake('oneStudent', folder)
  const found = names.flatMap(name => inEntry(join(folder, name), name))
  if (found.length === 0) throw new UserMistake('noSubmissions', folder)
  return unique(found)
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

function inEntry(path: string, name: string): Omit<Submission, 'id'>[] {
  const stats = statsOf(path)
  if (stats?.isDirectory()) return [{ ...studentOf(name), read: () => walkFolder(path) }]
  if (stats?.isSymbolicLink()) return [{ ...studentOf(name), read: () => refused('symlink', name) }]
  if (stats?.isFile() && /\.zip$/i.test(name)) return inClassZip(path) ?? [oneZip(path)]
  return []
}

function oneZip(path: string): Omit<Submission, 'id'> {
  return {
    ...studentOf(basename(path)),
    read() {
      const tree = emptyTree()
      addZipFile(tree, path, basename(path))
      return tree
    },
  }
}

/** A zip whose folders are Moodle's holds a whole class. */
function inClassZip(path: string): Omit<Submission, 'id'>[] | undefined {
  const bytes = readRegular(path, CLASS_ZIP_MAX)
  const names = bytes && readZip(bytes)?.map(({ name }) => name.split('/')[0]!)
  const folders = [...new Set(names)].filter(isMoodleFolder).sort()
  if (folders.length === 0) return undefined
  return folders.map(folder => ({
    ...studentOf(folder),
    read() {
      const tree = emptyTree()
      addZip(tree, bytes!, '', basename(path), 1, name => (name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : undefined))
      return tree
    },
  }))
}

function refused(kind: 'symlink', path: string): Tree {
  const tree = emptyTree()
  remark(tree, kind, path)
  return tree
}

/** Two students of one name are told apart by a number. */
function unique(found: Omit<Submission, 'id'>[]): Submission[] {
  const seen = new Map<string, number>()
  return found.map(submission => {
    const count = (seen.get(submission.name) ?? 0) + 1
    seen.set(submission.name, count)
    return { ...submission, id: count === 1 ? submission.name : `${submission.name} (${count})` }
  })
}
