// The texts of the drawing kit, as a learner reads them; a change of wording shows in the golden files.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attendreCases, attendreCoups, attendreUnCoup } from '../atelier/dessin/attendre-coups.ts'
import { attendreCasesHexagone, attendreHexagone } from '../atelier/dessin/attendre-hexagone.ts'
import {
  attendreEffet,
  attendreIntact,
  attendreMentions,
  attendreNombres,
  attendrePlateau,
  attendreRefus,
  attendreTexte,
  attendreValeur,
} from '../atelier/dessin/attendre.ts'
import { decrire, pareil } from '../atelier/dessin/decrire.ts'
import { Ecart } from '../atelier/dessin/ecart.ts'
import { lireHexagone } from '../atelier/dessin/hexagone.ts'
import { LANGS, langOf } from '../atelier/dessin/langue.ts'
import { lireDessin, type Position } from '../atelier/dessin/plateau.ts'
import { renderFaits } from '../atelier/dessin/rendu.ts'

const { grille } = lireDessin(`
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . . . . . . .
  4 . . . O X . . .
  5 . . . X O . . .
  6 . . . . . . . .
  7 . . . . . . . .
  8 . . . . . . . .
`)
const HEXAGONE = lireHexagone(`
   . O
  . X #
   O .
`).plateau
const autre = (i: number, j: number, valeur: number) =>
  grille.map((ligne, n) => (n === i ? ligne.with(j, valeur as 0) : ligne))
const appel = 'f(grille)'
const coup = { couleur: 1, case: [4, 5] as Position }
const lance = () => {
  throw new TypeError('x is undefined')
}

/** One failure of each kind, by name. */
const FAILURES: Record<string, () => void> = {
  valeur: () => attendreValeur(() => 8, 9, { appel: 'f(8)' }),
  plateau: () => attendrePlateau(() => autre(4, 4, 1), grille, { appel, quand: 'après le coup | after the move' }),
  'plateau-taille': () => attendrePlateau(() => grille.slice(1), grille, { appel }),
  'plateau-lignes-inegales': () =>
    attendrePlateau(() => [grille[0]!.slice(1), ...grille.slice(1), [...grille[0]!, 0]], grille, { appel }),
  'plateau-rien': () => attendrePlateau(() => undefined, grille, { appel }),
  nombres: () =>
    attendreNombres(
      () => [
        [0, 1],
        [1, 9],
      ],
      [
        [0, 1],
        [1, 7],
      ],
      { appel },
    ),
  'cases-oubliees': () =>
    attendreCases(
      () => [
        [4, 4],
        [0, 0],
        [0, 0],
      ],
      [
        [4, 4],
        [3, 3],
      ],
      { appel, coup, grille },
    ),
  'cases-interdit': () => attendreCases(() => [], false, { appel, coup, grille }),
  'cases-pas-une-liste': () => attendreCases(() => [{ i: 4, j: 4 }], [[4, 4]], { appel, coup, grille }),
  coups: () =>
    attendreCoups(
      () => [[4, 5, [[4, 4]]]],
      [
        [4, 5, [[4, 4]]],
        [5, 4, [[4, 4]]],
      ],
      { appel, grille },
    ),
  'coups-retournes': () => attendreCoups(() => [[4, 5, []]], [[4, 5, [[4, 4]]]], { appel, grille }),
  'un-coup': () => attendreUnCoup(() => null, [[4, 5, [[4, 4]]]], { appel, grille }),
  hexagone: () => attendreHexagone(() => new Map([...HEXAGONE, ['0,0', 3]]), HEXAGONE, { appel }),
  'hexagone-sans-cle': () =>
    attendreHexagone(() => new Map([...HEXAGONE].filter(([nom]) => nom !== '0,0')), HEXAGONE, { appel }),
  'hexagone-rien': () => attendreHexagone(() => undefined, HEXAGONE, { appel }),
  'hexagone-cases': () =>
    attendreCasesHexagone(
      () => [
        [0, 0],
        [-1, 1],
      ],
      [
        [1, -1],
        [0, 0],
      ],
      { appel, plateau: HEXAGONE, jouee: [-1, 0] },
    ),
  'hexagone-interdit': () => attendreCasesHexagone(() => [], false, { appel, plateau: HEXAGONE, jouee: [-1, 0] }),
  texte: () => attendreTexte(() => 'a b\nd', 'a b\nc', { appel }),
  refus: () => attendreRefus(() => 3, ['3', 'Z'], { appel, texte: '. Z\n. .' }),
  'refus-incomplet': () =>
    attendreRefus(
      () => {
        throw new Error('ligne 4')
      },
      ['3'],
      { appel },
    ),
  intact: () => {
    const g = grille.map(l => [...l])
    attendreIntact(
      () => {
        g[0]![0] = 1
      },
      g,
      { appel },
    )
  },
  effet: () => attendreEffet(() => {}, grille, autre(4, 5, 1), { appel }),
  mentions: () => attendreMentions(() => 'Bravo', ['Ana', '3'], { appel }),
  exception: () => attendreValeur(lance, 3, { appel, grille }),
}

function failureOf(check: () => void): Ecart {
  try {
    check()
  } catch (error) {
    if (error instanceof Ecart) return error
    throw error
  }
  throw new Error('nothing was wrong')
}

test.for(LANGS)('every kind of failure is drawn (%s)', async lang => {
  const texts = Object.entries(FAILURES).map(
    ([name, check]) => `--- ${name}\n${renderFaits(failureOf(check).faits, lang)}\n`,
  )
  await expect(texts.join('\n')).toMatchFileSnapshot(`golden/drawing-kit.${lang}.txt`)
})

test('a size is told in words, rows of unequal lengths too', () => {
  const size = (lang: (typeof LANGS)[number], obtained: number[][], expected: number[][]) =>
    renderFaits(failureOf(() => attendreNombres(() => obtained, expected, { appel })).faits, lang)
      .split('\n')
      .at(-1)
  const row = (length: number) => Array<number>(length).fill(0)
  expect(size('fr', [row(2), row(1), row(2)], [row(2)])).toBe(
    'taille : 3 lignes de 1 ou 2 nombres au lieu de 1 ligne de 2 nombres',
  )
  expect(size('en', [row(3), row(1), row(2)], [row(1)])).toBe(
    'size: 3 rows of 1, 2 or 3 numbers instead of 1 row of 1 number',
  )
  expect(size('fr', [[]], [row(1)])).toBe('taille : 1 ligne de 0 nombre au lieu de 1 ligne de 1 nombre')
})

test('the stack starts at the line of the test', () => {
  const [first] = failureOf(() => attendreValeur(() => 1, 2, { appel }))
    .stack!.split('\n')
    .filter(line => line.includes(' at '))
  expect(first).toContain('drawing-kit.test.ts')
})

test('facts survive the trip between processes', () => {
  for (const check of Object.values(FAILURES)) {
    const { faits } = failureOf(check)
    expect(renderFaits(JSON.parse(JSON.stringify(faits)), 'fr')).toBe(renderFaits(faits, 'fr'))
  }
})

describe('whatever a function gives', () => {
  const checks = (value: unknown) => [
    () => attendreValeur(() => value, 'jamais', { appel }),
    () => attendrePlateau(() => value, grille, { appel }),
    () =>
      attendreNombres(
        () => value,
        [
          [1, 2],
          [3, 4],
        ],
        { appel },
      ),
    () => attendreCases(() => value, [[4, 4]], { appel, coup, grille }),
    () => attendreCases(() => value, false, { appel, coup, grille }),
    () => attendreCoups(() => value, [[4, 5, [[4, 4]]]], { appel, grille }),
    () => attendreUnCoup(() => value, [[4, 5, [[4, 4]]]], { appel, grille }),
    () => attendreHexagone(() => value, HEXAGONE, { appel }),
    () => attendreCasesHexagone(() => value, [[0, 0]], { appel, plateau: HEXAGONE }),
    () => attendreTexte(() => value, 'jamais', { appel }),
    () => attendreRefus(() => value, ['3'], { appel }),
    () => attendreMentions(() => value, ['introuvable'], { appel }),
  ]
  const told = (value: unknown) => {
    for (const check of checks(value)) {
      const text = renderFaits(
        failureOf(() => {
          check()
          if (value === false) lanceEcart()
        }).faits,
        'en',
      )
      expect(text).toMatch(/expected/)
    }
  }
  const lanceEcart = () => attendreValeur(() => 1, 2, { appel })

  test('the kit tells it and never stumbles', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withSparseArray: true,
        }),
        told,
      ),
      { seed: 64 },
    )
  })

  test('even what has no end or no shape', () => {
    const cyclic: unknown[] = []
    cyclic.push(cyclic)
    for (const value of [
      cyclic,
      Object.create(null),
      Symbol('s'),
      () => 1,
      Array.from({ length: 1e6 }),
      'x'.repeat(1e5),
      NaN,
      -0,
      [[NaN]],
      [[-0]],
    ])
      told(value)
  })
})

test('values are compared as a reader would', () => {
  expect(pareil(-0, 0)).toBe(true)
  expect(pareil([NaN], [NaN])).toBe(true)
  expect(pareil(null, undefined)).toBe(false)
  expect(pareil({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  expect(pareil([0], { 0: 0 })).toBe(false)
  expect(decrire({ noir: 2, cases: [[0, -0]] })).toBe('{ noir: 2, cases: [[0, 0]] }')
})

test('the language is the learner’s', () => {
  expect(langOf({ REVERSI_LANG: 'fr', LANG: 'en_GB.UTF-8' })).toBe('fr')
  expect(langOf({ LANG: 'fr_CA.UTF-8' })).toBe('fr')
  expect(langOf({ LANG: 'de_DE.UTF-8' })).toBe('en')
  expect(langOf({ LC_ALL: 'C', LANG: 'fr_FR' })).toBe('en')
})
