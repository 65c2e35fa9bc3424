// Whatever is typed or pasted, the functions that read give a value or one sentence, never a crash of another kind.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creerPlateau, NOIR } from '../solutions/01-plateau/plateau.ts'
import { lireCase, lireGrille } from '../solutions/02-notation/notation.ts'
import { rejouer } from '../solutions/09-partie/partie.ts'
import { lireChoix } from '../solutions/10-console/console.ts'

/** Random bytes, and texts that look almost right, which go further before they fail. */
const TEXTS = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'abcdefgh12345678XO. \n\t'), maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('f5', 'd6', 'c3', 'D3', 'e6', '65', 'é', '\u0000'), maxLength: 30 }),
)

test.for([
  ['lireCase', lireCase],
  ['lireGrille', lireGrille],
  ['lireChoix', (text: string) => lireChoix(text, creerPlateau(), NOIR)],
  ['rejouer', rejouer],
] as const)('%s reads anything', ([, read]) => {
  fc.assert(
    fc.property(TEXTS, text => {
      try {
        read(text)
      } catch (error) {
        expect((error as Error).constructor).toBe(Error)
        expect((error as Error).message).toMatch(/^[^]*\S[^]*$/)
      }
    }),
    { seed: 64, numRuns: 2000 },
  )
})
