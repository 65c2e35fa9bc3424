// What `npm ci` would do in a folder, without doing it and without a network: whether its lock agrees with its package.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export function dryInstall(folder: string): string {
  const words = ['ci', '--dry-run', '--offline', '--cache', join(folder, '.npm-cache')]
  const { stdout, stderr } = spawnSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return stdout + stderr
}
