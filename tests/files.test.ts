// Every step has its files, in both languages, with the same headings.

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  hintsFile,
  listSteps,
  mistakes,
  signaturesFile,
  solutionFile,
  starterFile,
  statementFile,
  stepFile,
  testFile,
} from '../atelier/course.ts'
import { readMistakes } from '../atelier/diagnosis/bank.ts'
import { functionsOf, readSections } from '../atelier/pages.ts'

describe.for(listSteps())('$folder', step => {
  const statement = { fr: readSections(statementFile(step, 'fr')), en: readSections(statementFile(step, 'en')) }
  const hints = { fr: readSections(hintsFile(step, 'fr')), en: readSections(hintsFile(step, 'en')) }

  test('has its starter, tests, reference, signatures and mistakes', () => {
    const files = [stepFile(step), starterFile(step), testFile(step), solutionFile(step), signaturesFile(step)]
    expect(files.filter(file => !existsSync(file))).toEqual([])
    expect(mistakes(step).length).toBeGreaterThanOrEqual(6)
  })

  test('has a statement for each thing to write', () => {
    const toWrite = readFileSync(starterFile(step), 'utf8').matchAll(/À FAIRE : (\w+)(?:'|$)/gm)
    expect(functionsOf(statement.fr)).toEqual([...toWrite].map(([, name]) => name))
  })

  test('says the same in both languages, heading for heading', () => {
    const shape = (pages: typeof statement) =>
      [pages.fr, pages.en].map(sections =>
        sections.map(({ level, blocks }) => ({
          level,
          blocks: blocks.map(({ language, text }) => (language === 'ts' ? text : language)),
        })),
      )
    for (const pages of [statement, hints]) {
      const [fr, en] = shape(pages)
      expect(en).toEqual(fr)
      expect(functionsOf(pages.en)).toEqual(functionsOf(pages.fr))
    }
  })

  test('starts with its number and a title', () => {
    for (const sections of Object.values(statement))
      expect(sections[0]!.text).toMatch(new RegExp(`^${step.number} · .+`))
  })

  test('has hints under the statement’s own headings, a question first', () => {
    for (const lang of ['fr', 'en'] as const) {
      expect(functionsOf(hints[lang])).toEqual(functionsOf(statement[lang]))
      for (const { text, prose } of hints[lang].slice(1)) {
        const [first, ...others] = prose.split(/^(?=\d+\. )/m).filter(hint => /^\d+\. /.test(hint))
        expect(first, text).toContain('?')
        expect(others.length, text).toBeGreaterThanOrEqual(1)
      }
    }
  })

  test('has a sentence in both languages for each mistake', () => {
    const speechless = readMistakes(step).filter(
      ({ fr, en }) => !fr.endsWith('.') || !en.endsWith('.') || /[`{}=]/.test(fr + en),
    )
    expect(speechless.map(({ name }) => name)).toEqual([])
  })
})
