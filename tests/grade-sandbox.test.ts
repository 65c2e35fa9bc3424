// The sandbox keeps what a step needs: identities, changes in place, callbacks, odd values; and gives nothing else.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findStep } from '../atelier/course.ts'
import { bundle } from '../atelier/grade/bundle.ts'
import { LIMITS } from '../atelier/grade/marking.ts'
import type { Parts } from '../atelier/grade/sandbox/engine.ts'
import { makeParts } from '../atelier/grade/sandbox/parts.ts'
import { openSession, type Session } from '../atelier/grade/sandbox/session.ts'

const folder = mkdtempSync(join(tmpdir(), 'reversi-sandbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let parts: Parts
beforeAll(async () => {
  parts = await makeParts(folder)
})

/** A program whose exports the test calls. */
async function open(text: string, limits = LIMITS): Promise<Session> {
  const made = await bundle(new Map([['03-coup-valide/coup-valide.ts', text]]), findStep('03'), [])
  if ('fault' in made) throw new Error(made.fault.message)
  const script = join(folder, 'p.js')
  writeFileSync(script, made.script)
  writeFileSync(`${script}.map`, made.map)
  return openSession(
    { file: 'eleve.ts', script, parts, limits, methods: ['suivante'] },
    { deadline: Infinity, fuel: limits.fuel, left: 0, volume: 0 },
    () => {},
  )
}

const same = 'export const same = (x: unknown) => x'

test.for([
  [NaN],
  [-0],
  [0],
  [Infinity],
  [-Infinity],
  [undefined],
  [null],
  [''],
  ['é\u2028"\n\uD800'],
  [12n],
  [1e300],
  [0.1],
])('%s comes back as it went', async ([value]) => {
  expect(Object.is((await open(same)).call('same', [value]), value)).toBe(true)
})

test('lists, holes, records, maps, sets, typed arrays and dates come back', async () => {
  const { call } = await open(
    'export const copy = (x: any) => structuredClone(x)\nexport const typed = () => Int8Array.of(1, -2)',
  )
  const value = {
    // oxlint-disable-next-line no-sparse-arrays -- a hole travels too
    liste: [1, , 'x', [undefined]],
    map: new Map([['a', new Set([1, NaN])]]),
    date: new Date(0),
    vide: {},
  }
  const back = call('copy', [value]) as typeof value
  expect(back).toEqual(value)
  expect(1 in back.liste).toBe(false)
  expect(call('typed', [])).toEqual(Int8Array.of(1, -2))
})

test('a function that returns its argument returns that very object', async () => {
  const { call } = await open(same)
  const grille = [
    [0, 1],
    [2, 0],
  ]
  expect(call('same', [grille])).toBe(grille)
  expect((call('same', [[grille, grille]]) as unknown[])[1]).toBe(grille)
})

test('what a function changes is changed in the test’s own objects, and nothing is replaced', async () => {
  const { call } = await open(`export function change({ grille, record, map }: any) {
    grille[0][0] = 5; grille[1].push(9); grille[2].length = 1
    record.a = { b: 1 }; delete record.c
    map.set('x', 2)
  }`)
  const row = [1, 2],
    grille = [row, [3], [4, 5, 6]],
    record = { c: 1 },
    map = new Map()
  call('change', [{ grille, record, map }])
  expect(grille[0]).toBe(row)
  expect(grille).toEqual([[5, 2], [3, 9], [4]])
  expect(record).toEqual({ a: { b: 1 } })
  expect(map).toEqual(new Map([['x', 2]]))
})

test('a shared row is seen to be shared', async () => {
  const { call } = await open('export function make() { const row = [0]; return [row, row] }')
  const [a, b] = call('make', []) as number[][]
  expect(a).toBe(b)
})

test('a constant that the program gives twice is one object, changes of the test included', async () => {
  const { call } = await open('const g = [[0], [0]]\nexport const give = () => g')
  const first = call('give', []) as number[][]
  first[0]![0] = 7
  const second = call('give', []) as number[][]
  expect(second).toBe(first)
  expect(second).toEqual([[7], [0]])
})

test('functions of the test can be called, in records too, and see each other’s changes', async () => {
  const { call } = await open(
    'export const run = (f: any, record: any) => { const g = [1, 2]; ' +
      'const r = f(g) + record.suivante(g); return [r, g] }',
  )
  const result = call('run', [
    (g: number[]) => {
      g.push(3)
      return g.length
    },
    {
      suivante: (g: number[]) => {
        g.reverse()
        return 10
      },
    },
  ])
  expect(result).toEqual([13, [3, 2, 1]])
})

test('a callback may call the program again', async () => {
  const { call } = await open('export const twice = (f: any) => f(1) + f(2)\nexport const add = (n: number) => n + 1')
  expect(call('twice', [(n: number) => call('add', [n * 10])])).toBe(32)
})

test('an error of the test goes through the program and comes out the same', async () => {
  const { call } = await open(
    'export const pass = (f: any) => f()\nexport const hold = (f: any) ' +
      '=> { try { f() } catch (e: any) { return e.message } }',
  )
  const error = new TypeError('du test')
  expect(() =>
    call('pass', [
      () => {
        throw error
      },
    ]),
  ).toThrow(error)
  expect(
    call('hold', [
      () => {
        throw error
      },
    ]),
  ).toBe('du test')
})

test('an error of the program has its name, its message and its line', async () => {
  const { call } = await open(
    '// une ligne\nexport function fail(x: any) {\n  return x.y.z\n}\nexport ' +
      'function own() { throw new RangeError("trop") }',
  )
  const error = capture(() => call('fail', [{}]))
  expect(error).toBeInstanceOf(TypeError)
  expect(error.stack).toContain('eleve.ts:3:')
  expect(capture(() => call('own', []))).toMatchObject({ name: 'RangeError', message: 'trop' })
})

function capture(action: () => unknown): any {
  try {
    action()
  } catch (error) {
    return error
  }
  throw new Error('nothing thrown')
}

test(
  'a returned function can be called; one inside data is ' + 'inert, except where the step’s own types have it',
  async () => {
    const { call } = await open(
      'export const make = () => (n: number) => n + 1\nexport const record ' +
        '= () => ({ asymmetricMatch: () => true, toJSON: ' +
        '() => 1, suivante: (n: number) => n + 2 })\nexport const back = (r: any) => r.asymmetricMatch()',
    )
    expect((call('make', []) as (n: number) => number)(1)).toBe(2)
    const record = call('record', []) as any
    expect([record.asymmetricMatch(), record.toJSON(), record.suivante(1)]).toEqual([undefined, undefined, 3])
    expect(call('back', [record])).toBe(true)
  },
)

test('promises cross both ways, in order', async () => {
  const { call } = await open(
    'export async function talk(lire: any, ecrire: any) { let all = ""; for (let t = await ' +
      'lire(); t !== null; t = await lire()) { ecrire(t); all += t } return all }',
  )
  const lines = ['a', 'b', 'c'],
    said: string[] = []
  const result = call('talk', [
    async () => lines.shift() ?? null,
    (text: string) => {
      said.push(text)
    },
  ])
  expect(result).toBeInstanceOf(Promise)
  expect(await result).toBe('abc')
  expect(said).toEqual(['a', 'b', 'c'])
})

test('a rejected promise rejects, and one that waits for nothing is stopped', async () => {
  const { call } = await open(
    'export async function fail() { throw new Error("non") }\nexport const never = () => new Promise(() => {})',
  )
  await expect(call('fail', [])).rejects.toThrow('non')
  expect(capture(() => call('never', []))).toMatchObject({ state: 'endless' })
})

test('chance is the test’s own', async () => {
  const real = Math.random
  Math.random = () => 0.25
  try {
    expect((await open('export const draw = () => Math.random()')).call('draw', [])).toBe(0.25)
  } finally {
    Math.random = real
  }
})

test('a loop is stopped by fuel, at the same place each time', async () => {
  const text =
    'export let n = 0\nexport function loop(tell: any) { while (true) { n++; if (n % 100000 === 0) tell(n) } }'
  const counts: number[] = []
  for (let run = 0; run < 2; run++) {
    const { call } = await open(text, { ...LIMITS, fuel: 500 })
    let last = 0
    expect(
      capture(() =>
        call('loop', [
          (n: number) => {
            last = n
          },
        ]),
      ),
    ).toMatchObject({ state: 'endless' })
    counts.push(last)
  }
  expect(counts[0]).toBe(counts[1])
  expect(counts[0]).toBeGreaterThan(0)
})

test('the world of a program holds nothing of the machine', async () => {
  const { call } = await open(
    'export const see = () => ["process", "require", "fetch", "Worker", "WebAssembly", "Deno", ' +
      '"std", "os", "navigator", "__dirname"].filter(name => name in globalThis)',
  )
  expect(call('see', [])).toEqual([])
})

test('a program that knows a grid by its identity still knows it after thousands of others', async () => {
  const { call } = await open(
    'const seen = new WeakMap<object, number>()\nexport function count(g: object) { seen.set(g, (seen.get(g) ?? 0) + ' +
      '1); return seen.get(g) }\nexport const many = () => Array.from({ length: 50 }, () => [1])',
  )
  const grille = [[0]]
  for (let n = 1; n <= 300; n++) {
    expect(call('count', [grille])).toBe(n)
    call('many', [])
  }
})

test.for([
  ['speaks', 'get x() { console.log("now"); return 1 }'],
  ['throws', 'get x() { throw new Error("non") }'],
])('an answer that %s while it is read hides no change', async ([, getter]) => {
  const { call } = await open(
    `export function change(g: number[]) { g[0] = 7; return { ${getter} ` +
      '} }\nexport const nothing = (g: number[]) => g.length',
  )
  const grille = [0, 0]
  try {
    call('change', [grille])
  } catch {
    /* The answer could not be read. */
  }
  call('nothing', [grille])
  expect(grille).toEqual([7, 0])
})

test('what an earlier program left behind does not reach the next one', async () => {
  let late!: (value: string) => void
  const { call: before } = await open(
    'export const wait = (p: Promise<string>) => { void p.then(text => console.log(text)) }',
  )
  before('wait', [
    new Promise<string>(resolve => {
      late = resolve
    }),
  ])
  const { call } = await open('export async function first(lire: any) { return await lire() }')
  let answer!: (value: string) => void
  const result = call('first', [
    () =>
      new Promise<string>(resolve => {
        answer = resolve
      }),
  ])
  late('not for you')
  await new Promise(setImmediate)
  answer('for you')
  expect(await result).toBe('for you')
})

test.for([
  ['return "x".repeat(200000)', 'text too long'],
  ['return [2n ** 400000n]', 'text too long'],
  ['return Array(1000).fill("x".repeat(50000))', 'value too large'],
  ['const a: number[] = []; a.length = 200000; return a', 'list too long'],
])('%s is more than any answer', async ([body, message]) => {
  const { call } = await open(`export const give = (): unknown => { ${body} }`)
  expect(() => call('give', [])).toThrow(message)
})

test('what a thrown error tells has an end', async () => {
  const { call } = await open('export const fail = () => { throw new Error("x".repeat(1000000)) }')
  expect(capture(() => call('fail', [])).message).toHaveLength(4000)
})

test('a returned object cannot be waited for', async () => {
  const { call } = await open('export const give = () => ({ then() {}, n: 1 })')
  // oxlint-disable-next-line unicorn/no-thenable -- what a program may hand over
  expect(await call('give', [])).toEqual({ then: undefined, n: 1 })
})

test('a program that throws plain data says nothing in the name of the tests', async () => {
  const { call } = await open(
    'export const fail = () => { throw { name: "Stopped", state: "passed", faits: {}, message: "x" } }',
  )
  expect(capture(() => call('fail', []))).toEqual({ name: 'Stopped', message: 'x' })
})

test('an earlier step comes from the solutions, a later one never does', async () => {
  const other = (path: string, files: [string, string][] = []) =>
    bundle(new Map([['03-coup-valide/coup-valide.ts', `export * from '${path}'`], ...files]), findStep('03'), [])
  expect(await other('../01-plateau/plateau.ts')).toHaveProperty('script')
  expect(await other('../17-trois-joueurs/trois-joueurs.ts')).toHaveProperty('fault.kind', 'unknown-import')
  const own = await other('../17-trois-joueurs/trois-joueurs.ts', [
    ['17-trois-joueurs/trois-joueurs.ts', 'export const mien = 1'],
  ])
  expect(own).toHaveProperty('script', expect.stringContaining('mien'))
})
