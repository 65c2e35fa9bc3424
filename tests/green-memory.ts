// What `npm test` remembers: which test files were green, to the last test, on exactly this tree and this machine. The
// key is the content of every file of the project, so that nothing that changed is ever taken for proven.

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** As in .gitignore: what is made here, not written. */
const MADE = new Set(['node_modules', '.git', '.cache', '.sauvegardes', 'dojo'])

export function treeKey(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256').update(JSON.stringify(machine(env)))
  for (const file of filesBelow(root))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** What a test may meet besides the files: where programs are, which language is read, who runs it. */
function machine(env: NodeJS.ProcessEnv): unknown[] {
  const telling = Object.entries(env).filter(([name]) =>
    /^(?:PATH|HOME|LANG|LC_.*|NO_COLOR|TERM|CI|REVERSI_.*)$/i.test(name),
  )
  return [
    process.version,
    process.platform,
    process.arch,
    process.getuid?.() ?? '',
    process.stdout.isTTY,
    telling.toSorted(),
  ]
}

function filesBelow(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return folder === '' && MADE.has(entry.name) ? [] : filesBelow(root, path)
    return entry.isFile() ? [path] : []
  })
}

/** The test files that were green under this key. */
export function readGreen(memory: string, key: string): string[] {
  try {
    const { key: known, green } = JSON.parse(readFileSync(memory, 'utf8')) as { key: string; green: string[] }
    return known === key ? green : []
  } catch {
    return []
  }
}

/** A file in which anything was skipped is run again: what lacked may be there by then. */
export function rememberGreen(root: string, memory: string, key: string): Reporter {
  const before = readGreen(memory, key)
  return {
    onTestRunEnd(modules) {
      const green = modules.filter(isAllGreen).map(({ moduleId }) => relative(root, moduleId))
      mkdirSync(dirname(memory), { recursive: true })
      writeFileSync(memory, JSON.stringify({ key, green: [...new Set([...before, ...green])] }))
      if (before.length > 0)
        console.log(
          `${before.length} test files were green before on these very files: not run again (.cache/green.json).`,
        )
    },
  }
}

const isAllGreen = (module: TestModule) =>
  module.state() === 'passed' && [...module.children.allTests()].every(test => test.result().state === 'passed')
