// npm run generate [-- 03 …]: writes into the steps what is made from the rest: `signatures.json`, which the diagnosis
// needs, and `.depart`, the starter that `reset` brings back. For those who change the course.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findStep, listSteps, signaturesFile, starterFile, stepFile, type Step } from '../course.ts'
import { renderSignatures, runBank, signaturesOf } from '../diagnosis/bank.ts'
import { runInLanes } from '../runner/lanes.ts'
import { stateOf } from '../runner/result.ts'
import { GREEN, readOptions, runCommand } from './command.ts'

await runCommand(async () => {
  const { positionals } = readOptions({})
  const steps = positionals.length > 0 ? positionals.map(findStep) : listSteps()
  const banks = await runBank(steps)
  for (const step of steps) write(signaturesFile(step), renderSignatures(signaturesOf(banks.get(step.folder)!)))
  await writeStarters(steps)
  return GREEN
})

/** Only a file that is not begun is a starter. */
async function writeStarters(steps: Step[]): Promise<void> {
  const results = await runInLanes(steps.map(({ folder }) => ({ step: folder, target: { kind: 'learner' } })))
  steps.forEach((step, n) => {
    if (stateOf(results[n]!) === 'not-begun') write(starterFile(step), readFileSync(stepFile(step), 'utf8'))
    else console.log(`begun, not taken for a starter: ${stepFile(step)}`)
  })
}

function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  writeFileSync(file, text)
  console.log(`written: ${file}`)
}
