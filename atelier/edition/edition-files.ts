// What a student edition is made of: the workbook without its solutions, its own tests, and what only a teacher runs.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pageName, ROOT, stepFile, starterFile, type Step } from '../course.ts'
import { LANGS, type Lang } from '../dessin/langue.ts'

export const ROOMS = ['atelier', 'docs', '.devcontainer', '.vscode']
export const FILES = ['README.md', 'README.fr.md', 'AGENTS.md', 'LICENSE', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts', '.editorconfig', '.gitignore']
/** Whatever else is in package.json is for those who build or mark. */
const SCRIPTS = ['start', 'web', 'check', 'list', 'statement', 'hint', 'solution', 'reset', 'doctor', 'dojo', 'ui', 'update']
const BUILDERS_ONLY = /^atelier[\\/](?:bench|grade)[\\/]|^atelier[\\/]commands[\\/](?:generate|grade|export)\.ts$/

export type EditionFile = { path: string; bytes: Buffer }

export type Choice = { steps: Step[]; lang?: Lang }

export function editionFiles({ steps, lang }: Choice, root = ROOT): EditionFile[] {
  const names = [...FILES.filter(name => exists(join(root, name))), ...ROOMS.flatMap(room => filesIn(root, room))]
  return [
    ...names.filter(path => !BUILDERS_ONLY.test(path)).map(path => ({ path, bytes: readFileSync(join(root, path)) })),
    { path: 'package.json', bytes: Buffer.from(editionPackage(readFileSync(join(root, 'package.json'), 'utf8'), lang)) },
    ...steps.flatMap(step => stepFiles(step, lang, root)),
  ]
}

/** The starter as it came, whatever the teacher wrote in its place. */
function stepFiles(step: Step, lang: Lang | undefined, root: string): EditionFile[] {
  const others = LANGS.filter(other => lang !== undefined && other !== lang)
  const left = others.flatMap(other => ['README', 'indices'].map(name => pageName(name, other)))
  const starter = relative(ROOT, stepFile(step))
  return filesIn(root, join('steps', step.folder))
    .filter(path => !left.some(page => path.endsWith(join(step.folder, page))))
    .map(path => ({ path, bytes: readFileSync(join(root, path === starter ? relative(ROOT, starterFile(step)) : path)) }))
}

export function editionPackage(text: string, lang: Lang | undefined): string {
  const { scripts, ...rest } = JSON.parse(text) as { scripts: Record<string, string> }
  const kept = Object.fromEntries(Object.entries(scripts).filter(([name]) => SCRIPTS.includes(name)))
  return `${JSON.stringify({ ...rest, ...(lang ? { config: { lang } } : {}), scripts: kept }, null, 2)}\n`
}

/** Paths from the root, in a fixed order. */
export function filesIn(root: string, folder: string): string[] {
  if (!exists(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()
    .map(name => join(folder, name)).filter(path => statSync(join(root, path)).isFile())
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}
