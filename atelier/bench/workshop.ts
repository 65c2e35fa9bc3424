// The terminal workshop by the clock: from start to first screen, from save to verdict beside `vitest --watch` in the
// same run, and programs that never end, one after the other.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findStep, ROOT } from '../course.ts'
import { median, showTimes, timed } from './figures.ts'
import { openProgram, type PtyProgram } from './pty-program.ts'

const STARTS = 5,
  SAVES = 20
const LOOPS = Number(process.env.REVERSI_LOOPS) || 50
const ENV = { REVERSI_LANG: 'en', NO_COLOR: '1' }
const WORKSHOP = ['--import', 'tsx', 'atelier/commands/start.ts']
const VITEST = ['node_modules/vitest/vitest.mjs', '--watch', '--project', 'etapes', 'steps/03-coup-valide']

export async function benchWorkshop(): Promise<void> {
  const workbook = copyWorkbook()
  try {
    showTimes('from start to first screen', await starts(workbook))
    const [ours, theirs] = await bothWatching(workbook)
    showTimes('from save to verdict, workshop', ours)
    showTimes('from save to verdict, vitest --watch', theirs)
    console.log(`  vitest --watch takes ${(median(theirs) / median(ours)).toFixed(1)} times as long`)
    await endlessLoops(workbook)
  } finally {
    rmSync(workbook, { recursive: true, force: true })
  }
}

/** A learner's workbook at step 03. */
function copyWorkbook(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reversi-bench-'))
  for (const name of ['atelier', 'steps', 'solutions', 'package.json', 'tsconfig.json', 'vitest.config.ts']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const step of ['01', '02']) writeFileSync(stepFileIn(folder, step), reference(step))
  return folder
}

const stepFileIn = (workbook: string, step: string) =>
  join(workbook, 'steps', findStep(step).folder, `${findStep(step).name}.ts`)
const reference = (step: string) =>
  readFileSync(join(ROOT, 'solutions', findStep(step).folder, `${findStep(step).name}.ts`), 'utf8')
/** The reference may be written anew one day: then this says so. */
function spoilt(text: string, right: string, wrong: string): string {
  if (!text.includes(right)) throw new Error(`no longer in the reference: ${right}`)
  return text.replace(right, wrong)
}
const save = (workbook: string, text: string) => writeFileSync(stepFileIn(workbook, '03'), text)

async function starts(workbook: string): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n <= STARTS; n++) {
    const workshop = openProgram(workbook, WORKSHOP, ENV)
    times.push(await timed(() => workshop.until(/expected:/)))
    await leave(workshop)
  }
  // The first start fills the cache.
  return times.slice(1)
}

/** Wrong, right, wrong, right: each save is timed in one, then in the other. */
async function bothWatching(workbook: string): Promise<[number[], number[]]> {
  const right = reference('03'),
    wrong = spoilt(right, '!== couleur) continue', '=== couleur) continue')
  const measure = async (program: PtyProgram, red: RegExp, green: RegExp) => {
    const times: number[] = []
    for (let n = 0; n <= SAVES; n++) {
      program.forget()
      const isRight = n % 2 === 1
      times.push(
        await timed(() => {
          save(workbook, isRight ? right : wrong)
          return program.until(isRight ? green : red)
        }),
      )
      await new Promise(settle => setTimeout(settle, 700))
    }
    return times.slice(1)
  }
  const workshop = openProgram(workbook, WORKSHOP, ENV)
  await workshop.until(/expected:/)
  const ours = await measure(workshop, /of \d+ tests green[^]*quit/, /All tests are green[^]*quit/)
  await leave(workshop)
  const vitest = openProgram(workbook, VITEST, ENV)
  await vitest.until(/(?:Waiting|Watching) for file changes/)
  const theirs = await measure(vitest, /(?:Waiting|Watching) for file changes/, /(?:Waiting|Watching) for file changes/)
  vitest.kill()
  await vitest.exited
  return [ours, theirs]
}

/** A save that never ends, then one that does, again and again; afterwards nothing of ours is left running. */
async function endlessLoops(workbook: string): Promise<void> {
  const right = reference('03'),
    endless = spoilt(right, '      x += di\n      y += dj\n', '')
  const workshop = openProgram(workbook, WORKSHOP, ENV)
  await workshop.until(/quit/)
  const times: number[] = []
  for (let n = 0; n < LOOPS; n++) {
    workshop.forget()
    times.push(
      await timed(() => {
        save(workbook, `${endless}// ${n}\n`)
        return workshop.until(/endless {2}coupValide/)
      }),
    )
    workshop.forget()
    save(workbook, `${right}// ${n}\n`)
    await workshop.until(/All tests are green/)
  }
  await leave(workshop)
  showTimes('an endless loop, from save to verdict', times)
  console.log(`  ${times.filter(ms => ms <= 7000).length} of ${times.length} within 7 s`)
  console.log(`  processes left over: ${leftOver(workbook)}`)
}

async function leave(workshop: PtyProgram): Promise<void> {
  workshop.type('q')
  await workshop.exited
}

/** Whatever still runs in the workbook's folder. */
function leftOver(workbook: string): number {
  const { stdout } = spawnSync('sh', ['-c', 'for p in /proc/[0-9]*; do readlink $p/cwd; done 2>/dev/null'], {
    encoding: 'utf8',
  })
  return stdout.split('\n').filter(cwd => cwd.startsWith(workbook)).length
}
