// Every mistake of the bank is rejected, with a board or a value that shows it; its signature is fresh; and the
// diagnosis names it. Run briefly, in the light runner: what it says of a tenth of them is what Vitest says, and every
// signature is the one that `npm run generate` wrote after a whole run.

import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { listSteps, signaturesFile } from '../atelier/course.ts'
import { readMistakes, renderSignatures, runBank, signaturesOf, type RunMistake } from '../atelier/diagnosis/bank.ts'
import { diagnose } from '../atelier/diagnosis/diagnose.ts'
import type { Faits } from '../atelier/dessin/faits.ts'
import { LANGS } from '../atelier/dessin/langue.ts'
import { PHRASES } from '../atelier/dessin/phrases.ts'
import { renderFaits } from '../atelier/dessin/rendu.ts'
import { redTests } from '../atelier/runner/result.ts'
import { runInVitest, said } from './in-vitest.ts'

let banks: Map<string, RunMistake[]>
beforeAll(async () => {
  banks = await runBank(listSteps(), { brief: true })
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
        for (const lang of LANGS) {
          const text = renderFaits(faits!, lang)
          expect(tells(faits!, text), `${title}\n${text}`).toBe(true)
        }
      }
    })

    test('is named by the diagnosis', () => {
      expect(diagnose(run(name))).toMatchObject({ mistake: name, fr })
    })
  })
})

test('Vitest itself says the same of a tenth of them', async () => {
  const tenth = listSteps()
    .flatMap(({ folder }) => banks.get(folder)!.map(mistake => ({ folder, ...mistake })))
    .filter((_, n) => n % 10 === 0)
  const theirs = await runInVitest(tenth.map(({ folder, file }) => ({ step: folder, target: { kind: 'file', file } })))
  tenth.forEach(({ folder, name, result }, n) => {
    expect(said(result), `${folder} ${name}`).toEqual(said(theirs[n]!))
  })
})

test('a text that does not show the difference is seen not to', () => {
  const faits: Faits = { appel: 'f()', genre: 'plateau', signes: 'pions', attendu: [[1]], obtenu: [[1]] }
  expect(tells(faits, renderFaits(faits, 'fr'))).toBe(false)
  const same: Faits = { appel: 'f()', genre: 'valeur', attendu: '1', obtenu: '1' }
  expect(tells(same, renderFaits(same, 'fr'))).toBe(false)
})

/** A square in brackets, a line marked, two values that differ, or the error that came instead. */
function tells(faits: Faits, text: string): boolean {
  switch (faits.genre) {
    case 'valeur':
      return faits.attendu !== faits.obtenu && holds(text, faits.attendu) && holds(text, faits.obtenu)
    case 'plateau':
    case 'hexagone':
    case 'cases':
    case 'cases-hexagone':
      return typeof faits.obtenu === 'string' ? holds(text, faits.obtenu) : marksSquare(faits, text)
    case 'texte':
      return faits.attendu !== faits.obtenu && /(?:^| )>\|/m.test(text)
    case 'refus':
    case 'choix':
      return holds(text, faits.obtenu)
    case 'mentions':
      return faits.manquent.length > 0 && faits.manquent.every(word => text.includes(word))
    case 'exception':
      return holds(text, `${faits.nom}: ${faits.message}`)
  }
}

/** On lines of its own where it has many. */
function holds(text: string, value: string): boolean {
  return value.split('\n').every(line => text.includes(line.trim()))
}

/** A square in brackets, an empty list, squares named as wrong or as given twice, or a board of another size. */
function marksSquare(faits: Faits, text: string): boolean {
  const isEmpty = 'obtenu' in faits && Array.isArray(faits.obtenu) && faits.obtenu.length === 0
  return isEmpty || /\[[^\]]\]/.test(text.slice(text.indexOf('\n'))) || NAMED.some(named => named.test(text))
}

/** On a line of its own, with something behind the colon. */
const NAMED = LANGS.flatMap(lang => {
  const { casesFausses, enDouble, taille } = PHRASES[lang]
  return [casesFausses(''), enDouble(''), taille('', '')].map(line => new RegExp(`^${line.split(':')[0]}: \\S`, 'm'))
})
