// npm run signatures [-- 03 …]: runs the bank of mistakes and writes what the diagnosis needs into the steps.

import { readFileSync, writeFileSync } from 'node:fs'
import { findStep, listSteps, signaturesFile } from '../course.ts'
import { renderSignatures, runBank, signaturesOf } from '../diagnosis/bank.ts'
import { GREEN, readOptions, runCommand } from './command.ts'

await runCommand(async () => {
  const { positionals } = readOptions({})
  const steps = positionals.length > 0 ? positionals.map(findStep) : listSteps()
  const banks = await runBank(steps)
  for (const step of steps) {
    const text = renderSignatures(signaturesOf(banks.get(step.folder)!))
    const file = signaturesFile(step)
    const fresh = text === readOr(file, '')
    if (!fresh) writeFileSync(file, text)
    console.log(`${step.folder}: ${fresh ? 'unchanged' : 'written'}`)
  }
  return GREEN
})

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}
