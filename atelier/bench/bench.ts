// npm run bench: figures, not verdicts. Everything compared is measured in the same run, because machines differ.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../course.ts'
import { openRunner } from '../runner/runner.ts'

const RUNS = 15

await benchWarmRun()

/** Step 03 again in the warm process, beside a `vitest run` of the same file from cold. */
async function benchWarmRun(): Promise<void> {
  const runner = openRunner()
  await runner.runStep('03', { kind: 'solution' })
  const warm: number[] = []
  for (let n = 0; n < RUNS; n++) warm.push(await timed(() => runner.runStep('03', { kind: 'solution' })))
  await runner.close()
  const cold: number[] = []
  for (let n = 0; n < 3; n++) cold.push(await timed(async () => vitestRun('steps/03-coup-valide')))
  show('step 03 again, warm', warm)
  show('step 03, plain vitest run', cold)
  console.log(`  ratio: ${(median(cold) / median(warm)).toFixed(1)} times faster warm`)
}

function vitestRun(filter: string): void {
  spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'etapes', filter], { cwd: ROOT })
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await action()
  return performance.now() - start
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

function show(title: string, values: number[]): void {
  const range = `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`
  console.log(`${title}: median ${Math.round(median(values))} ms (${range}, ${values.length} runs)`)
}
