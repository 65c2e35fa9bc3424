// From a save to a verdict: step 03 again in the warm process, beside a `vitest run` of the same file from cold.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../course.ts'
import { openRunner } from '../runner/runner.ts'
import { median, showTimes, timed } from './figures.ts'

const WARM = 15,
  COLD = 3

export async function benchWarmRun(): Promise<void> {
  const runner = openRunner()
  await runner.runStep('03', { kind: 'solution' })
  const warm: number[] = []
  for (let n = 0; n < WARM; n++) warm.push(await timed(() => runner.runStep('03', { kind: 'solution' })))
  await runner.close()
  const cold: number[] = []
  for (let n = 0; n < COLD; n++) cold.push(await timed(() => vitestRun('steps/03-coup-valide')))
  showTimes('step 03 again, warm', warm)
  showTimes('step 03, plain vitest run', cold)
  console.log(`  warm is ${(median(cold) / median(warm)).toFixed(1)} times faster`)
}

function vitestRun(filter: string): void {
  spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'etapes', filter], {
    cwd: ROOT,
  })
}
