// What a machine may lack. A test that needs such a thing says so with `need`, beside its title: it is skipped where the
// thing is missing, and the end of the run says why (skipped.ts). With REVERSI_ALL_TESTS it fails there instead.

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
  git: () => starts('git', '--version'),
  links: canLink,
  // Any answer will do: what counts is that there is somebody to answer.
  mkfifo: () => starts('mkfifo', '--version'),
  signals: () => process.platform !== 'win32',
}

/** What is missing, and how to get it. */
export const LACK: Record<Need, string> = {
  browser: 'no Chromium here. Remedy: apt-get install chromium, or REVERSI_BROWSER=/path/to/one',
  git: 'no git here. Remedy: install git',
  links: 'no symbolic links may be made here. To run them on Windows: turn on the developer mode',
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

function starts(program: string, ...words: string[]): boolean {
  return spawnSync(program, words, { stdio: 'ignore' }).error === undefined
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
