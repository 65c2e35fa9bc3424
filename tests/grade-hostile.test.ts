// Submissions that would rather have the points than write the program: none earns anything, none harms anything, and
// none stops the others.

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findStep, ROOT, solutionFile } from '../atelier/course.ts'
import { defaultBareme } from '../atelier/grade/bareme.ts'
import { markAll } from '../atelier/grade/desk.ts'
import { findSubmissions } from '../atelier/grade/intake/submissions.ts'
import { LIMITS } from '../atelier/grade/marking.ts'
import type { Eleve } from '../atelier/grade/resultats.ts'
import { writeHostile } from './hostile/submissions.ts'
import { need } from './machine.ts'
import { coupValideWith } from './scratch.ts'

const folder = mkdtempSync(join(tmpdir(), 'reversi-hostile-'))
const copies = join(folder, 'copies'),
  canary = join(folder, 'canari')
const HONEST = ['0 honnête', 'm honnête', 'zz honnête']
const STUB = '0 rend false'
let names: string[],
  eleves: Map<string, Eleve>,
  server: Server,
  visits = 0,
  before: string

/** The course and the canary, file by file. */
function picture(): string {
  const hash = createHash('sha256')
  for (const place of [canary, join(ROOT, 'solutions'), join(ROOT, 'steps'), join(ROOT, 'atelier')]) {
    for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
      if (entry.isFile())
        hash.update(join(entry.parentPath, entry.name)).update(readFileSync(join(entry.parentPath, entry.name)))
    }
  }
  return hash.digest('hex')
}

beforeAll(async () => {
  server = createServer((_, answer) => {
    visits++
    answer.end()
  }).listen(0, '127.0.0.1')
  await new Promise(ready => server.once('listening', ready))
  mkdirSync(canary, { recursive: true })
  writeFileSync(join(canary, 'kept'), 'kept')
  mkdirSync(copies)
  names = writeHostile(copies, { canary, port: (server.address() as AddressInfo).port })
  const honest = (name: string, text: string) => {
    mkdirSync(join(copies, name))
    writeFileSync(join(copies, name, 'coup-valide.ts'), text)
  }
  for (const name of HONEST) honest(name, readFileSync(solutionFile(findStep('03')), 'utf8'))
  honest(STUB, coupValideWith('return false'))
  before = picture()
  const steps = [findStep('03')]
  const { eleves: all } = await markAll({
    submissions: findSubmissions(copies),
    steps,
    bareme: { ...defaultBareme(steps), partiel: 'groupes' },
    work: join(folder, 'travail'),
    jobs: 2,
    limits: { ...LIMITS, fuel: 600, ms: 2000, memory: 32 * 2 ** 20 },
  })
  eleves = new Map(all.map(eleve => [eleve.id, eleve]))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The tests that are red for a student; a step that could not run has them all red. */
const isRed = (eleve: Eleve) => eleve.etapes[0]!.groupes[0]!.passed

test('there are enough of them', () => {
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter(name => !eleves.has(name))).toEqual([])
})

test('the honest ones among them are green', () => {
  expect(HONEST.map(name => eleves.get(name)!.note)).toEqual([1, 1, 1])
})

test('none earns a point', () => {
  const paid = names.filter(name => eleves.get(name)!.note > 0)
  expect(paid).toEqual([])
})

test('none passes more tests than a program that always returns false', () => {
  const least = isRed(eleves.get(STUB)!)
  expect(least).toBeGreaterThan(0)
  expect(names.filter(name => isRed(eleves.get(name)!) > least)).toEqual([])
})

test('none fills the report', () => {
  expect(names.filter(name => JSON.stringify(eleves.get(name)).length > 500_000)).toEqual([])
})

test('none has changed a file', () => {
  expect(picture()).toBe(before)
})

test('none has reached the network', () => {
  expect(visits).toBe(0)
})

test.for([
  ['loop in a call', { etat: 'rouge' }],
  ['loop at import', { etat: 'bloque', faute: { kind: 'endless' } }],
  ['import of fs', { faute: { kind: 'unknown-import', message: 'node:fs' } }],
  ['nothing', { faute: { kind: 'missing-export' } }],
  ['64 KB of brackets', { faute: { kind: 'syntax' } }],
  ['zip bomb', { etat: 'absent' }],
] as const)('%s is told for what it is', ([name, what]) => {
  expect(eleves.get(name)!.etapes[0]).toMatchObject(what)
})

test('a link to the solution is no file', need('links'), () => {
  expect(eleves.get('link to the solution')!.etapes[0]).toMatchObject({ etat: 'absent' })
})

const reasons = (name: string) => eleves.get(name)!.remarques.map(({ kind }) => kind)

test.for([['link to the solution'], ['a link in place of the student'], ['helper that is a link']] as const)(
  'of “%s” the teacher reads that it is one',
  need('links'),
  ([name]) => {
    expect(reasons(name)).toContain('symlink')
  },
)

test('of a pipe the teacher reads that it is none of the usual files', need('mkfifo'), () => {
  expect(reasons('a pipe')).toContain('special')
})

test.for([
  ['a huge file', 'too-large'],
  ['a thousand files', 'too-many'],
  ['zip that climbs out', 'climbs-out'],
  ['zip with a link', 'symlink'],
  ['zip bomb', 'too-large'],
  ['zip that lies about sizes', 'unreadable'],
  ['zip that is no zip', 'bad-zip'],
  ['zip cut in half', 'bad-zip'],
] as const)('of “%s” the teacher reads why', ([name, kind]) => {
  expect(reasons(name)).toContain(kind)
})
