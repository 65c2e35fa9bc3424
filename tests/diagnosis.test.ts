// The diagnosis names a mistake when it is sure, and stays silent otherwise.

import { expect, test } from 'vitest'
import { nameMistake, type Signatures } from '../atelier/diagnosis/diagnose.ts'
import { signatureOf } from '../atelier/diagnosis/signature.ts'
import type { StepResult, TestResult } from '../atelier/runner/result.ts'

const known = (tests: string[]) => ({ fr: '', en: '', tests })
const SIGNATURES: Signatures = {
  diagonales: known(['a', 'b', 'c']),
  bord: known(['d']),
  cascade: known(['b', 'e']),
  'sosie-un': known(['s', 't']),
  'sosie-deux': known(['s', 't']),
}
const named = (...red: string[]) => nameMistake(red, SIGNATURES)?.mistake

test('exactly the same red tests name the mistake', () => {
  expect(named('a', 'b', 'c')).toBe('diagonales')
  expect(named('d')).toBe('bord')
})

test('nothing red, nothing known: silence', () => {
  expect(named()).toBeUndefined()
  expect(named('z')).toBeUndefined()
})

test('a mistake half seen is not named', () => {
  expect(named('a', 'b')).toBeUndefined()
})

test('two mistakes at once: the one behind the first red test', () => {
  expect(named('a', 'b', 'c', 'd')).toBe('diagonales')
  expect(named('d', 'a', 'b', 'c')).toBe('bord')
  expect(named('z', 'd')).toBeUndefined()
})

test('a function that is still to be written does not hide the mistake of another', () => {
  const signatures = { bord: known(['aa.1', 'bb.2']), autre: known(['cc.3']) }
  expect(nameMistake(['aa.1'], signatures)).toBeUndefined()
  expect(nameMistake(['aa.1'], signatures, new Set(['bb']))?.mistake).toBe('bord')
  expect(nameMistake(['aa.9'], signatures, new Set(['bb']))).toBeUndefined()
})

test('two mistakes that look alike: silence', () => {
  expect(named('s', 't')).toBeUndefined()
})

test('a signature does not depend on words', () => {
  const red = (message: string, faits: TestResult['faits']): StepResult => ({
    step: '03-coup-valide',
    file: '',
    log: '',
    ms: 0,
    tests: [{ group: 'g', title: 't', state: 'crashed', message, faits, log: '', ms: 1 }],
  })
  const crash = (message: string) =>
    signatureOf(red(message, { appel: 'f()', genre: 'exception', nom: 'TypeError', message }))
  expect(crash('Cannot read properties of undefined')).toEqual(crash('undefined is not an object'))
  const refusal = (obtenu: string, nombres: string[]) =>
    signatureOf(
      red('', { appel: 'f()', genre: 'refus', mentions: ['3'], obtenu, erreur: { manquent: ['3'], nombres } }),
    )
  expect(refusal("Error('ligne 2')", ['2'])).toEqual(refusal("Error('line 2')", ['2']))
  expect(refusal("Error('ligne 2')", ['2'])).not.toEqual(refusal("Error('ligne')", []))
})
