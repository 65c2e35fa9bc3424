// A git repository of the session's own. Every call names its folder twice, and the environment's own git is left out:
// no command can climb to the workbook's repository, and nobody's hooks, signatures or name come in.

import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
import { devNull } from 'node:os'
import { join } from 'node:path'

export type GitAnswer = { ok: boolean; out: string; missing: boolean }

export function git(folder: string, ...words: string[]): GitAnswer {
  const own = ['--git-dir', join(folder, '.git'), '--work-tree', folder]
  const { status, stdout, stderr, error } = spawnSync('git', [...own, ...words], { cwd: folder, encoding: 'utf8', env: cleanEnvironment() })
  const missing = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
  return { ok: status === 0, out: status === 0 ? stdout : `${stderr ?? ''}${error?.message ?? ''}`.trim(), missing }
}

/** Makes the repository where there is none yet. */
export function openRepository(folder: string): GitAnswer {
  if (existsSync(join(folder, '.git', 'HEAD'))) return git(folder, 'status', '--short')
  const made = git(folder, 'init', '--quiet', '--template=', '--initial-branch=main')
  if (!made.ok) return made
  mkdirSync(join(folder, '.git', 'info'), { recursive: true })
  appendFileSync(join(folder, '.git', 'info', 'exclude'), 'journal.jsonl\nretro.*\n')
  const settings = [['user.name', 'Dojo'], ['user.email', 'dojo@localhost'], ['core.autocrlf', 'false'], ['commit.gpgsign', 'false']] as const
  return settings.map(([name, value]) => git(folder, 'config', name, value)).find(({ ok }) => !ok) ?? made
}

function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  return { ...Object.fromEntries(kept), GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C' }
}
