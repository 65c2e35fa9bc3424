// What lies in a submission, as files in memory: a folder is walked without following anything, a zip is read without
// being unpacked. What cannot be taken is said, and the rest is taken.

import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync, type Stats } from 'node:fs'
import { join, posix } from 'node:path'
import { ENTRIES_MAX, readZip } from './zip.ts'

export type RemarkKind =
  | 'symlink'
  | 'special'
  | 'too-large'
  | 'too-many'
  | 'climbs-out'
  | 'unreadable'
  | 'bad-zip'
  | 'encrypted'
  | 'not-text'
  | 'several'
  | 'misnamed'
/** Something that was not taken, and why. */
export type Remark = { kind: RemarkKind; path: string }
export type Tree = {
  files: Map<string, string>
  remarks: Remark[]
  /** How much zips inside the zip may still become. */ room: number
}

export const FILE_MAX = 64 * 1024
/** Room for a clone with all its packages. */
const ZIP_MAX = 100_000_000
const FILES_MAX = 400,
  VISITED_MAX = 5000,
  DEPTH_MAX = 8,
  REMARKS_MAX = 12

/** Not the student's own: packages, history, and the solutions that come with a clone. */
const SKIPPED = /^(?:(?:node_modules|solutions|__MACOSX)$|\.)/
const isProgram = (name: string) => /\.ts$/i.test(name) && !/\.(?:test|d)\.ts$/i.test(name)
const isZip = (name: string) => /\.zip$/i.test(name)

export function emptyTree(): Tree {
  return { files: new Map(), remarks: [], room: ZIP_MAX }
}

export function remark(tree: Tree, kind: RemarkKind, path: string): void {
  if (tree.remarks.length < REMARKS_MAX && !tree.remarks.some(other => other.kind === kind && other.path === path))
    tree.remarks.push({ kind, path })
}

/** Everything under a folder. */
export function walkFolder(folder: string, tree: Tree): void {
  let visited = 0
  const walk = (path: string, depth: number): void => {
    for (const name of namesIn(join(folder, path), path, tree)) {
      if (++visited > VISITED_MAX || depth > DEPTH_MAX) return remark(tree, 'too-many', path || '.')
      if (!SKIPPED.test(name)) look(posix.join(path, name), depth)
    }
  }
  const look = (path: string, depth: number): void => {
    const stats = statsOf(join(folder, path))
    if (!stats) remark(tree, 'unreadable', path)
    else if (stats.isDirectory()) walk(path, depth + 1)
    else if (stats.isSymbolicLink()) remark(tree, 'symlink', path)
    else if (!stats.isFile()) remark(tree, 'special', path)
    else takeFile(tree, join(folder, path), path)
  }
  walk('', 0)
}

/** An ordinary file: a program is read, a zip is looked into, anything else is left alone. */
export function takeFile(tree: Tree, file: string, path: string): void {
  if (isProgram(path)) addFile(tree, path, () => readRegular(file, FILE_MAX), statsOf(file)?.size ?? 0)
  else if (isZip(path)) addZipFile(tree, file, path)
}

/** The zip of one student, put where the zip was. */
export function addZipFile(tree: Tree, file: string, path: string): void {
  const bytes = readRegular(file, ZIP_MAX)
  if (!bytes) remark(tree, statsOf(file)?.isFile() ? 'too-large' : 'unreadable', path)
  else addZip(tree, bytes, posix.dirname(path), path, 1)
}

/** `wanted` chooses among the entries and gives the path each shall have. */
export function addZip(
  tree: Tree,
  bytes: Buffer,
  at: string,
  shown: string,
  depth: number,
  wanted: (name: string) => string | undefined = name => name,
): void {
  const entries = readZip(bytes)
  if (!entries) return remark(tree, 'bad-zip', shown)
  if (entries.length === ENTRIES_MAX) remark(tree, 'too-many', entries.at(-1)!.name)
  for (const entry of entries) {
    const inside = wanted(entry.name)
    if (inside === undefined || inside === '') continue
    if (climbs(entry.name)) {
      remark(tree, 'climbs-out', entry.name)
      continue
    }
    const path = posix.join(at, inside)
    if (entry.kind === 'folder' || path.split('/').some(name => SKIPPED.test(name))) continue
    if (entry.kind !== 'file') remark(tree, entry.kind, path)
    else if (entry.encrypted) remark(tree, 'encrypted', path)
    else if (isProgram(path)) addFile(tree, path, () => entry.read(FILE_MAX), entry.size)
    else if (isZip(path) && depth > 0) {
      if (entry.size > tree.room) {
        remark(tree, 'too-large', path)
        continue
      }
      tree.room -= entry.size
      const nested = entry.read(entry.size)
      if (nested) addZip(tree, nested, posix.dirname(path), path, depth - 1)
      else remark(tree, 'bad-zip', path)
    }
  }
}

function addFile(tree: Tree, path: string, read: () => Buffer | undefined, size: number): void {
  if (size > FILE_MAX) return remark(tree, 'too-large', path)
  if (tree.files.size >= FILES_MAX) return remark(tree, 'too-many', path)
  if (tree.files.has(path)) return remark(tree, 'several', path)
  const bytes = read()
  const text = bytes && decode(bytes)
  if (text === undefined) return remark(tree, bytes ? 'not-text' : 'unreadable', path)
  tree.files.set(path, text)
}

function namesIn(folder: string, path: string, tree: Tree): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    remark(tree, 'unreadable', path || '.')
    return []
  }
}

export function statsOf(file: string): Stats | undefined {
  try {
    return lstatSync(file)
  } catch {
    return undefined
  }
}

/** Opened without following a link or waiting for a pipe, and looked at once more before it is read. */
export function readRegular(file: string, max: number): Buffer | undefined {
  let opened: number | undefined
  try {
    opened = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
    const stats = fstatSync(opened)
    return stats.isFile() && stats.size <= max ? readFileSync(opened) : undefined
  } catch {
    return undefined
  } finally {
    if (opened !== undefined) closeSync(opened)
  }
}

/** A zip entry that would land outside its folder, or anywhere on a disk. */
function climbs(name: string): boolean {
  return name.startsWith('/') || /^[a-z]:|\\|\0/i.test(name) || name.split('/').includes('..')
}

/** UTF-8, or the UTF-16 of some Windows editors. */
function decode(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.subarray(2).toString('utf16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff && bytes.length % 2 === 0)
    return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.includes(0) ? undefined : bytes.toString('latin1')
  }
}
