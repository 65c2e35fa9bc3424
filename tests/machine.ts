// What a machine may lack. A test that needs such a thing says so with `need`, beside its title: it is skipped where
// the thing is missing, and the end of the run says why (skipped.ts). With REVERSI_ALL_TESTS it fails there instead.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../atelier/web/find-browser.ts'

export type Need = 'browser' | 'git' | 'links' | 'mkfifo' | 'signals'

declare module 'vitest' {
  interface TaskMeta {
    lacks?: Need[]
  }
}

const isHere: Record<Need, () => boolean> = {
  browser: () => findBrowser() !== undefined,
  // On macOS a stand-in may be there that only asks to install git.
  git: () => spawnSync('git', ['--version']).status === 0,
  links: canLink,
  // Not every mkfifo can tell its version: that there is one to ask is enough.
  mkfifo: () => spawnSync('mkfifo', ['--version']).error === undefined,
  signals: () => process.platform !== 'win32',
}

/** What is missing, and how to get it. */
export const LACK: Record<Need, string> = {
  browser: 'no Chromium here. Remedy: apt-get install chromium, or REVERSI_BROWSER=/path/to/one',
  git: 'no git here. Remedy: install git',
  links: 'no symbolic links may be made here. Remedy on Windows: turn on the developer mode',
  mkfifo: 'no mkfifo here, so no named pipes. Remedy: a system that has them, such as Linux or macOS',
  signals: 'a program cannot press Ctrl+C here. Remedy: Linux or macOS',
}

const known = new Map<Need, boolean>()

export function has(need: Need): boolean {
  if (!known.has(need)) known.set(need, isHere[need]())
  return known.get(need)!
}

/** The options of a test, or of a group of tests. */
export function need(...needs: Need[]): { skip: boolean; meta: { lacks: Need[] } } {
  const lacks = needs.filter(need => !has(need))
  if (lacks.length > 0 && process.env.REVERSI_ALL_TESTS)
    throw new Error(`REVERSI_ALL_TESTS: ${lacks.map(need => LACK[need]).join('; ')}`)
  return { skip: lacks.length > 0, meta: { lacks } }
}

/** Windows lets few people make links to files. */
function canLink(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'reversi-lien-'))
  try {
    symlinkSync('nowhere', join(folder, 'link'))
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
