// Who may import whom: the table of docs/architecture.md, enforced.

import { readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../atelier/course.ts'
import { readSource } from '../atelier/source.ts'

type Rule = { files: RegExp; may: RegExp[] }

/** An import is a package's name, or a path from the root. `NN` is the importing step's number or a smaller one. */
const RULES: Rule[] = [
  { files: /^steps\/\d\d-[^/]+\/jouer\.ts$/, may: [/^steps\/NN-/, /^node:/] },
  { files: /^steps\/.*\.test\.ts$/, may: [/^steps\/NN-/, /^atelier\/dessin\//, /^vitest$/, /^fast-check$/] },
  { files: /^steps\//, may: [/^steps\/NN-/] },
  { files: /^solutions\/\d\d-[^/]+\/jouer\.ts$/, may: [/^solutions\/NN-/, /^node:/] },
  { files: /^solutions\//, may: [/^solutions\/NN-/] },
  { files: /^atelier\/dessin\//, may: [/^atelier\/dessin\//] },
  { files: /^atelier\//, may: [/^atelier\//, /^node:/, /^[a-z@]/] },
  { files: /^tests\//, may: [/./] },
]

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /^(steps|solutions|atelier|tests)\/.*\.(ts|tsx|mjs)$/.test(file))

test('the rooms are there to be checked', () => {
  expect(new Set(files.map(file => file.split('/')[0]))).toEqual(new Set(['steps', 'solutions', 'atelier', 'tests']))
})

test('every import goes through an open door', () => {
  const closed = files.flatMap(file =>
    importsOf(file)
      .filter(imported => !isOpen(file, imported))
      .map(imported => `${file} → ${imported}`),
  )
  expect(closed).toEqual([])
})

test('a closed door is seen', () => {
  expect(isOpen('steps/03-coup-valide/coup-valide.ts', 'solutions/03-coup-valide/coup-valide.ts')).toBe(false)
  expect(isOpen('steps/03-coup-valide/coup-valide.ts', 'steps/04-coups/coups.ts')).toBe(false)
  expect(isOpen('steps/03-coup-valide/coup-valide.ts', 'node:fs')).toBe(false)
  expect(isOpen('atelier/dessin/plateau.ts', 'node:fs')).toBe(false)
  expect(isOpen('atelier/course.ts', 'steps/01-plateau/plateau.ts')).toBe(false)
})

function isOpen(file: string, imported: string): boolean {
  const rule = RULES.find(({ files }) => files.test(file))!
  const own = /\/(\d\d)-/.exec(file)?.[1] ?? ''
  const number = /^(?:steps|solutions)\/(\d\d)-/.exec(imported)?.[1]
  const earlier = number !== undefined && number <= own ? imported.replace(number, 'NN') : imported
  return (
    rule.may.some(door => door.test(earlier)) && !(file.startsWith('atelier/') && /^(steps|solutions)\//.test(imported))
  )
}

function importsOf(file: string): string[] {
  const source = readSource(join(ROOT, file))
  if (source.fault) return [`unreadable: ${source.fault.message}`]
  return source.imports.map(({ source }) =>
    source.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), source)).replaceAll('\\', '/') : source,
  )
}
