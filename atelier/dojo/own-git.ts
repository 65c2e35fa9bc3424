// A git repository of the session's own. Every call names its folder twice, and the environment's own git is left out:
// no command can climb to the workbook's repository, and nobody's hooks, signatures or name come in.

import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { devNull } from 'node:os'
import { join } from 'node:path'

export type GitAnswer = { ok: boolean; out: string; missing: boolean }

/** Told at each call: a repository whose making was cut short needs no mending. */
const SETTINGS = [
  'user.name=Dojo',
  'user.email=dojo@localhost',
  'core.autocrlf=false',
  'commit.gpgsign=false',
  'gc.auto=0',
]

/** The log, what is made of it, and what editors leave beside a file. */
const LEFT_OUT = ['journal.jsonl', 'retro.*', '.*', '*~', '\\#*#', '*.tmp', '4913']

export function git(folder: string, ...words: string[]): GitAnswer {
  const own = [
    '--git-dir',
    join(folder, '.git'),
    '--work-tree',
    folder,
    ...SETTINGS.flatMap(setting => ['-c', setting]),
  ]
  const { status, stdout, stderr, error } = spawnSync('git', [...own, ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: cleanEnvironment(),
    maxBuffer: Infinity,
  })
  const missing = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
  return { ok: status === 0, out: status === 0 ? stdout : `${stderr ?? ''}${error?.message ?? ''}`.trim(), missing }
}

/**
 * Makes the repository where there is none yet; only this session writes in it, so a lock was left by one that was
 * killed.
 */
export function openRepository(folder: string): GitAnswer {
  const made = git(folder, 'init', '--quiet', '--template=', '--initial-branch=main')
  if (!made.ok) return made
  for (const lock of ['index.lock', 'HEAD.lock', 'refs/heads/main.lock'])
    rmSync(join(folder, '.git', lock), { force: true })
  mkdirSync(join(folder, '.git', 'info'), { recursive: true })
  writeFileSync(join(folder, '.git', 'info', 'exclude'), LEFT_OUT.map(name => `${name}\n`).join(''))
  return made
}

function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  return { ...Object.fromEntries(kept), GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C' }
}
