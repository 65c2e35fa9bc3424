// The tests of a dojo meet a program, the reference and the bank: what is told, whatever the participants wrote.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runBankReport, type BankReport } from '../atelier/dojo/bank-report.ts'
import { folderKata } from '../atelier/dojo/kata.ts'
import { renderBank } from '../atelier/dojo/render-bank.ts'
import { findRiddle } from '../atelier/dojo/riddle.ts'
import { runTests } from '../atelier/dojo/run-tests.ts'
import { paintFor } from '../atelier/report/paint.ts'
import { openRunner } from '../atelier/runner/runner.ts'

const room = mkdtempSync(join(tmpdir(), 'reversi-kata-'))
const runner = openRunner({ silence: 1500 })
afterAll(async () => {
  await runner.close()
  rmSync(room, { recursive: true, force: true })
})

const write = (name: string, text: string) => writeFileSync(join(room, name), text)
for (const folder of ['pile/erreurs', 'seance']) mkdirSync(join(room, folder), { recursive: true })
const PILE =
  'export class Pile {\n  private dedans: number[] = []\n  empiler(x: number) { ' +
  'this.dedans.push(x) }\n  depiler() { return this.dedans.pop() }\n}\n'
const CHAQUE =
  'export function chaque(f: (x: number) => number, liste: number[]): number[] {\n  return liste.map(x => f(x))\n}\n'
const SAYS = "// fr: Une erreur.\n// en: A mistake.\nexport * from '../pile.ts'\n"
write('pile/README.md', '# La pile\n')
write('pile/depart.ts', PILE.replace('return this.dedans.pop()', "throw new Error('À FAIRE : depiler')") + CHAQUE)
write('pile/pile.ts', PILE + CHAQUE)
write('pile/erreurs/une-file.ts', SAYS + PILE.replace('pop', 'shift'))
write('pile/erreurs/oublie-le-dernier.ts', SAYS + CHAQUE.replace('liste.map', 'liste.slice(0, -1).map'))
write(
  'pile/pile.test.ts',
  "import { expect, test } from 'vitest'\n" +
    "import { chaque } from './pile.ts'\n" +
    "test('chaque', () => { expect(chaque(x => x + 1, [1, 2])).toEqual([2, 3]) })\n",
)

const kata = folderKata(join(room, 'pile'))
const session = { folder: join(room, 'seance'), kata }
const writeTests = (text: string) =>
  write(
    'seance/pile.test.ts',
    `import { expect, test } from 'vitest'\nimport { Pile, chaque } from './pile.ts'\n${text}\n`,
  )
const LAST = 'const pile = new Pile(); pile.empiler(1); pile.empiler(2);'

describe('the participants’ program', () => {
  beforeEach(() => write('seance/pile.ts', PILE + CHAQUE))

  test('may have classes, and a default export', async () => {
    write('seance/pile.ts', `${PILE}${CHAQUE}export default function deux() { return 2 }\n`)
    writeTests(`import deux from './pile.ts'\ntest('a', () => { ${LAST} expect(pile.depiler()).toBe(deux()) })`)
    expect(await runTests(session, runner)).toMatchObject({ tests: [{ state: 'passed' }] })
  })

  test('may be gone for a moment', async () => {
    rmSync(join(room, 'seance/pile.ts'))
    writeTests("test('a', () => {})")
    expect(await runTests(session, runner)).toMatchObject({
      fault: { kind: 'missing-file', file: join(room, 'seance/pile.ts') },
    })
  })

  test.for(['pile.ts', 'pile.test.ts'])(
    'a loop that keeps %s from loading is looked for there',
    { timeout: 60_000 },
    async name => {
      writeTests("test('a', () => { expect(Pile).toBeDefined() })")
      write(
        `seance/${name}`,
        name === 'pile.ts' ? `for (;;) {}\n${PILE}${CHAQUE}` : "import './pile.ts'\nfor (;;) {}\n",
      )
      expect(await runTests(session, runner)).toMatchObject({
        fault: { kind: 'endless', file: join(room, 'seance', name) },
      })
    },
  )
})

describe('the call that was seen', () => {
  beforeEach(() =>
    write('seance/pile.ts', `${PILE}${CHAQUE}export const combien = (...liste: string[]) => liste.length\n`),
  )
  const importing = "import { combien } from './pile.ts'\n"
  const call = async (text: string) => {
    writeTests(importing + text)
    return (await runTests(session, runner)).tests[0]!
  }

  test('may be longer than what a test may print', async () => {
    const seen = await call("test('a', () => { expect(combien(...Array(100).fill('x'.repeat(150)))).toBe(0) })")
    expect(seen).toMatchObject({ state: 'wrong', log: '' })
    expect(seen.call!.call).toMatch(/^combien\('x{150}', .*'x{150}'\)$/)
    expect(seen.call!.call.length).toBeGreaterThan(10_000)
  })

  test('is cut where it is drawn', async () => {
    const seen = await call("test('a', () => { combien(...Array(100).fill('x'.repeat(150))); throw 'non' })")
    const report: BankReport = { wrong: [seen], right: 0, caught: [], missed: [] }
    const drawn = renderBank(report, { lang: 'fr', paint: paintFor({ isTTY: false }) }).find(line =>
      line.includes('combien('),
    )
    expect(drawn).toMatch(/^ {2}combien\('x.*…$/)
    expect(drawn!.length).toBeLessThan(500)
  })

  test('leaves megabytes where they are', async () => {
    const seen = await call("test('a', () => { expect(combien(...Array(90_000).fill('x'.repeat(99)))).toBe(0) })")
    expect(seen.call!.call.length).toBeLessThan(100_000)
  })

  test('is known whatever the test prints', async () => {
    const seen = await call("test('a', () => { console.log('y'.repeat(20_000)); expect(combien('a')).toBe(0) })")
    expect(seen).toMatchObject({ log: 'y'.repeat(10_000), call: { call: "combien('a')" } })
  })

  test('is not what a participant prints, whatever it looks like', async () => {
    const lines = ['call {"call":"faux()","answer":""}', 'call {', 'loaded'].map(line => `\u0001${line}`)
    const log = `${lines.join('\n')}\n`
    const seen = await call(`const log = ${JSON.stringify(log.trimEnd())}
console.log(log)
test('a', () => { console.log(log); expect(combien('a')).toBe(0) })`)
    expect(seen).toMatchObject({ state: 'wrong', log, call: { call: "combien('a')" } })
    expect(await runTests(session, runner)).toMatchObject({ log })
  })
})

describe('the tests of the tests', () => {
  const caught = async () => {
    const report = await runBankReport(session, runner)
    return { ...report, missed: report.missed.map(({ name }) => name), wrong: report.wrong.map(({ title }) => title) }
  }

  test('each mistake is caught by a test that is right', async () => {
    writeTests(
      `test('dernier', () => { ${LAST} expect(pile.depiler()).toBe(2) })\ntest('chaque', ` +
        '() => { expect(chaque(x => x, [1])).toEqual([1]) })',
    )
    expect(await caught()).toMatchObject({ caught: ['oublie-le-dernier', 'une-file'], missed: [], wrong: [], right: 2 })
  })

  test('a wrong test that was copied, title and all, from a right one catches nobody', async () => {
    writeTests(
      "test('copie', () => { expect(6 * 7).toBe(42) })\n" +
        "test('copie', () => { expect(chaque(x => x, [1])).toEqual([]) })",
    )
    expect(await caught()).toMatchObject({
      caught: [],
      missed: ['oublie-le-dernier', 'une-file'],
      wrong: ['copie'],
      right: 1,
    })
  })

  test('one that never ends is told once, not once a mistake', { timeout: 60_000 }, async () => {
    writeTests("test('a', () => {})\ntest('sans fin', () => { for (;;) {} })\ntest('b', () => {})")
    expect(await caught()).toMatchObject({ endless: true, wrong: ['sans fin'], caught: [], missed: [] })
  })

  test('a riddle about a mistake that passes the rest of the reference on', async () => {
    const riddle = await findRiddle(kata, kata.bank[0]!, runner)
    expect(riddle).toMatchObject({
      mistake: { name: 'oublie-le-dernier' },
      call: { call: 'chaque(function, [1, 2])', answer: '[2, 3]' },
    })
  })

  test('a kata may lie anywhere, and stand on the steps and the drawing kit', async () => {
    write(
      'pile/pile.test.ts',
      "import { attendreValeur } from '../../atelier/dessin/attendre.ts'\n" +
        "import { VIDE } from '../01-plateau/plateau.ts'\n" +
        "import { test } from 'vitest'\n" +
        "import { chaque } from './pile.ts'\n" +
        "test('chaque', () => { attendreValeur(() => chaque(x => x, [VIDE, 1]), [0, 1], " +
        "{ appel: 'chaque(x => x, [VIDE, 1])' }) })\n",
    )
    expect(await findRiddle(kata, kata.bank[0]!, runner)).toMatchObject({ call: { answer: '[0, 1]' } })
  })

  test('a riddle never says its answer', async () => {
    write(
      'pile/pile.test.ts',
      "import { expect, test } from 'vitest'\nimport { Pile } from './pile.ts'\ntest('dernier', " +
        `() => {\n  ${LAST}\n  expect(pile.depiler()).toBe(2)\n})\n`,
    )
    expect(await findRiddle(kata, kata.bank[1]!, runner)).toMatchObject({
      faits: { appel: 'expect(pile.depiler())', attendu: '2' },
    })
  })
})

test('who leaves waits for nothing that still runs', { timeout: 60_000 }, async () => {
  writeTests("test('sans fin', () => { for (;;) {} })")
  const other = openRunner({ silence: 3_600_000 })
  let isTold = false
  void runTests(session, other).then(() => {
    isTold = true
  })
  await other.abandon()
  expect(isTold).toBe(false)
})
