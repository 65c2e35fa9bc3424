// What the documents say is there: links, commands, paths; both languages have the same headings and moved together.

import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ROOT } from '../atelier/course.ts'
import { findDrifts, listPairs, readAgreed } from '../atelier/edition/translations.ts'
import { readSections } from '../atelier/pages.ts'
import { readSource } from '../atelier/source.ts'
import { dryInstall } from './dry-install.ts'

const SKIPPED = /^(?:node_modules|\.cache|\.sauvegardes|dojo|tests[\\/]golden)(?:[\\/]|$)|[\\/]node_modules[\\/]/
const documents = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.(?:md|yml)$/.test(path) && !SKIPPED.test(path))
  .sort()
const pages = documents.filter(path => path.endsWith('.md'))

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const NPM_WORDS = ['install', 'ci', 'test', 'start', 'run', 'audit']
/**
 * A path as one writes it in prose, in a table or behind a command: the rooms of the repository, and no placeholder.
 */
const PATH = /^(?:steps|solutions|atelier|tests|docs)\/[\w./-]+$/
/** A command with what follows it on its line, up to the next one. */
const COMMAND = /\bnpm run ([a-z][\w:-]*) -- ((?:(?!npm run)[^`\n|;])*)/g
/** What exists only once somebody did something. */
const MADE_LATER = /^(?:steps|solutions)\/NN\b|nom\.|autre-\w*$|\/mesure\.ts$/

const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8')

describe.for(documents)('%s', page => {
  const text = textOf(page)

  test('its links lead somewhere', () => {
    const prose = text.replaceAll(/^ *```[^]*?^ *```$/gm, '').replaceAll(/`[^`\n]*`/g, '')
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!)
    const dead = links
      .filter(link => !/^https?:/.test(link))
      .filter(link => {
        const [path = '', anchor] = link.split('#')
        const target = path ? resolve(ROOT, dirname(page), path) : join(ROOT, page)
        return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
      })
    expect(dead).toEqual([])
  })

  test('its commands exist', () => {
    const unknown = [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)]
      .map(([command, name]) => ({ command, name: name! }))
      .filter(({ command, name }) => (command.startsWith('npm run') ? !(name in scripts) : !NPM_WORDS.includes(name)))
    expect(unknown.map(({ command }) => command)).toEqual([])
  })

  test('their options exist', () => {
    const unknown = [...text.matchAll(COMMAND)].flatMap(([, name, words]) =>
      [...words!.matchAll(/--([a-z][\w-]*)/g)]
        .filter(([, option]) => !optionsOf(name!).includes(option!))
        .map(([option]) => `npm run ${name} -- ${option}`),
    )
    expect(unknown).toEqual([])
  })

  test('its paths exist', () => {
    const code = [...text.matchAll(/`([^`\n]+)`/g), ...text.matchAll(/^ *```(?:sh|text)\n([^]*?)^ *```$/gm)].map(
      ([, code]) => code!,
    )
    const named = code.flatMap(code => code.split(/\s+/)).filter(name => PATH.test(name) && !MADE_LATER.test(name))
    expect(named.filter(name => !existsSync(join(ROOT, name)))).toEqual([])
  })
})

/** What a command reads from its line, by its own program. */
function optionsOf(command: string): string[] {
  const program = /atelier\/\S+\.ts/.exec(scripts[command] ?? '')?.[0]
  if (!program) return []
  return [...readFileSync(join(ROOT, program), 'utf8').matchAll(/['"]?([a-z][\w-]*)['"]?: \{ type: '/g)].map(
    ([, name]) => name!,
  )
}

/** As a page of Markdown makes them from its headings. */
function anchorsOf(file: string): string[] {
  return readSections(file).map(({ text }) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  )
}

describe('both languages', () => {
  const guides = listPairs().filter(({ fr }) => !fr.startsWith('steps/'))

  test('each guide exists in both', () => {
    const alone = pages
      .filter(page => /^(?:docs\/[^/]+|README(?:\.fr)?)\.md$/.test(page) && !page.endsWith('architecture.md'))
      .filter(
        page =>
          !existsSync(
            join(ROOT, page.endsWith('.fr.md') ? page.replace('.fr.md', '.md') : page.replace(/\.md$/, '.fr.md')),
          ),
      )
    expect(alone).toEqual([])
  })

  test.for(guides.map(({ fr, en }) => [fr, en] as const))('%s and %s have the same headings and blocks', ([fr, en]) => {
    const shape = (page: string) =>
      readSections(join(ROOT, page)).map(({ level, blocks }) => ({
        level,
        blocks: blocks.map(({ language }) => language),
      }))
    expect(shape(en)).toEqual(shape(fr))
  })

  test('moved together (npm run generate)', () => {
    expect(findDrifts(readAgreed()).map(({ fr, en, moved }) => `${fr} / ${en}: ${moved}`)).toEqual([])
  })
})

describe('the packages', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  const asked = { ...dependencies, ...devDependencies }
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { license?: string; optionalDependencies?: Record<string, string> }>
  }

  test('are locked for every system: npm ci refuses a lockfile that lacks some', () => {
    const lacking = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        name => !(`node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages),
      ),
    )
    expect(lacking).toEqual([])
  })

  const licence = (name: string) => packages[`node_modules/${name}`]?.license

  test('the lock holds all of them, for every system: npm ci finds nothing missing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'reversi-lock-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(ROOT, name), join(folder, name))
    expect(dryInstall(folder)).toContain('added')
  })

  test('whoever learns needs none of those that only builders run', () => {
    expect(Object.keys(dependencies).filter(name => name in devDependencies)).toEqual([])
    const builders = Object.keys(devDependencies)
    const rooms = readdirSync(join(ROOT, 'atelier'), { recursive: true, encoding: 'utf8' })
      .map(name => join('atelier', name))
      .filter(
        path =>
          /\.(tsx?|mjs)$/.test(path) &&
          !/^atelier.(?:bench.|web.(?:find-browser|screenshots|terminal-picture)\.ts$)/.test(path),
      )
    const asking = rooms.filter(path => {
      const source = readSource(join(ROOT, path))
      return !source.fault && source.imports.some(({ source }) => builders.includes(source))
    })
    expect(asking).toEqual([])
  })

  test.for(['docs/licences.md', 'docs/licences.fr.md'])(
    '%s lists those that are asked for, and counts those they bring',
    page => {
      const text = textOf(page).replaceAll(/\s+/g, ' ')
      const listed = [...text.matchAll(/\| `([^`]+)` \| ([^|]+) \|/g)].map(([, name, licence]) => [name, licence])
      expect(listed).toEqual(
        Object.keys(asked)
          .sort()
          .map(name => [name, licence(name)]),
      )
      const brought = Object.entries(packages)
        .filter(([path]) => path)
        .map(([, { license }]) => license ?? 'none')
      expect(text).toContain(`${brought.length} pa`)
      expect(
        [...new Set(brought)].filter(
          name => !text.includes(`${name} ${brought.filter(other => other === name).length}`),
        ),
      ).toEqual([])
    },
  )
})
