// Step 03 handed in by people who would rather have the points than write it. None of these computes the right answer,
// so none may earn anything. `${CANARY}` is a folder they would like to harm, `${PORT}` a server they would like to
// reach.

import { coupValideWith } from '../scratch.ts'

const honestStub = 'return false'
const deep = (sign: string) => sign.repeat(60_000)

export const PROGRAMS: Record<string, string> = {
  // Without end.
  'loop in a call': coupValideWith('while (true) {}'),
  'loop at import': coupValideWith(honestStub, 'while (true) {}'),
  'loop in a generator': coupValideWith(
    'function* g() { while (true) yield 1 }\n  for (const n of g()) if (n > 1) break\n  return false',
  ),
  'loop in a getter of the answer': coupValideWith('return { get length() { while (true) {} } } as never'),
  'loop in a proxy': coupValideWith('return new Proxy([], { get() { while (true) {} } }) as never'),
  'loop that prints': coupValideWith('while (true) console.log("x".repeat(60000))'),
  'loop that catches everything': coupValideWith(
    'while (true) { try { while (true) {} } catch {} finally { continue } }',
  ),
  'loop of promises': coupValideWith(
    'const again = (): Promise<never> => Promise.resolve().then(again)\n  void again()\n  return false',
  ),
  'promise that never ends': 'export async function coupValide() { await new Promise(() => {}); return false }',
  'loop in toString of an error': coupValideWith(
    'throw { get message() { while (true) {} }, toString() { while (true) {} } }',
  ),
  'catastrophic regular expression': coupValideWith('return /^(a+)+$/.test("a".repeat(40) + "!") as never'),
  'huge sparse array': coupValideWith(
    'const a: number[] = []\n  a.length = 4294967295\n  return a.indexOf(3) as never',
  ),
  'sort with a liar': coupValideWith(
    'const a = Array.from({ length: 100000 }, (_, n) => n)\n  while (true) a.sort(() => 0.5 - Math.random())',
  ),
  'huge number to text': coupValideWith('return (2n ** (2n ** 40n)).toString() as never'),
  'padded string': coupValideWith('let s = "x"\n  while (true) s = s.padEnd(s.length * 2)'),
  // Memory and stack.
  'memory in a call': coupValideWith('const t: unknown[] = []\n  while (true) t.push(new Array(10000).fill(i))'),
  'memory at import': coupValideWith(
    honestStub,
    'const t: unknown[] = []\nwhile (true) t.push(new Array(10000).fill(1))',
  ),
  'memory, caught and again': coupValideWith(
    'while (true) { try { const t: unknown[] = []; while (true) t.push(new ArrayBuffer(1000000)) } catch {} }',
  ),
  'one huge buffer': coupValideWith('return new Float64Array(2 ** 31) as never'),
  'a huge answer': coupValideWith('return Array.from({ length: 90000 }, () => [1, 2, [3]]) as never'),
  'a list of four billion': coupValideWith('const a: number[] = []\n  a.length = 4294967295\n  return a as never'),
  'an answer that contains itself': coupValideWith('const a: unknown[] = []\n  a.push(a)\n  return a as never'),
  'a very deep answer': coupValideWith(
    'let a: unknown = 1\n  for (let n = 0; n < 20000; n++) a = [a]\n  return a as never',
  ),
  recursion: coupValideWith('return coupValide(grille, couleur, i, j)'),
  'recursion that catches': coupValideWith(
    'const f = (): never => { try { return f() } catch { return f() } }\n  return f()',
  ),
  'deep eval': coupValideWith('return (0, eval)("(".repeat(50000) + ")".repeat(50000))'),
  'deep JSON': coupValideWith('return JSON.parse("[".repeat(100000))'),
  '64 KB of brackets': `${deep('(')}`,
  '60 KB of braces': `export const coupValide = ${'{a:'.repeat(20_000)}`,
  '60 KB of templates': `export const coupValide = ${'`${'.repeat(20_000)}`,
  '60 KB of types': `export type T = ${'A<'.repeat(30_000)}\nexport function coupValide() {}`,
  // Out of the sandbox.
  'process.exit': coupValideWith('process.exit(0)'),
  'process, lower': coupValideWith(
    '(globalThis as any).process?.reallyExit?.(0)\n  ;(process as any).binding("fs")\n  return false',
  ),
  'killing the parent': coupValideWith('process.kill(process.ppid, "SIGKILL")\n  return false'),
  'constructor of constructor': coupValideWith(
    'const f = grille.constructor.constructor as any\n  f("return process")().exit(0)\n  return false',
  ),
  'constructor of a callback': coupValideWith(
    'const r = (Math.random as any).constructor("return this")()\n  r.process.exit(0)\n  return r.process as never',
  ),
  'import of fs':
    "import { rmSync, writeFileSync } from 'node:fs'\n" +
    "writeFileSync('${CANARY}/taken', 'x'); rmSync('${CANARY}', { recursive: true })\n" +
    'export function coupValide() { return false }',
  'dynamic import of fs': coupValideWith(
    honestStub,
    "const fs: any = await import('node:fs')\nfs.rmSync('${CANARY}', { recursive: true })",
  ),
  'import by a variable': coupValideWith(
    honestStub,
    "const name = 'node:fs'\nvoid import(name).then((fs: any) => fs.rmSync('${CANARY}', { recursive: true }))",
  ),
  require: coupValideWith(
    "const fs = (globalThis as any).require?.('fs') ?? eval('require')('fs')\n" +
      "  fs.writeFileSync('${CANARY}/taken', 'x')\n" +
      '  return false',
  ),
  'import of child_process':
    "import { execSync } from 'child_process'\n" +
    "execSync('touch ${CANARY}/taken')\n" +
    "export function coupValide() { return execSync('id') }",
  'a package':
    "import { expect } from 'vitest'\n" +
    'expect.extend({ toBe: () => ({ pass: true }) } as any)\n' +
    'export function coupValide() { return false }',
  network: coupValideWith("void (globalThis as any).fetch('http://127.0.0.1:${PORT}/')\n  return false"),
  'network by import':
    "import http from 'node:http'\n" +
    "http.get('http://127.0.0.1:${PORT}/')\n" +
    'export function coupValide() { return false }',
  worker: coupValideWith("new (globalThis as any).Worker('x')\n  return false"),
  WebAssembly: coupValideWith('return new (globalThis as any).WebAssembly.Memory({ initial: 1 }) as never'),
  'SharedArrayBuffer and Atomics': coupValideWith(
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)\n  return false',
  ),
  'std and os of the engine': coupValideWith(
    "const g = globalThis as any\n  g.std?.exit(0)\n  g.os?.remove('${CANARY}/kept')\n  return false",
  ),
  // The solution, taken.
  'own reference by import':
    "export * from '../03-coup-valide/coup-valide.ts'\n" +
    "export { coupValide } from '../../../solutions/03-coup-valide/coup-valide.ts'",
  'reference through an odd path':
    "export { coupValide } from './../../solutions/./03-coup-valide/../03-coup-valide/coup-valide.ts'",
  'reference by absolute path': "export { coupValide } from '${ROOT}/solutions/03-coup-valide/coup-valide.ts'",
  'reference by file URL': "export { coupValide } from 'file://${ROOT}/solutions/03-coup-valide/coup-valide.ts'",
  'reference by another solution': "export { coupValide } from '../../solutions/03-coup-valide/autre-recursif.ts'",
  'reference by import.meta': coupValideWith(
    honestStub,
    "const there = new URL('../../../solutions/03-coup-valide/coup-valide.ts', import.meta.url).href\n" +
      'const real: any = await import(there)',
  ),
  'reference by a later step':
    "import * as later from '../04-coups/coups.ts'\n" +
    'export function coupValide(g: never, c: never, i: number, j: number) {\n' +
    '  const found = later.coups(g, c).find(([k, l]) => k === i && l === j)\n' +
    '  return found ? found[2] : false\n' +
    '}',
  'reference of a later step, under another name':
    "import { coupValideTrois } from '../17-trois-joueurs/trois-joueurs.ts'\n" +
    coupValideWith(
      'if (!estSurPlateau(i, j)) return false\n  return coupValideTrois(' +
        '[...grille.map(ligne => [...ligne, 0]), Array(9).fill(0)] as never, couleur, i, j) as never',
    ),
  'reference as text':
    "import text from '../../solutions/03-coup-valide/coup-valide.ts' with { type: 'text' }\n" +
    'export const coupValide = () => text',
  'reference by ?raw': "export { default as coupValide } from '../../solutions/03-coup-valide/coup-valide.ts?raw'",
  'reference by a pattern': coupValideWith(
    honestStub,
    'const name = "coup-valide"\nvoid import(`../../solutions/03-coup-valide/${name}.ts`)',
  ),
  'reference by the bundler’s own name': "export { coupValide } from 'reference:03-coup-valide/coup-valide.ts'",
  'import of data': "import yes from 'data:text/javascript,export default () => []'\nexport const coupValide = yes",
  'import by equals sign':
    "import fs = require('node:fs')\nfs.writeFileSync('${CANARY}/taken', 'x')\nexport const coupValide = () => false",
  'source map of a file': `${coupValideWith('throw new Error("x")')}//# sourceMappingURL=${'${CANARY}'}/kept`,
  // Forged.
  'patched prototypes': coupValideWith(
    honestStub,
    'const yes = () => true\n' +
      'Array.prototype.every = yes as never\n' +
      'Array.prototype.some = yes as never\n' +
      'Array.prototype.includes = yes as never\n' +
      'String.prototype.startsWith = yes\n' +
      'Object.is = yes\n' +
      'Number.isFinite = yes as never',
  ),
  'patched JSON and Map': coupValideWith(
    honestStub,
    'JSON.stringify = (() => \'[["return",[]],[]]\') as never\n' +
      'JSON.parse = (() => []) as never\n' +
      'Map.prototype.get = (() => undefined) as never\n' +
      'WeakMap.prototype.get = (() => undefined) as never',
  ),
  'patched Reflect and iterators': coupValideWith(
    honestStub,
    'Reflect.apply = (() => []) as never\n' +
      'Array.prototype[Symbol.iterator] = (function* () {}) as never\n' +
      'Object.keys = () => []\n' +
      'Object.defineProperty(Array.prototype, 0, { set() {}, get: () => 1, configurable: true })',
  ),
  'patched then': coupValideWith(
    honestStub,
    'Promise.prototype.then = (() => undefined) as never\n' +
      'Function.prototype.call = (() => true) as never\n' +
      'Function.prototype.apply = (() => true) as never',
  ),
  'forged matcher': coupValideWith(
    'return { asymmetricMatch: () => true, $$typeof: Symbol.for("jest.asymmetricMatcher"), ' +
      'toString: () => "ok" } as never',
  ),
  'lying getters': coupValideWith(
    'let n = 0\n' +
      '  return { get length() { return n++ }, get 0() { return [n, n] }, ' +
      '[Symbol.iterator]: function* () {} } as never',
  ),
  'an array that lies': coupValideWith(
    'return new Proxy([[4, 4]], { get: (t, k) => (k === "length" ? 1 : ' +
      'k === "every" ? () => true : Reflect.get(t, k)) }) as never',
  ),
  'equal to everything': coupValideWith(
    'return { valueOf: () => false, toJSON: () => false, equals: () => true, ' +
      '[Symbol.toPrimitive]: () => false } as never',
  ),
  'forged Écart': coupValideWith(
    'const e: any = new Error("ok")\n  e.name = "Écart"; e.faits = { genre: "valeur" }; e.state = "passed"\n  throw e',
  ),
  'forged stop': coupValideWith('throw Object.assign(new Error("x"), { name: "Stopped", state: "passed" })'),
  'forged report on the pipe': coupValideWith(
    'console.log(JSON.stringify({ kind: "finished", id: "1", passed: true }))\n  return false',
  ),
  'forged messages in strings': coupValideWith('return "\\n[1,\\"a\\",[]]\\n[-1,\\"A\\",[[4,4]]]" as never'),
  'vitest in the global object': coupValideWith(
    'const g = globalThis as any\n' +
      '  for (const k of ["__vitest_worker__", "expect", "describe", "test", "__vitest_index__"]) ' +
      'g[k] = new Proxy(() => true, { get: () => () => true })\n' +
      '  return false',
  ),
  'a function in place of the answer': coupValideWith('return (() => [[4, 4]]) as never'),
  'throws instead of answering': coupValideWith('throw undefined'),
  'throws false': coupValideWith('throw false'),
  'À FAIRE again and again': coupValideWith('throw new Error("À FAIRE : coupValide")'),
  'changes the grid in the answer’s favour': coupValideWith(
    'for (const ligne of grille) ligne.fill(couleur)\n  grille.length = 0\n  return []',
  ),
  'grid made of accessors': coupValideWith(
    'for (let k = 0; k < 8; k++) Object.defineProperty(grille, k, { get: () => { throw new Error("x") } })\n' +
      '  return false',
  ),
  'a change hidden by an answer that speaks': coupValideWith(
    'grille[0]![0] = couleur\n  return { get x() { console.log("now"); return 1 } } as never',
  ),
  'a change hidden by an answer that throws once': coupValideWith(
    'grille[0]![0] = couleur\n' +
      '  let n = 0\n' +
      '  return { get x() { if (n++ === 0) throw new Error("once"); return 1 } } as never',
  ),
  'frozen grid': coupValideWith(
    'Object.freeze(grille)\n  for (const ligne of grille) Object.freeze(ligne)\n  return []',
  ),
  // Told to the marker itself.
  'throws a stack that is no text': coupValideWith('throw { stack: { b: 1 } }'),
  'throws a message that is no text': coupValideWith('throw { message: { a: 1 }, name: 3, cause: { stack: [] } }'),
  'throws a verdict and facts': coupValideWith(
    'throw { name: "Stopped", state: "passed", message: "À FAIRE", faits: { genre: "nothing" } }',
  ),
  'throws a verdict at import': coupValideWith(
    honestStub,
    'throw { name: { toString: 1 }, message: { toString: 1 }, stack: 3, state: "passed" }',
  ),
  'throws what says something else at import': coupValideWith(
    honestStub,
    'throw { toJSON: () => ({ name: { toString: 1 }, message: { toString: 1 }, stack: [1] }) }',
  ),
  'throws what never ends saying it at import': coupValideWith(honestStub, 'throw { toJSON() { while (true) {} } }'),
  'throws a revoked proxy': coupValideWith(
    'const { proxy, revoke } = Proxy.revocable({}, {})\n  revoke()\n  throw proxy',
  ),
  'throws a list twenty thousand deep': coupValideWith(
    'let a: unknown = 1\n  for (let n = 0; n < 20000; n++) a = [a]\n  throw a',
  ),
  'throws three million signs': coupValideWith('throw new Error("x".repeat(3000000))'),
  'answers three million lines': coupValideWith('return "\\n".repeat(3000000) as never'),
  'an error whose getters do not end': coupValideWith(
    'throw Object.defineProperty(new Error(), "message", { get() { while (true) {} } })',
  ),
  prepareStackTrace: coupValideWith(
    'Object.assign(Error, { prepareStackTrace: () => { while (true) {} }, stackTraceLimit: 1e9 })\n' +
      '  throw new Error("x")',
  ),
  // Answers that change, and what goes on after the answer.
  'a list whose length grows as it is read': coupValideWith(
    'let n = 1\n  return new Proxy([], { get: (_, key) => (key === "length" ? n++ : [i, j]) }) as never',
  ),
  'a list whose length is an object': coupValideWith(
    'let n = 0\n' +
      '  return new Proxy([], { get: (_, key) => (key === "length" ? ' +
      '{ valueOf: () => (n++ < 3 ? 5 : 0) } : [i, j]) }) as never',
  ),
  'a kind of list of its own': coupValideWith(
    'return new (class extends Array { get length() { return 1 } ' +
      '*[Symbol.iterator]() { while (true) yield [i, j] } })() as never',
  ),
  'a promise of another kind': coupValideWith(
    'const p: any = Promise.resolve([])\n' +
      '  p.constructor = { [Symbol.species]: function (start: any) { start(() => [], () => []) } }\n' +
      '  return p',
  ),
  'an answer to wait for': coupValideWith('return { then() {} } as never'),
  'a key named __proto__': coupValideWith(
    'return JSON.parse(\'{"__proto__": [[4, 4]], "length": 1, "constructor": { "name": "Array" }, "0": [4, 4]}\')',
  ),
  'changes the grids of earlier calls': coupValideWith(
    'for (const g of seen) for (const ligne of g) ligne.fill(couleur)\n  seen.push(grille)\n  return false',
    'const seen: Grille[] = []',
  ),
  'changes the grid after its answer': coupValideWith(
    'queueMicrotask(() => { for (const ligne of grille) ligne.fill(couleur) })\n' +
      '  setTimeout(() => { grille.length = 0 }, 1)\n' +
      '  return false',
  ),
  'a million timers': coupValideWith('for (let n = 0; n < 1e6; n++) setTimeout(() => {}, 1e9)\n  return false'),
  'asks chance without end': coupValideWith('while (true) Math.random()'),
  'accessors on every object': coupValideWith(
    honestStub,
    'for (const k of ["next", "values", "id", "ok", "object", "kind", "name", "message", "stack", "0", "1", "2", ' +
      '"length", "toJSON", "then"]) ' +
      'Object.defineProperty(Object.prototype, k, { __proto__: null, get: () => [[4, 4]], set() {}, ' +
      'configurable: true } as never)',
  ),
  'a frozen world': coupValideWith(
    honestStub,
    'for (const k of Object.getOwnPropertyNames(globalThis)) ' +
      'try { Object.freeze((globalThis as any)[k].prototype) } catch {}\n' +
      'Object.freeze(Object.prototype)\n' +
      'Object.freeze(globalThis)',
  ),
  'no function': 'export const coupValide = 42',
  'no export': 'function coupValide() {}',
  nothing: '',
  'not TypeScript': '<?php echo 1; ?>',
  'control signs': 'export function coupValide() {\u0000\u2028\u2029\uFFFF return false }',
}
