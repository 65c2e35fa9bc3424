import fc from 'fast-check'
import { describe, test } from 'vitest'
import { attendreUnCoup } from '../../atelier/dessin/attendre-coups.ts'
import { attendreIntact, attendrePropriete, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { decrire } from '../../atelier/dessin/decrire.ts'
import { copie, lireDessin, nomDe } from '../../atelier/dessin/plateau.ts'
import {
  adversaire,
  BLANC,
  creerPlateau,
  NOIR,
  VIDE,
  type Case,
  type Couleur,
  type Grille,
} from '../01-plateau/plateau.ts'
import { lireCase } from '../02-notation/notation.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { jouer, jouerCoup } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe, fini, peut } from '../06-fini/fini.ts'
import { scoreNoir } from '../07-score-noir/score-noir.ts'
import type { Strategie } from '../08-jeu-stupide/jeu-stupide.ts'
import { minimax } from '../11-minimax/minimax.ts'
import { jeuIA } from '../12-jeu-ia/jeu-ia.ts'
import { evaluer, minimaxAvec, mobilite, POIDS, type Evaluation } from './evaluation.ts'

const NOMS = { [NOIR]: 'NOIR', [BLANC]: 'BLANC' }
const ALLER = [0, 1, 2, 3, 4, 5, 6, 7]

type Signe = '<' | '=' | '>' | '?'

/**
 * How two numbers compare; what is not a number compares with nothing. Sums taken in another order may differ by a
 * hair.
 */
function signe(a: unknown, b: unknown): Signe {
  if (typeof a !== 'number' || typeof b !== 'number' || Number.isNaN(a - b)) return '?'
  return Math.abs(a - b) < 1e-9 ? '=' : a < b ? '<' : '>'
}

/**
 * Two things compare like this. Only the sign is a fact, since each learner has a table of one's own; the numbers
 * behind it are told beside the call. What is not equal, or not less, is no more than that: the rest depends on the
 * table.
 */
function comparer(
  appel: string,
  attendu: Signe,
  calcul: () => [a: unknown, b: unknown],
  grille?: Grille,
  pourquoi = '',
): void {
  const situation = { appel: appel.replace('…', attendu === '=' ? '===' : attendu), quand: pourquoi, grille }
  attendreValeur(
    () => {
      const [a, b] = calcul()
      const [fr = 'ici', en = fr] = (pourquoi || 'ici | here').split(' | ')
      const obtenu = signe(a, b)
      const nombres = `${decrire(a)} ${obtenu} ${decrire(b)}`
      situation.quand = `${fr} : ${nombres} | ${en}: ${nombres}`
      if (obtenu === attendu || obtenu === '?') return obtenu
      return attendu === '=' ? '≠' : attendu === '<' ? '≥' : obtenu
    },
    attendu,
    situation,
  )
}

/** The grid seen from elsewhere: turned, in a mirror, or both. */
function symetrie(grille: Grille, numero: number): Grille {
  const place = (n: number, miroir: boolean) => (miroir ? 7 - n : n)
  return ALLER.map(i =>
    ALLER.map(j => {
      const [k, l] = [place(i, (numero & 1) > 0), place(j, (numero & 2) > 0)]
      return (numero & 4) > 0 ? grille[l]![k]! : grille[k]![l]!
    }),
  )
}

/** Each disc shows its other side. */
function echanger(grille: Grille): Grille {
  return grille.map(ligne => ligne.map((pion): Case => (pion === VIDE ? VIDE : adversaire(pion))))
}

// Positions of games at random, some of them over.

const positions = () =>
  fc
    .limitShrink(
      fc.record({ tours: fc.integer({ min: 0, max: 64 }), graine: fc.integer({ min: 1, max: 1_000_000 }) }),
      100,
    )
    .map(({ tours, graine }) => partieAuHasard(tours, graine))

function partieAuHasard(tours: number, graine: number): Grille {
  const grille = creerPlateau()
  let etat = graine
  let trait: Couleur | null = NOIR
  for (let tour = 0; tour < tours && trait !== null; tour++) {
    const permis = coups(copie(grille), trait).sort(([i, j], [k, l]) => i - k || j - l)
    etat = (etat * 48_271) % 2_147_483_647
    jouer(grille, trait, permis[etat % permis.length]!)
    trait = auTourDe(grille, trait)
  }
  return grille
}

const DEPART = `
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . . . . . . .
  4 . . . O X . . .
  5 . . . X O . . .
  6 . . . . . . . .
  7 . . . . . . . .
  8 . . . . . . . .
`

const MILIEU = `
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . X X . .
  3 . O O O O X X X
  4 . . O O X O X X
  5 . . O O X X X X
  6 . . . O X X O O
  7 . . X O O . . .
  8 . . . . . O . .
`

const ARBRE = `
    a b c d e f g h
  1 O X O O O O . .
  2 O X X X O O . X
  3 O X X X O O O O
  4 O X O X X X O X
  5 O X O O X O X X
  6 O O X X O X X X
  7 O O X O X O X X
  8 X X X X X X X X
`

const NOIR_PASSE = `
    a b c d e f g h
  1 O O O O O O X X
  2 O O X X X X X X
  3 O O O O X X O X
  4 O O O O O O X X
  5 O O O X O O X .
  6 O O X O O X X X
  7 X X O X X X X .
  8 O O O O O O . .
`

const PASSE_EN_ROUTE = `
    a b c d e f g h
  1 X X X O O O O .
  2 O X X X O O . .
  3 O O X O O O O O
  4 O X O X O X O O
  5 O X O O X X O O
  6 O X X X X X O .
  7 O X X X O O O O
  8 O X X X X X X X
`

const FINI = `
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . X . . . . .
  4 . . . X X X X .
  5 . . . X X X X X
  6 . . . . X . X .
  7 . . . . . X . .
  8 . . . . O . X .
`

const PLEIN = `
    a b c d e f g h
  1 O O O O O O O O
  2 O X O O X O O O
  3 O O X X O X O O
  4 O X O X O X X O
  5 O O X O X O X O
  6 O X O X O X X O
  7 O O O O X X X O
  8 X X X X X X X O
`

/** Black has four corners, the good squares of the edges and more moves; both can play. */
const TRES_BON = `
    a b c d e f g h
  1 X . X X X X . X
  2 . . . O O . . .
  3 X . O O O O . X
  4 X O . X X O O X
  5 X O O X X O O X
  6 X . O O O O . X
  7 . . . O O . . .
  8 X . X X X X . X
`

describe('POIDS', () => {
  /** An empty table is not begun; a table of another shape has holes, and what is compared with a hole is false. */
  const poids = (i: number, j: number): number => {
    if (Array.isArray(POIDS) && POIDS.length === 0) throw new Error('À FAIRE : POIDS')
    return POIDS?.[i]?.[j] as number
  }
  const nommer = (i: number, j: number) => `POIDS[${i}][${j}]`
  const compare = (i: number, j: number, attendu: Signe, k: number, l: number) =>
    comparer(
      `${nommer(i, j)} … ${nommer(k, l)}`,
      attendu,
      () => [poids(i, j), poids(k, l)],
      undefined,
      `${nomDe([i, j])}, ${nomDe([k, l])}`,
    )

  const COINS = [
    [0, 0],
    [0, 7],
    [7, 0],
    [7, 7],
  ] as const
  const voisineDuCoin = (i: number, j: number) => COINS.some(([k, l]) => Math.abs(i - k) <= 1 && Math.abs(j - l) <= 1)
  const AUTRES = ALLER.flatMap(i => ALLER.map(j => [i, j] as const)).filter(([i, j]) => !voisineDuCoin(i, j))
  const MILIEU_DU_BORD = [2, 3, 4, 5]

  test('il y a huit lignes de huit nombres | there are eight rows of eight numbers', () => {
    attendreValeur(
      () => {
        poids(0, 0)
        return POIDS?.length
      },
      8,
      { appel: 'POIDS.length' },
    )
    for (const i of ALLER) {
      attendreValeur(() => POIDS?.[i]?.length, 8, { appel: `POIDS[${i}].length` })
      for (const j of ALLER)
        attendreValeur(() => Number.isFinite(poids(i, j)), true, { appel: `Number.isFinite(${nommer(i, j)})` })
    }
  })

  test('un coin vaut plus que toute autre case | a corner is worth more than any other square', () => {
    for (const [i, j] of [[0, 1], [1, 0], [1, 1], ...AUTRES] as const) compare(0, 0, '>', i, j)
  })

  test('la case en diagonale du coin est basse | the square diagonal to the corner is low', () => {
    for (const [i, j] of AUTRES) compare(1, 1, '<', i, j)
  })

  test(
    'la case du bord à côté du coin vaut moins que le reste du bord' +
      ' | the edge square next to the corner is worth less than the rest of the edge',
    () => {
      for (const j of MILIEU_DU_BORD) compare(0, 1, '<', 0, j)
    },
  )

  test(
    'le reste du bord vaut mieux que la ligne d’à côté' +
      ' | the rest of the edge is worth more than the line next to it',
    () => {
      for (const j of MILIEU_DU_BORD) compare(0, j, '>', 1, j)
    },
  )

  test('les quatre côtés se ressemblent | the four sides are alike', () => {
    for (const i of ALLER) {
      for (const j of ALLER) {
        compare(i, j, '=', i, 7 - j)
        compare(i, j, '=', 7 - i, j)
        compare(i, j, '=', j, i)
      }
    }
  })
})

describe('mobilite', () => {
  const mesure = (dessin: string, attendu: number) => {
    const { grille } = lireDessin(dessin)
    attendreValeur(() => mobilite(copie(grille)), attendu, { appel: 'mobilite(grille)', grille })
  }

  test('au départ, les deux joueurs ont autant de coups | at the start both players have as many moves', () => {
    mesure(DEPART, 0)
  })

  test('elle compte les coups de Noir moins ceux de Blanc | it counts Black’s moves minus White’s', () => {
    mesure(MILIEU, 15 - 9)
    mesure(TRES_BON, 12 - 1)
  })

  test('elle est négative quand Blanc a plus de coups | it is negative when White has more moves', () => {
    mesure(NOIR_PASSE, -4)
    const { grille } = lireDessin(MILIEU)
    attendreValeur(() => mobilite(echanger(grille)), 9 - 15, { appel: 'mobilite(grille)', grille: echanger(grille) })
  })

  test('la partie finie, elle est nulle | once the game is over it is zero', () => {
    mesure(FINI, 0)
    mesure(PLEIN, 0)
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const { grille } = lireDessin(MILIEU)
    attendreIntact(() => mobilite(grille), grille, { appel: 'mobilite(grille)' })
  })
})

describe('evaluer', () => {
  const exacte = (grille: Grille, attendu: number) =>
    attendreValeur(() => evaluer(copie(grille)), attendu, { appel: 'evaluer(grille)', grille })

  const bornee = (grille: Grille) =>
    comparer(
      'Math.abs(evaluer(grille)) … 1000',
      '<',
      () => {
        const v = evaluer(copie(grille))
        return [typeof v === 'number' ? Math.abs(v) : v, 1000]
      },
      grille,
    )

  /** `mieux` is the better position for Black. */
  const prefere = (mieux: Grille, moins: Grille, pourquoi: string) =>
    comparer(
      'evaluer(grille) … evaluer(autre)',
      '>',
      () => [evaluer(copie(mieux)), evaluer(copie(moins))],
      mieux,
      pourquoi,
    )

  /** The start, with this in the corners. */
  const avecCoins = (pion: Case, coins: readonly (readonly [number, number])[]) => {
    const { grille } = lireDessin(DEPART)
    for (const [i, j] of coins) grille[i]![j] = pion
    return grille
  }
  const COINS = [
    [0, 0],
    [0, 7],
    [7, 0],
    [7, 7],
  ] as const

  // The first of them: nothing has been evaluated before.
  test('les poids restent comme ils étaient | the weights stay as they were', () => {
    const avant = copie(POIDS as Grille)
    evaluer(lireDessin(MILIEU).grille)
    evaluer(avecCoins(NOIR, COINS))
    evaluer(avecCoins(BLANC, COINS))
    for (const i of ALLER) {
      for (const j of ALLER) {
        const place = `[${i}][${j}]`
        comparer(
          `POIDS${place} … avant${place}`,
          '=',
          () => [POIDS[i]?.[j], avant[i]?.[j]],
          undefined,
          'après trois appels d’evaluer | after three calls of evaluer',
        )
      }
    }
  })

  test('la partie finie vaut mille fois le score | a finished game is worth a thousand times the score', () => {
    exacte(echanger(lireDessin(PLEIN).grille), 12_000)
    exacte(lireDessin(PLEIN).grille, -12_000)
  })

  test('la partie peut finir avant que le plateau soit plein | the game may end before the board is full', () => {
    exacte(lireDessin(FINI).grille, 13_000)
    exacte(echanger(lireDessin(FINI).grille), -13_000)
    exacte(
      lireDessin(DEPART).grille.map(ligne => ligne.map(pion => (pion === BLANC ? VIDE : pion))),
      2_000,
    )
  })

  test(
    'tant que la partie dure, la valeur reste entre les bornes' +
      ' | while the game goes on the value stays within the bounds',
    () => {
      for (const dessin of [DEPART, MILIEU, TRES_BON]) {
        bornee(lireDessin(dessin).grille)
        bornee(echanger(lireDessin(dessin).grille))
      }
      attendrePropriete(
        fc.check(
          fc.property(positions(), grille => {
            if ([NOIR, BLANC].every(couleur => peut(copie(grille), couleur))) bornee(grille)
          }),
          { seed: 64, numRuns: 30 },
        ),
      )
    },
  )

  test('un joueur bloqué n’est pas la fin de la partie | a blocked player is not the end of the game', () => {
    bornee(lireDessin(NOIR_PASSE).grille)
    bornee(echanger(lireDessin(NOIR_PASSE).grille))
  })

  test('échanger les couleurs change le signe | swapping the colours changes the sign', () => {
    const opposee = (grille: Grille) =>
      comparer(
        'evaluer(echangee) … -evaluer(grille)',
        '=',
        () => {
          const v = evaluer(copie(grille))
          return [evaluer(echanger(grille)), typeof v === 'number' ? -v : v]
        },
        grille,
      )
    for (const dessin of [DEPART, MILIEU, TRES_BON]) opposee(lireDessin(dessin).grille)
    attendrePropriete(fc.check(fc.property(positions(), opposee), { seed: 64, numRuns: 30 }))
  })

  test(
    'tourner le plateau ou le voir dans un miroir ne change rien' +
      ' | turning the board or seeing it in a mirror changes nothing',
    () => {
      const pareille = (grille: Grille) => {
        for (let numero = 1; numero < 8; numero++) {
          comparer(
            'evaluer(tournee) … evaluer(grille)',
            '=',
            () => [evaluer(symetrie(grille, numero)), evaluer(copie(grille))],
            grille,
          )
        }
      }
      pareille(lireDessin(MILIEU).grille)
      attendrePropriete(fc.check(fc.property(positions(), pareille), { seed: 64, numRuns: 15 }))
    },
  )

  test('un coin de plus est bon pour Noir | one more corner is good for Black', () => {
    for (const coin of COINS)
      prefere(
        avecCoins(NOIR, [coin]),
        avecCoins(VIDE, [coin]),
        'avec le coin, sans le coin | with the corner, without the corner',
      )
  })

  test('un coin de Blanc est mauvais pour Noir | a corner of White’s is bad for Black', () => {
    for (const coin of COINS)
      prefere(avecCoins(VIDE, [coin]), avecCoins(BLANC, [coin]), 'coin vide, coin blanc | empty corner, white corner')
  })

  test('qui a les coins a l’avantage | whoever has the corners has the advantage', () => {
    comparer('evaluer(grille) … 0', '>', () => [evaluer(avecCoins(NOIR, COINS)), 0], avecCoins(NOIR, COINS))
    comparer('evaluer(grille) … 0', '<', () => [evaluer(avecCoins(BLANC, COINS)), 0], avecCoins(BLANC, COINS))
  })

  test(
    'aux mêmes places, plus de coups pour Noir vaut mieux' + ' | in the same places, more moves for Black are better',
    () => {
      const { grille: mobile } = lireDessin(`
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . O . . X . .
      4 . . X . . O . .
      5 . . O O X . . .
      6 . . . X . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `)
      const { grille: genee } = lireDessin(`
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . X O X . . .
      4 . . O . . . . .
      5 . . X X O . . .
      6 . . . . . O . .
      7 . . . . . . . .
      8 . . . . . . . .
    `)
      prefere(mobile, genee, 'huit coups à Noir, puis deux | eight moves for Black, then two')
    },
  )

  test(
    'aux mêmes places, moins de coups pour Blanc vaut mieux' +
      ' | in the same places, fewer moves for White are better',
    () => {
      const { grille: genee } = lireDessin(`
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . X X O . . .
      4 . . X X . . . .
      5 . . O . . O . .
      6 . . . O . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `)
      const { grille: mobile } = lireDessin(`
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . O . . .
      4 . . . . X X . .
      5 . . O . . O . .
      6 . . . X O X . .
      7 . . . . . . . .
      8 . . . . . . . .
    `)
      prefere(genee, mobile, 'deux coups à Blanc, puis huit | two moves for White, then eight')
    },
  )

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const dessin of [MILIEU, FINI]) {
      const { grille } = lireDessin(dessin)
      attendreIntact(() => evaluer(grille), grille, { appel: 'evaluer(grille)' })
    }
  })
})

describe('minimaxAvec', () => {
  /** The value by brute force, on copies. */
  function valeur(evaluation: Evaluation, grille: Grille, couleur: Couleur, prof: number): number {
    const permis = prof > 0 ? coups(copie(grille), couleur) : []
    if (permis.length > 0) {
      const valeurs = permis.map(coup =>
        valeur(evaluation, apres(grille, couleur, coup), adversaire(couleur), prof - 1),
      )
      return couleur === NOIR ? Math.max(...valeurs) : Math.min(...valeurs)
    }
    return prof > 0 && !fini(copie(grille))
      ? valeur(evaluation, grille, adversaire(couleur), prof - 1)
      : evaluation(copie(grille))
  }

  function apres(grille: Grille, couleur: Couleur, coup: Coup): Grille {
    const suivante = copie(grille) as Grille
    jouer(suivante, couleur, coup)
    return suivante
  }

  type Recherche = ReturnType<typeof minimaxAvec>

  /** The value exactly, and any move that leads to it. */
  function attendre(
    nom: string,
    evaluation: Evaluation,
    chercher: () => Recherche,
    dessin: string,
    couleur: Couleur,
    prof: number,
  ): void {
    const { grille } = lireDessin(dessin)
    const appel = `minimaxAvec(${nom})(grille, ${NOMS[couleur]}, ${prof})`
    let rendu: ReturnType<Recherche> | undefined
    const obtenir = () => (rendu = chercher()(copie(grille), couleur, prof))?.[0]
    const v = valeur(evaluation, grille, couleur, prof)
    attendreValeur(obtenir, v, { appel: `${appel}[0]`, grille })
    const meilleurs =
      prof <= 0
        ? []
        : coups(copie(grille), couleur).filter(
            coup => valeur(evaluation, apres(grille, couleur, coup), adversaire(couleur), prof - 1) === v,
          )
    attendreUnCoup(() => rendu?.[1], meilleurs, { appel: `${appel}[1]`, grille })
  }

  /** Black's discs on the edge, whatever White has: another eye, and never negative. */
  const bord: Evaluation = grille =>
    grille.flatMap((ligne, i) => ligne.filter((pion, j) => pion === NOIR && (i % 7 === 0 || j % 7 === 0))).length
  /** Each square has its own weight, with decimals. */
  const damier: Evaluation = grille =>
    grille
      .flatMap((ligne, i) =>
        ligne.map((pion, j) => (pion === VIDE ? 0 : ((pion === NOIR ? 1 : -1) * (3 * i + 5 * j + 1)) / 8)),
      )
      .reduce((somme, un) => somme + un, 0)
  /** So large that no usual bound holds it, and all on one side. */
  const geant: Evaluation = grille => 1_000_000 + 5_000 * scoreNoir(grille)
  const gouffre: Evaluation = grille => -geant(grille)

  test('elle rend une fonction | it returns a function', () => {
    attendreValeur(() => typeof minimaxAvec(scoreNoir), 'function', { appel: 'typeof minimaxAvec(scoreNoir)' })
  })

  test('avec scoreNoir, c’est minimax | with scoreNoir it is minimax', () => {
    for (const [dessin, couleur, prof] of [
      [ARBRE, NOIR, 1],
      [ARBRE, NOIR, 2],
      [MILIEU, BLANC, 2],
      [PASSE_EN_ROUTE, NOIR, 3],
      [NOIR_PASSE, NOIR, 2],
      [NOIR_PASSE, BLANC, 4],
    ] as const) {
      const { grille } = lireDessin(dessin)
      const appel = `minimaxAvec(scoreNoir)(grille, ${NOMS[couleur]}, ${prof})[0]`
      attendreValeur(
        () => minimaxAvec(scoreNoir)(copie(grille), couleur, prof)?.[0],
        minimax(copie(grille), couleur, prof)[0],
        { appel, grille },
      )
    }
  })

  test(
    'sans recherche, la valeur est l’évaluation, sans coup' +
      ' | without a search the value is the evaluation, without a move',
    () => {
      for (const prof of [0, -1]) {
        attendre('bord', bord, () => minimaxAvec(bord), ARBRE, NOIR, prof)
        attendre('bord', bord, () => minimaxAvec(bord), ARBRE, BLANC, prof)
      }
    },
  )

  test(
    'la partie finie, la valeur est l’évaluation, sans coup' +
      ' | once the game is over the value is the evaluation, without a move',
    () => {
      attendre('damier', damier, () => minimaxAvec(damier), FINI, NOIR, 2)
      attendre('damier', damier, () => minimaxAvec(damier), PLEIN, BLANC, 1)
      attendre('damier', damier, () => minimaxAvec(damier), ARBRE, NOIR, 8)
    },
  )

  test('c’est l’évaluation reçue qui juge | the evaluation that was given judges', () => {
    for (const [dessin, couleur, prof] of [
      [ARBRE, NOIR, 1],
      [ARBRE, NOIR, 2],
      [MILIEU, BLANC, 1],
      [MILIEU, NOIR, 2],
      [DEPART, BLANC, 3],
    ] as const) {
      attendre('bord', bord, () => minimaxAvec(bord), dessin, couleur, prof)
      attendre('damier', damier, () => minimaxAvec(damier), dessin, couleur, prof)
    }
  })

  test('les passes comptent pour un tour | passes count as one turn', () => {
    for (const prof of [1, 2, 3]) {
      attendre('damier', damier, () => minimaxAvec(damier), NOIR_PASSE, NOIR, prof)
      attendre('damier', damier, () => minimaxAvec(damier), PASSE_EN_ROUTE, NOIR, prof)
    }
  })

  test('les valeurs peuvent être aussi grandes qu’on veut | values may be as large as one likes', () => {
    for (const [nom, evaluation] of [
      ['geant', geant],
      ['gouffre', gouffre],
    ] as const) {
      attendre(nom, evaluation, () => minimaxAvec(evaluation), ARBRE, NOIR, 2)
      attendre(nom, evaluation, () => minimaxAvec(evaluation), MILIEU, BLANC, 1)
    }
  })

  test('deux recherches ne se mélangent pas | two searches do not mix', () => {
    let avecBord: Recherche | undefined, avecDamier: Recherche | undefined
    attendre(
      'bord',
      bord,
      () => {
        ;[avecBord, avecDamier] = [minimaxAvec(bord), minimaxAvec(damier)]
        return avecBord
      },
      MILIEU,
      NOIR,
      1,
    )
    attendre('damier', damier, () => avecDamier!, MILIEU, NOIR, 1)
    attendre('bord', bord, () => avecBord!, MILIEU, BLANC, 1)
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const [dessin, couleur, prof] of [
      [MILIEU, NOIR, 1],
      [MILIEU, BLANC, 2],
      [NOIR_PASSE, NOIR, 3],
      [FINI, NOIR, 2],
    ] as const) {
      const { grille } = lireDessin(dessin)
      attendreIntact(() => minimaxAvec(damier)(grille, couleur, prof), grille, {
        appel: `minimaxAvec(damier)(grille, ${NOMS[couleur]}, ${prof})`,
      })
    }
  })

  test('avec evaluer, elle tient tête à jeuIA | with evaluer it holds its own against jeuIA', () => {
    const evaluante: Strategie = (grille, couleur) => minimaxAvec(evaluer)(grille, couleur, 1)?.[1]
    const comptante: Strategie = (grille, couleur) => jeuIA(grille, couleur, 1)
    attendreValeur(() => Math.min(serie(evaluante, comptante), 8), 8, {
      appel: 'minimaxAvec(evaluer)(grille, couleur, 1)',
      quand: 'points en 16 parties, au moins | points in 16 games, at least',
    })
  })
})

/** Eight half-played games made for this test, in which nobody passes. */
const DEBUTS = [
  'f5d6c4f4f6d3c3b4c5b5e3e6a6a5g3f3f2g5g6g4a4e2h5c6b3f1h4h2f7a3a2f8d1e1',
  'd3c5c6c7e6e3c4f3d6f4d7b4b5d8f5e7f6a5c3g5f8b2g4d2b7g6c2b3a3a4a6f7h5h6',
  'c4c3c2f4f5f6f3e3g5e6g4g3d2d3e2f2h3e1g6h5h6c6h4c5d1b3f1c1b4g1g7f7f8h7',
  'c4c5f6b3c6c7b4a3b5c3a4e6d3a5a6f4a2f5d6f7g5h4e3g4h6g3g2h3g6h5h2b6f3f2',
  'e6d6c5f6d3b5g7f5e7f7g5f3f8g6c7d7f4g4c6b6d8c8b4g3h5c3a6c4a5d2b3e8f2a4',
  'c4c5e6e3c6e7f4b3f5g4f3d6g5g6h4b5b4d3d7f6f8c7e2f2h5e8d2e1d8c8g3a4b8f7',
  'e6d6c5b4c4f6e7d3b5f4f5b6a5a6b3c6e3c3c2a4d7g5c7f8g7d1e8b8c8d8a3a2g6h6',
  'f5d6c5f4e7d7d3e3d8c7g4g3f3e2d2g6e6e8f8c8e1c2g5g8b1d1c3b3f2f1c4h3f6g2',
]

/** The points of `a`: each beginning is played twice, the colours swapped. */
function serie(a: Strategie, b: Strategie): number {
  const points = DEBUTS.flatMap(debut => [Math.sign(partie(a, b, debut)), -Math.sign(partie(b, a, debut))])
  return points.reduce((somme, signe) => somme + (signe + 1) / 2, 0)
}

/** The score at the end of the game; each move must be legal. */
function partie(noir: Strategie, blanc: Strategie, debut: string): number {
  const grille = creerPlateau()
  let trait: Couleur | null = NOIR
  for (const nom of debut.match(/../g)!) {
    jouerCoup(grille, trait, ...lireCase(nom)!)
    trait = adversaire(trait)
  }
  while (trait !== null) {
    const joueur: Couleur = trait
    let coup: Coup | null = null
    const choisir = () => (coup = (joueur === NOIR ? noir : blanc)(copie(grille), joueur))
    attendreUnCoup(choisir, coups(copie(grille), joueur), {
      appel: `minimaxAvec(evaluer)(grille, ${NOMS[joueur]}, 1)[1]`,
      grille,
    })
    jouer(grille, joueur, coup!)
    trait = auTourDe(grille, joueur)
  }
  return scoreNoir(grille)
}
