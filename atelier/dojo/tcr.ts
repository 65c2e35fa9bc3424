// Test, commit or revert. A green commits everything. A red brings the program back to the last commit and leaves the
// tests as they are: files are saved one by one, and a new test is red until its program is written. An amber does
// nothing.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { orSay, overwrite } from '../kept-copy.ts'
import { isWritten } from './session-folder.ts'
import { git, openRepository, type GitAnswer } from './own-git.ts'

export type Committed = 'committed' | 'nothing' | { failed: string }

/** What stands there now is the first point to come back to. */
export function startTcr(folder: string): GitAnswer {
  const opened = orSay(folder, () => openRepository(folder))
  if (!opened.ok) return opened
  const committed = commit(folder, 'start')
  return typeof committed === 'object' ? { ok: false, out: committed.failed, missing: false } : opened
}

export function commit(folder: string, message: string): Committed {
  const added = git(folder, 'add', '--all')
  if (!added.ok) return { failed: added.out }
  if (git(folder, 'diff', '--cached', '--quiet').ok && git(folder, 'rev-parse', '--verify', 'HEAD').ok) return 'nothing'
  const done = git(folder, 'commit', '--quiet', '--no-verify', '--message', message)
  return done.ok ? 'committed' : { failed: done.out }
}

/** Where the dated copies of what was there are; none when the program is as it was committed. */
export function revert(folder: string): string[] {
  const tracked = git(folder, 'ls-tree', '-z', '--name-only', 'HEAD')
    .out.split('\0')
    .filter(name => isWritten(name) && !name.endsWith('.test.ts'))
  return tracked.flatMap(name => {
    const committed = git(folder, 'show', `HEAD:${name}`)
    const file = join(folder, name)
    if (!committed.ok || (existsSync(file) && readFileSync(file, 'utf8') === committed.out)) return []
    return overwrite(file, committed.out) ?? name
  })
}
