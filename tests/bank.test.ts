// Every mistake of the bank is rejected, with a board or a value; its signature is fresh; and the diagnosis names it.

import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { listSteps, signaturesFile } from '../atelier/course.ts'
import { readMistakes, renderSignatures, runBank, signaturesOf, type RunMistake } from '../atelier/diagnosis/bank.ts'
import { diagnose } from '../atelier/diagnosis/diagnose.ts'
import { LANGS } from '../atelier/dessin/langue.ts'
import { renderFaits } from '../atelier/dessin/rendu.ts'
import { redTests } from '../atelier/runner/result.ts'

/** A square, what was expected beside what was obtained, or the error that came instead. */
const SHOWS = {
  fr: /\b[a-h][1-8]\b|attendu|s’arrête sur une erreur : .+/,
  en: /\b[a-h][1-8]\b|expected|stops with an error: .+/,
}

let banks: Map<string, RunMistake[]>
beforeAll(async () => {
  banks = await runBank(listSteps())
})

describe.for(listSteps())('$folder', step => {
  const run = (name: string) => banks.get(step.folder)!.find(mistake => mistake.name === name)!.result

  test('signatures.json is fresh (npm run generate)', () => {
    expect(renderSignatures(signaturesOf(banks.get(step.folder)!))).toBe(readFileSync(signaturesFile(step), 'utf8'))
  })

  describe.for(readMistakes(step).map(({ name, fr }) => [name, fr] as const))('%s', ([name, fr]) => {
    test('is rejected by a test that shows why', () => {
      const result = run(name)
      expect(result.fault).toBeUndefined()
      expect(redTests(result).length).toBeGreaterThan(0)
      for (const { faits, title } of redTests(result)) {
        expect(faits, title).toBeDefined()
        for (const lang of LANGS) expect(renderFaits(faits!, lang)).toMatch(SHOWS[lang])
      }
    })

    test('is named by the diagnosis', () => {
      expect(diagnose(run(name))).toMatchObject({ mistake: name, fr })
    })
  })
})
