// What a student edition is made of: the workbook without its solutions, its own tests, and what only a teacher runs.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pageName, ROOT, starterFile, statementFile, stepFile, type Step } from '../course.ts'
import { LANGS, type Lang } from '../dessin/langue.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import { titleOf } from '../pages.ts'

export const ROOMS = ['atelier', 'docs', '.devcontainer', '.vscode']
export const FILES = ['AGENTS.md', 'LICENSE', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts', '.editorconfig', '.gitignore']
/** Whatever else is in package.json is for those who build or mark. */
const SCRIPTS = ['start', 'web', 'check', 'list', 'statement', 'hint', 'solution', 'reset', 'doctor', 'dojo', 'ui', 'update']
/** What a student reads, and what those pages link to. */
const GUIDES = /^docs[\\/](?:student|rules|glossary|dojo|kata|adding-a-step)(?:\.fr)?\.md$/
const BUILDERS_ONLY = /^atelier[\\/](?:bench|grade)[\\/]|^atelier[\\/]commands[\\/](?:generate|grade|export)\.ts$/

export type EditionFile = { path: string; bytes: Buffer }

export type Choice = { steps: Step[]; lang?: Lang }

export function editionFiles({ steps, lang }: Choice, root = ROOT): EditionFile[] {
  const names = [...FILES.filter(name => exists(join(root, name))), ...ROOMS.flatMap(room => filesIn(root, room))]
  return [
    ...names.filter(path => !BUILDERS_ONLY.test(path) && (!path.startsWith('docs') || GUIDES.test(path)))
      .map(path => ({ path, bytes: readFileSync(join(root, path)) })),
    ...readmes(steps, lang),
    { path: 'package.json', bytes: Buffer.from(editionPackage(readFileSync(join(root, 'package.json'), 'utf8'), lang)) },
    ...steps.flatMap(step => stepFiles(step, lang, root)),
  ]
}

/** A front door of its own: the steps that are here, the commands that work. In one language, `README.md` is in that one. */
function readmes(steps: Step[], lang: Lang | undefined): EditionFile[] {
  const written = (lang: Lang) => Buffer.from(CATALOGUES[lang].edition.readme(steps.map(step => `| ${step.number} ${step.name} | ${titleOf(statementFile(step, lang))} |`)))
  if (lang) return [{ path: 'README.md', bytes: written(lang) }]
  return [{ path: 'README.md', bytes: written('en') }, { path: 'README.fr.md', bytes: written('fr') }]
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
