// A thread of the light runner: links the modules it is given, and runs the tests of each job on modules of its own. In
// JavaScript, so that it starts at once on any Node.

import { Script } from 'node:vm'
import { parentPort } from 'node:worker_threads'

/** @typedef {Record<string, Record<string, string>>} Links */
/** @typedef {{ entry: string, links: Links, program: string }} Linked */
/** @typedef {Linked & { job: number, reference?: Linked }} LinkedJob */
/**
 * @typedef {{
 *   codes: Record<string, string>, shared: string[], fixed: string[], packages: string[], runner: string,
 *   jobs: LinkedJob[],
 * }} LightRequest
 */
/** @typedef {Map<string, { exports: any }>} Instances */

parentPort?.once('message', request => void run(request))

/** @param {LightRequest} request */
async function run({ codes, shared, fixed, packages, runner, jobs }) {
  /** @type {unknown} */
  let lost
  for (const event of ['unhandledRejection', 'uncaughtException']) process.on(event, error => (lost ??= error))
  process.exit = code => {
    throw new Error(`process.exit unexpectedly called with "${code}"`)
  }
  /**
   * Packages; one that cannot be had is the matter of whoever imports it.
   * @type {Map<string, (from: string) => object>}
   */
  const outside = new Map()
  for (const name of packages) {
    const give = await import(name).then(
      namespace => () => asCommonJs(namespace),
      error => (/** @type {string} */ from) => {
        const isMissing = error.code === 'ERR_MODULE_NOT_FOUND'
        throw isMissing ? new Error(`Cannot find package '${name}' imported from ${from}`) : error
      },
    )
    outside.set(name, give)
  }
  /** @type {Instances} */
  const everywhere = new Map()
  const scripts = new Map()

  /** @param {string} file @param {Links} links @param {Instances} own */
  const load = (file, links, own) => {
    const instances = shared.includes(file) ? everywhere : own
    const before = instances.get(file)
    if (before) return before.exports
    const module = { exports: {} }
    instances.set(file, module)
    /** @param {string} wanted */
    const require = wanted => {
      const meant = links[file]?.[wanted] ?? wanted
      return outside.get(meant)?.(file) ?? load(meant, links, own)
    }
    const code = codes[file]
    if (code === undefined) throw new Error(`not among the modules: ${file}`)
    if (!scripts.has(file)) scripts.set(file, compile(file, code))
    scripts.get(file).call(undefined, module.exports, require, module)
    // Values in place of getters: a search that reaches its functions through them takes twice as long.
    if (fixed.includes(file)) module.exports = asCommonJs(module.exports)
    return module.exports
  }

  /** @param {Linked} reference */
  const touchedIn = ({ entry, links, program }) => {
    const own = new Map()
    return load(runner, links, own).touchedBy((/** @type {(name: string) => void} */ touch) => {
      own.set(program, { exports: watched(load(program, links, own), touch) })
      load(entry, links, own)
    })
  }
  /** Before the first job begins: until then nobody is impatient. @type {Map<string, (string[] | undefined)[]>} */
  const touched = new Map()
  for (const { reference } of jobs)
    if (reference && !touched.has(reference.entry)) touched.set(reference.entry, await touchedIn(reference))

  const problems = []
  for (const { job, entry, links, program, reference } of jobs) {
    const own = new Map()
    /** @param {string} name */
    const isTaken = name => {
      const [mine, given] = [program, reference?.program].map(file => own.get(file)?.exports[name])
      return typeof mine === 'function' && mine === given
    }
    const isGreen = (/** @type {number} */ test) =>
      reference !== undefined && (touched.get(entry)?.[test]?.every(isTaken) ?? false)
    const problem = await load(runner, links, own).runJob(job, () => load(entry, links, own), isGreen)
    if (problem) problems.push(problem)
  }
  const { rawError } = load(runner, jobs[0]?.links ?? {}, new Map())
  parentPort?.postMessage({ problems, ...(lost === undefined ? {} : { lost: rawError(lost) }) })
}

/** Strict as every module is, on the lines that the map knows. @param {string} file @param {string} code */
function compile(file, code) {
  const wrapped = `(function (exports, require, module) { "use strict";\n${code}\n})`
  return new Script(wrapped, { filename: file, lineOffset: -1 }).runInThisContext()
}

/** @param {object} namespace */
function asCommonJs(namespace) {
  return Object.defineProperty({ ...namespace }, '__esModule', { value: true })
}

/**
 * The same exports, and somebody who hears of each that is read.
 * @param {any} exports @param {(name: string) => void} touch
 */
function watched(exports, touch) {
  const watching = Object.defineProperty({}, '__esModule', { value: true })
  for (const name of Object.keys(exports)) {
    const get = () => (touch(name), exports[name])
    Object.defineProperty(watching, name, { enumerable: true, get })
  }
  return watching
}
