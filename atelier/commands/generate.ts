// npm run generate [-- 03 …] [--same-meaning]: writes what is made from the rest: `signatures.json`, which the
// diagnosis needs, `.depart`, the starter that `reset` brings back, and which pages say the same in both languages. For
// those who change the course.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findStep, listSteps, signaturesFile, starterFile, stepFile, type Step } from '../course.ts'
import { renderSignatures, runBank, signaturesOf } from '../diagnosis/bank.ts'
import { findDrifts, readAgreed, RECORD, renderAgreed } from '../edition/translations.ts'
import { runInLanes } from '../runner/lanes.ts'
import { stateOf } from '../runner/result.ts'
import { GREEN, readOptions, RED, runCommand } from './command.ts'

await runCommand(async () => {
  const { values, positionals } = readOptions({ 'same-meaning': { type: 'boolean' } })
  const steps = positionals.length > 0 ? positionals.map(findStep) : listSteps()
  const banks = await runBank(steps)
  for (const step of steps) write(signaturesFile(step), renderSignatures(signaturesOf(banks.get(step.folder)!)))
  await writeStarters(steps)
  return writeTranslations(Boolean(values['same-meaning'])) ? GREEN : RED
})

/** A page that moved alone is not recorded, unless somebody says that its translation still holds. */
function writeTranslations(sameMeaning: boolean): boolean {
  const alone = sameMeaning ? [] : findDrifts(readAgreed()).filter(({ moved }) => moved !== 'both')
  for (const { fr, en, moved } of alone)
    console.log(
      `moved alone: ${moved === 'fr' ? fr : en}; change ${moved === 'fr' ? en : fr} too, or say --same-meaning`,
    )
  if (alone.length === 0) write(RECORD, renderAgreed())
  return alone.length === 0
}

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
