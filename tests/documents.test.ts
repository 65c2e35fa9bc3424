// What the documents say is there: links, commands, paths; both languages have the same headings and moved together.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../atelier/course.ts'
import { findDrifts, listPairs, readAgreed } from '../atelier/edition/translations.ts'
import { readSections } from '../atelier/pages.ts'

const SKIPPED = /^(?:node_modules|\.cache|\.sauvegardes|dojo|tests[\\/]golden)(?:[\\/]|$)|[\\/]node_modules[\\/]/
const pages = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.md') && !SKIPPED.test(path)).sort()

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const NPM_WORDS = ['install', 'ci', 'test', 'start', 'run', 'audit']
/** A path as one writes it in prose or in a table: the rooms of the repository, and no placeholder. */
const PATH = /^(?:steps|solutions|atelier|tests|docs)\/[\w./-]+$/
/** What exists only once somebody did something. */
const MADE_LATER = /^(?:steps|solutions)\/NN\b|nom\.|autre-\w*$/

const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8')

describe.for(pages)('%s', page => {
  const text = textOf(page)

  test('its links lead somewhere', () => {
    const prose = text.replaceAll(/^ *```[^]*?^ *```$/gm, '').replaceAll(/`[^`\n]*`/g, '')
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!)
    const dead = links.filter(link => !/^https?:/.test(link)).filter(link => {
      const [path = '', anchor] = link.split('#')
      const target = path ? resolve(ROOT, dirname(page), path) : join(ROOT, page)
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
    })
    expect(dead).toEqual([])
  })

  test('its commands exist', () => {
    const unknown = [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([command, name]) => ({ command, name: name! }))
      .filter(({ command, name }) => (command.startsWith('npm run') ? !(name in scripts) : !NPM_WORDS.includes(name)))
    expect(unknown.map(({ command }) => command)).toEqual([])
  })

  test('its paths exist', () => {
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name!).filter(name => PATH.test(name) && !MADE_LATER.test(name))
    expect(named.filter(name => !existsSync(join(ROOT, name)))).toEqual([])
  })
})

/** As a page of Markdown makes them from its headings. */
function anchorsOf(file: string): string[] {
  return readSections(file).map(({ text }) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-'))
}

describe('both languages', () => {
  const guides = listPairs().filter(({ fr }) => !fr.startsWith('steps/'))

  test('each guide exists in both', () => {
    const alone = pages.filter(page => /^(?:docs\/[^/]+|README(?:\.fr)?)\.md$/.test(page) && !page.endsWith('architecture.md'))
      .filter(page => !existsSync(join(ROOT, page.endsWith('.fr.md') ? page.replace('.fr.md', '.md') : page.replace(/\.md$/, '.fr.md'))))
    expect(alone).toEqual([])
  })

  test.for(guides.map(({ fr, en }) => [fr, en] as const))('%s and %s have the same headings and blocks', ([fr, en]) => {
    const shape = (page: string) => readSections(join(ROOT, page)).map(({ level, blocks }) => ({ level, blocks: blocks.map(({ language }) => language) }))
    expect(shape(en)).toEqual(shape(fr))
  })

  test('moved together (npm run generate)', () => {
    expect(findDrifts(readAgreed()).map(({ fr, en, moved }) => `${fr} / ${en}: ${moved}`)).toEqual([])
  })
})
