// The packages of an edition: those that what it carries asks for, with the part of the lock that they bring.

import type { EditionFile } from './edition-files.ts'

export type Manifest = {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies?: Record<string, string>
  overrides?: unknown
  config?: { lang?: string }
}

type Locked = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  devDependencies?: Record<string, string>
  devOptional?: boolean
  optional?: boolean
}

type Lock = { packages: Record<string, Locked> }

/** The tests of a step, also of one that comes later or is one's own, may import these. */
const FOR_STEPS = ['fast-check', 'vitest']

/** What a script asks for without its name. */
const BY_FLAG: Record<string, RegExp> = { tsx: /--import tsx\b/, '@vitest/ui': /\bvitest --ui\b/ }

export function neededPackages(files: EditionFile[], { scripts, dependencies }: Manifest): Record<string, string> {
  const code = files.filter(({ path }) => /\.(tsx?|mjs)$/.test(path)).map(({ bytes }) => bytes.toString('utf8'))
  const imported = new Set(code.flatMap(importedPackages))
  const types = typesOf(files)
  const commands = Object.values(scripts)
  return Object.fromEntries(
    Object.entries(dependencies).filter(
      ([name]) =>
        FOR_STEPS.includes(name) ||
        imported.has(name) ||
        types.includes(name) ||
        commands.some(command => BY_FLAG[name]?.test(command)),
    ),
  )
}

/** Imported, or looked for by `resolve('typescript/package.json')`. */
function importedPackages(text: string): string[] {
  const names = text.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bresolve\()\s*'((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?'/g)
  return [...names].map(([, name]) => name!)
}

/** `"types": ["node"]` of the compiler's options is the package `@types/node`. */
function typesOf(files: EditionFile[]): string[] {
  const config = files.find(({ path }) => path === 'tsconfig.json')?.bytes.toString('utf8') ?? '{}'
  const { compilerOptions } = JSON.parse(config) as { compilerOptions?: { types?: string[] } }
  return (compilerOptions?.types ?? []).map(name => `@types/${name}`)
}

/** The lock of the whole course without what these packages do not bring: nothing in it changes its version. */
export function prunedLock(text: string, dependencies: Record<string, string>): string {
  const lock = JSON.parse(text) as Lock
  const { devDependencies, ...root } = { ...lock.packages['']!, dependencies }
  const kept = new Set<string>()
  const follow = (from: string, { dependencies, optionalDependencies, ...others }: Locked) => {
    const peers = Object.keys(others.peerDependencies ?? {}).filter(
      name => !others.peerDependenciesMeta?.[name]?.optional,
    )
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const path = placeOf(name, from, lock)
      if (path === undefined || kept.has(path)) continue
      kept.add(path)
      follow(path, lock.packages[path]!)
    }
  }
  follow('', root)
  const packages = Object.entries(lock.packages).flatMap(([path, locked]) =>
    kept.has(path) ? [[path, withoutBuilders(locked)] as const] : [],
  )
  return `${JSON.stringify({ ...lock, packages: { '': root, ...Object.fromEntries(packages) } }, null, 2)}\n`
}

/** Beside the package that asks, or beside one that holds it. */
function placeOf(name: string, from: string, { packages }: Lock): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const path = at ? `${at}/node_modules/${name}` : `node_modules/${name}`
    if (path in packages) return path
    if (!at) return undefined
  }
}

/** Wanted by builders, optional for the rest: here only the latter is left. */
function withoutBuilders({ devOptional, ...locked }: Locked): Locked {
  return devOptional ? { ...locked, optional: true } : locked
}
