// The bank of mistakes, run whole: what each of its programs does, and the signatures the steps carry.

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { mistakes, ROOT, type Step } from '../course.ts'
import type { StepResult } from '../runner/result.ts'
import { runRemembered } from './bank-cache.ts'
import type { Signatures } from './diagnose.ts'
import { signatureOf } from './signature.ts'

const MEMORY = join(ROOT, '.cache', 'bank.json')

export type Mistake = { name: string; file: string; fr: string; en: string }
export type RunMistake = Mistake & { result: StepResult }

/** Of a step, or of these files. */
export function readMistakes(of: Step | string[]): Mistake[] {
  return (Array.isArray(of) ? of : mistakes(of)).map(file => {
    const text = readFileSync(file, 'utf8')
    return { name: basename(file, '.ts'), file, fr: sentence(text, 'fr'), en: sentence(text, 'en') }
  })
}

/** Every mistake of these steps against the tests of its step; `brief`: against those that it may turn red. */
export async function runBank(steps: Step[], how: { brief?: boolean } = {}): Promise<Map<string, RunMistake[]>> {
  const all = steps.flatMap(step => readMistakes(step).map(mistake => ({ step: step.folder, ...mistake })))
  const results = await runRemembered(all, MEMORY, how)
  const run = all.map(({ step, ...mistake }, n) => ({ step, mistake: { ...mistake, result: results[n]! } }))
  return new Map(
    steps.map(({ folder }) => [folder, run.filter(({ step }) => step === folder).map(({ mistake }) => mistake)]),
  )
}

export function signaturesOf(bank: RunMistake[]): Signatures {
  return Object.fromEntries(bank.map(({ name, fr, en, result }) => [name, { fr, en, tests: signatureOf(result) }]))
}

/** As it stands in `signatures.json`. */
export function renderSignatures(signatures: Signatures): string {
  const entries = Object.entries(signatures).map(([name, { fr, en, tests }]) =>
    [
      `  ${JSON.stringify(name)}: {`,
      `    "fr": ${JSON.stringify(fr)},`,
      `    "en": ${JSON.stringify(en)},`,
      `    "tests": ${JSON.stringify(tests)}`,
      '  }',
    ].join('\n'),
  )
  return `{\n${entries.join(',\n')}\n}\n`
}

/** The sentence of a mistake stands in its first lines: `// fr: …`, `// en: …`, and `//     …` where it goes on. */
function sentence(text: string, lang: 'fr' | 'en'): string {
  const [, told = ''] = new RegExp(`^// ${lang}: (.+(?:\\n// {5}.+)*)`, 'm').exec(text) ?? []
  return told.replaceAll(/\n\/\/ +/g, ' ').trim()
}
