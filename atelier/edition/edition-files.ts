// What a student edition is made of: the workbook without its solutions, its own tests, and what only a teacher runs.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pageName, ROOT, type Step } from '../course.ts'
import { LANGS, type Lang } from '../dessin/langue.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import { titleOf } from '../pages.ts'
import { neededPackages, prunedLock, type Manifest } from './edition-packages.ts'
import { withoutMissing } from './edition-pages.ts'

export const ROOMS = ['atelier', 'docs', '.devcontainer', '.vscode']
export const FILES = [
  'AGENTS.md',
  'LICENSE',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  '.editorconfig',
  '.gitignore',
]
/** Whatever else is in package.json is for those who build or mark. */
const SCRIPTS = [
  'start',
  'web',
  'check',
  'list',
  'statement',
  'hint',
  'solution',
  'reset',
  'doctor',
  'dojo',
  'ui',
  'update',
]
/** What a student reads. Without solutions there is no dojo on a step, nor a step to add. */
const GUIDES = /^docs[\\/](?:student|rules|glossary)(?:\.fr)?\.md$/
/** What editors and systems leave beside files. */
const LITTER = /^(?:\.#|#|\.DS_Store$|Thumbs\.db$)|(?:~|\.(?:bak|orig|rej|sw[op]|tmp))$/
const BUILDERS_ONLY = [
  /^atelier[\\/](?:bench|grade)[\\/]/,
  /^atelier[\\/]commands[\\/](?:generate|grade|export)\.ts$/,
  /^atelier[\\/]edition[\\/](?:check-edition|translations)\.ts$/,
  /^atelier[\\/]web[\\/](?:find-browser|screenshots|terminal-picture)\.ts$/,
]

export type EditionFile = { path: string; bytes: Buffer }

export type Choice = { steps: Step[]; lang?: Lang }

export function editionFiles({ steps, lang }: Choice, root = ROOT): EditionFile[] {
  const names = [...FILES.filter(name => exists(join(root, name))), ...ROOMS.flatMap(room => filesIn(root, room))]
  const files = [
    ...names
      .filter(path => !BUILDERS_ONLY.some(room => room.test(path)) && (!path.startsWith('docs') || GUIDES.test(path)))
      .map(path => ({ path, bytes: readFileSync(join(root, path)) })),
    ...readmes(steps, lang, root),
    ...steps.flatMap(step => stepFiles(step, lang, root)),
  ]
  const made = editionPackage(readFileSync(join(root, 'package.json'), 'utf8'), lang)
  const manifest = { ...made, dependencies: neededPackages(files, made) }
  const carried = { files: new Set(files.map(({ path }) => path)), scripts: Object.keys(manifest.scripts) }
  const text = (path: string, bytes: Buffer) => {
    if (path === 'package-lock.json') return prunedLock(bytes.toString('utf8'), manifest.dependencies)
    return isGuide(path) ? withoutMissing(path, bytes.toString('utf8'), carried) : bytes
  }
  return [
    ...files.map(({ path, bytes }) => ({ path, bytes: Buffer.from(text(path, bytes)) })),
    { path: 'package.json', bytes: Buffer.from(renderManifest(manifest)) },
  ]
}

const isGuide = (path: string) => path === 'AGENTS.md' || GUIDES.test(path)

/**
 * A front door of its own: the steps that are here, the commands that work. In one language, `README.md` is in that
 * one.
 */
function readmes(steps: Step[], lang: Lang | undefined, root: string): EditionFile[] {
  const title = ({ folder }: Step, lang: Lang) => titleOf(join(root, 'steps', folder, pageName('README', lang)))
  const written = (lang: Lang) =>
    Buffer.from(
      CATALOGUES[lang].edition.readme(steps.map(step => `| ${step.number} ${step.name} | ${title(step, lang)} |`)),
    )
  if (lang) return [{ path: 'README.md', bytes: written(lang) }]
  return [
    { path: 'README.md', bytes: written('en') },
    { path: 'README.fr.md', bytes: written('fr') },
  ]
}

/**
 * The course's own files, with the starter as it came: what a teacher wrote there, in its place or beside it, stays at
 * home.
 */
function stepFiles({ folder, name }: Step, lang: Lang | undefined, root: string): EditionFile[] {
  const langs = lang ? [lang] : LANGS
  const pages = langs.flatMap(lang => ['README', 'indices'].map(page => pageName(page, lang)))
  const own = [...pages, '.depart', 'signatures.json', `${name}.ts`, `${name}.test.ts`]
  return filesIn(root, join('steps', folder))
    .filter(path => own.includes(basename(path)) || isGiven(path, root))
    .map(path => ({
      path,
      bytes: readFileSync(join(root, basename(path) === `${name}.ts` ? join('steps', folder, '.depart') : path)),
    }))
}

/** A program that is given, such as the one that plays in the terminal: the solutions have it too, as it is. */
function isGiven(path: string, root: string): boolean {
  const there = join(root, path.replace(/^steps/, 'solutions'))
  return exists(there) && readFileSync(there).equals(readFileSync(join(root, path)))
}

/** Only the commands that work without solutions; `npm test`, which everybody tries, tests every step. */
export function editionPackage(text: string, lang?: Lang): Manifest {
  const { scripts, config = lang && { lang }, devDependencies, overrides, ...rest } = JSON.parse(text) as Manifest
  const kept = Object.fromEntries(Object.entries(scripts).filter(([name]) => SCRIPTS.includes(name)))
  return { ...rest, ...(config ? { config } : {}), scripts: { ...kept, test: `${scripts.check} --all` } }
}

export const renderManifest = (manifest: Manifest) => `${JSON.stringify(manifest, null, 2)}\n`

/** Paths from the root, in a fixed order. */
export function filesIn(root: string, folder: string): string[] {
  if (!exists(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .sort()
    .filter(name => !LITTER.test(basename(name)))
    .map(name => join(folder, name))
    .filter(path => statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}
