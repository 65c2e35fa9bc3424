// What the workshop needs from this machine, each looked at for real. `worth` is a hindrance one can live with.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT, stepFile, listSteps } from '../course.ts'
import { isGreen } from '../runner/result.ts'
import { openRunner, runOnce } from '../runner/runner.ts'
import { watchFolder } from '../workshop/watch-files.ts'

export type CheckName = 'node' | 'writing' | 'watching' | 'running' | 'browser' | 'terminal'
export type CheckState = 'good' | 'worth' | 'bad'
export type Check = { name: CheckName; state: CheckState; detail: string }

const SCRATCH = join(ROOT, '.cache', 'doctor')
const WATCH_MS = 3000
/** Boards side by side need that much. */
const COLUMNS = 60
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'firefox', 'microsoft-edge', 'xdg-open']

export async function examine(): Promise<Check[]> {
  return [node(), writing(), await watching(), await running(), browser(), terminal()]
}

/** The oldest Node that `package.json` allows. */
export function node(version = process.versions.node): Check {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } }
  const [wanted, found] = [engines.node.replace(/^\D+/, ''), version].map(text => text.split('.').map(Number))
  const isOld = found![0]! < wanted![0]! || (found![0] === wanted![0] && found![1]! < (wanted![1] ?? 0))
  return { name: 'node', state: isOld ? 'bad' : 'good', detail: version }
}

/** Beside the learner's own files, which is where saving and resetting write. */
export function writing(folder = join(stepFile(listSteps()[0]!), '..')): Check {
  const file = join(folder, `.essai-${process.pid}`)
  try {
    writeFileSync(file, '')
    rmSync(file)
    return { name: 'writing', state: 'good', detail: folder }
  } catch (error) {
    return { name: 'writing', state: 'bad', detail: `${folder}: ${(error as NodeJS.ErrnoException).code}` }
  }
}

/** A file saved here must be noticed. */
async function watching(): Promise<Check> {
  const file = join(SCRATCH, 'essai.ts')
  try {
    mkdirSync(SCRATCH, { recursive: true })
    const noticed = await noticedIn(file)
    return { name: 'watching', state: noticed ? 'good' : 'worth', detail: '' }
  } catch (error) {
    return { name: 'watching', state: 'worth', detail: (error as NodeJS.ErrnoException).code ?? '' }
  } finally {
    rmSync(SCRATCH, { recursive: true, force: true })
  }
}

function noticedIn(file: string): Promise<boolean> {
  return new Promise(settle => {
    const end = (noticed: boolean) => {
      clearTimeout(timer)
      void watching.close().then(() => settle(noticed))
    }
    const watching = watchFolder(SCRATCH, () => end(true))
    const timer = setTimeout(() => end(false), WATCH_MS)
    void watching.ready.then(() => writeFileSync(file, String(process.pid)))
  })
}

/** In Vitest itself, the tests of the first step start and say something of the learner's file. */
async function running(): Promise<Check> {
  const result = await runOnce(listSteps()[0]!.folder, openRunner())
  const said = result.tests.length > 0 || isGreen(result) || result.fault?.kind !== 'died'
  return { name: 'running', state: said ? 'good' : 'bad', detail: `${Math.round(result.ms)} ms` }
}

export function browser(env = process.env, platform = process.platform): Check {
  if (platform !== 'linux') return { name: 'browser', state: 'good', detail: platform }
  const folders = (env.PATH ?? '').split(delimiter)
  const found = BROWSERS.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync)
  return { name: 'browser', state: found ? 'good' : 'worth', detail: found ?? '' }
}

export function terminal({ isTTY, columns }: { isTTY?: boolean; columns?: number } = process.stdout): Check {
  if (!isTTY) return { name: 'terminal', state: 'worth', detail: '' }
  return { name: 'terminal', state: (columns ?? 0) >= COLUMNS ? 'good' : 'worth', detail: String(columns) }
}
