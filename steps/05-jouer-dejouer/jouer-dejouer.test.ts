import fc from 'fast-check'
import { describe, test } from 'vitest'
import { attendreEffet, attendreIntact, attendrePropriete, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { decrire } from '../../atelier/dessin/decrire.ts'
import { changer, copie, lireDessin, nomDe } from '../../atelier/dessin/plateau.ts'
import { BLANC, NOIR, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { dejouer, jouer, jouerCoup } from './jouer-dejouer.ts'

/** A move with the position before it. */
type Tour = { avant: Grille; couleur: Couleur; coup: Coup }

const NOMS = { [NOIR]: 'NOIR', [BLANC]: 'BLANC' }
const COULEURS = [NOIR, BLANC]
const autre = (couleur: Couleur) => (couleur === NOIR ? BLANC : NOIR)

/** In the drawing, `*` is the square played, and the discs in lower case are those that turn over. */
function lireTour(couleur: Couleur, dessin: string): Tour {
  const {
    grille,
    etoiles: [posee],
    minuscules,
  } = lireDessin(dessin)
  return { avant: grille, couleur, coup: [posee![0], posee![1], minuscules as Position[]] }
}

function apres({ avant, couleur, coup: [i, j, retournes] }: Tour): Grille {
  const grille = copie(avant)
  for (const [x, y] of [[i, j] as const, ...retournes]) grille[x]![y] = couleur
  return grille
}

const neuf = ([i, j, r]: Coup): Coup => [i, j, copie(r) as Position[]]

const situer = (fonction: 'jouer' | 'dejouer', tour: Tour, quand?: string) => ({
  appel: `${fonction}(grille, ${NOMS[tour.couleur]}, ${decrire(tour.coup)})`,
  ...(fonction === 'jouer' ? { coup: { couleur: tour.couleur, case: [tour.coup[0], tour.coup[1]] as const } } : {}),
  grille: fonction === 'jouer' ? tour.avant : apres(tour),
  ...(quand === undefined ? {} : { quand }),
})

/** Plays on a grid that is `avant`: it becomes the position after the move, and nothing else. */
function joue(tour: Tour, grille = copie(tour.avant), quand?: string): void {
  attendreEffet(() => jouer(grille, tour.couleur, neuf(tour.coup)), grille, apres(tour), situer('jouer', tour, quand))
}

/** Undoes the move on the right position, even when `jouer` is wrong: its mistakes are not counted twice. */
function defait(tour: Tour): void {
  const grille = copie(tour.avant),
    coup = neuf(tour.coup)
  attendreEffet(
    () => {
      jouer(grille, tour.couleur, neuf(coup))
      grille.splice(0, grille.length, ...apres(tour))
      dejouer(grille, tour.couleur, coup)
    },
    grille,
    tour.avant,
    situer('dejouer', tour),
  )
}

const DEPART = lireDessin(`
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . . . . . . .
  4 . . . O X . . .
  5 . . . X O . . .
  6 . . . . . . . .
  7 . . . . . . . .
  8 . . . . . . . .
`).grille

const UN_PION = lireTour(
  NOIR,
  `
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . . . . . . .
  4 . . . O X . . .
  5 . . . X o * . .
  6 . . . . . . . .
  7 . . . . . . . .
  8 . . . . . . . .
`,
)

const UNE_RANGEE = lireTour(
  NOIR,
  `
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . . . . .
  3 . X o o o * . .
  4 . . . . . . . .
  5 . . . . O . . .
  6 . . . . . . . .
  7 . . . . . . . .
  8 . . . . . . . .
`,
)

const BLANC_JOUE = lireTour(
  BLANC,
  `
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . . . . . . .
  4 . . . O x * . .
  5 . . . X X X . .
  6 . . . . . . . .
  7 . . . . . . . .
  8 . . . . . . . .
`,
)

const PLUSIEURS_RANGEES = lireTour(
  BLANC,
  `
    a b c d e f g h
  1 . . . . . . . .
  2 . . . * . . . .
  3 . . . x x . . .
  4 . . . x . O . .
  5 . . . x X . . .
  6 . . . O . . . .
  7 . . . . . . . .
  8 . . . . . . . .
`,
)

const MILIEU = lireDessin(`
    a b c d e f g h
  1 . . . . . . . X
  2 . . X X X O X .
  3 X . . X . O X .
  4 . X . O X O X .
  5 . X X X X O . .
  6 . . . X O O . .
  7 . . . O . . O .
  8 . . O . . . . .
`).grille

/** Every legal move of both colours on this position, with what it turns over. */
// oxfmt-ignore
const REPONSES = new Map<Couleur, Record<string, string>>([
  [NOIR, {
    e1: 'f2', c3: 'd4', e3: 'd4 f3', c4: 'd4', g5: 'f5', g6: 'e6 f5 f6', e7: 'e6', f7: 'e6', d8: 'd7', h8: 'f6 g7',
  }],
  [BLANC, {
    b1: 'c2 d3 e4', d1: 'd2 d3 e2', b2: 'c2 d2 e2', h2: 'g2 g3', e3: 'e4 e5', h3: 'g3 g4', c4: 'd5', h4: 'g3 g4',
    a5: 'b5 c5 d5 e5', h5: 'g4', b6: 'c5', c6: 'd5 d6 e4', c7: 'd6 e5',
  }],
])

const caseDe = (nom: string): Position => [Number(nom[1]) - 1, 'abcdefgh'.indexOf(nom[0]!)]

const TOURS_DU_MILIEU = COULEURS.flatMap(couleur =>
  Object.entries(REPONSES.get(couleur)!).map(([nom, retournes]): Tour => ({
    avant: MILIEU,
    couleur,
    coup: [...caseDe(nom), retournes.split(' ').map(caseDe)],
  })),
)

/** A real opening, move after move. */
const OUVERTURE = ['f5', 'd6', 'c3', 'd3', 'c4']
const APRES_L_OUVERTURE = lireDessin(`
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . X O . . . .
  4 . . X X X . . .
  5 . . . O X X . .
  6 . . . O . . . .
  7 . . . . . . . .
  8 . . . . . . . .
`).grille

/** One of the legal moves, chosen by a number; nothing when the colour must pass. */
function choisir(grille: Grille, couleur: Couleur, n: number): Tour | undefined {
  const permis = coups(copie(grille), couleur)
  const coup = permis[n % permis.length]
  return coup && { avant: copie(grille), couleur, coup }
}

describe('jouer', () => {
  test(
    'un coup pose un pion et retourne le pion encadré' + ' | a move places a disc and turns over the bracketed one',
    () => {
      joue(UN_PION)
    },
  )

  test('tous les pions de la liste se retournent | all the discs of the list turn over', () => {
    joue(UNE_RANGEE)
  })

  test('Blanc joue de la même façon | White plays in the same way', () => {
    joue(BLANC_JOUE)
  })

  test('plusieurs rangées se retournent à la fois | several runs turn over at once', () => {
    joue(PLUSIEURS_RANGEES)
  })

  test(
    'en pleine partie, les autres cases restent comme elles sont' +
      ' | in the middle of a game the other squares stay as they are',
    () => {
      for (const tour of TOURS_DU_MILIEU) joue(tour)
    },
  )

  test('le coup reste comme il était | the move stays as it was', () => {
    for (const tour of [UNE_RANGEE, PLUSIEURS_RANGEES]) {
      const coup = neuf(tour.coup)
      attendreValeur(
        () => {
          jouer(copie(tour.avant), tour.couleur, coup)
          return coup
        },
        tour.coup,
        situer('jouer', tour, 'le coup après l’appel | the move after the call'),
      )
    }
  })
})

describe('dejouer', () => {
  test(
    'la case jouée redevient vide et le pion change de camp' +
      ' | the square played is empty again and the disc changes sides',
    () => {
      defait(UN_PION)
    },
  )

  test('tous les pions de la liste changent de camp | all the discs of the list change sides', () => {
    defait(UNE_RANGEE)
  })

  test('le coup de Blanc se défait de la même façon | the move of White is undone in the same way', () => {
    defait(BLANC_JOUE)
  })

  test('plusieurs rangées reviennent à la fois | several runs come back at once', () => {
    defait(PLUSIEURS_RANGEES)
  })

  // Both moves lead to the same grid: only the list tells where it comes from.
  test('seuls les pions de la liste changent de camp | only the discs of the list change sides', () => {
    defait(
      lireTour(
        NOIR,
        `
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . . . X . .
      5 O X X X o * . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `,
      ),
    )
    defait(
      lireTour(
        NOIR,
        `
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . . . X . .
      5 O X o o o * . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `,
      ),
    )
  })

  test('en pleine partie, tout revient comme avant | in the middle of a game everything is as before', () => {
    for (const tour of TOURS_DU_MILIEU) defait(tour)
  })

  test('le coup reste comme il était | the move stays as it was', () => {
    for (const tour of [UNE_RANGEE, PLUSIEURS_RANGEES]) {
      const grille = copie(tour.avant),
        coup = neuf(tour.coup)
      attendreValeur(
        () => {
          jouer(grille, tour.couleur, neuf(coup))
          dejouer(grille, tour.couleur, coup)
          return coup
        },
        tour.coup,
        situer('dejouer', tour, 'le coup après l’appel | the move after the call'),
      )
    }
  })

  test('tous les premiers coups d’une partie se défont | all the first moves of a game are undone', () => {
    const explorer = (avant: Grille, couleur: Couleur, plis: number): void => {
      for (const coup of plis > 0 ? coups(copie(avant), couleur) : []) {
        const tour = { avant, couleur, coup: neuf(coup) },
          grille = copie(avant)
        attendreEffet(
          () => {
            jouer(grille, couleur, coup)
            dejouer(grille, couleur, coup)
          },
          grille,
          avant,
          {
            ...situer('jouer', tour),
            appel: `jouer(grille, ${NOMS[couleur]}, coup); dejouer(grille, ${NOMS[couleur]}, coup)`,
          },
        )
        explorer(apres(tour), autre(couleur), plis - 1)
      }
    }
    explorer(DEPART, NOIR, 4)
  })

  test('une partie entière se défait jusqu’au départ | a whole game is undone back to the start', () => {
    const parties = fc.limitShrink(fc.array(fc.nat({ max: 29 }), { maxLength: 60, size: 'max' }), 100)
    const allerRetour = fc.property(parties, choix => {
      const grille = copie(DEPART),
        tours: Tour[] = []
      const noms = () => tours.map(({ coup: [i, j] }) => nomDe([i, j])).join(' ')
      for (const n of choix) {
        const couleur = tours.length > 0 ? autre(tours.at(-1)!.couleur) : NOIR
        const tour = choisir(grille, couleur, n) ?? choisir(grille, autre(couleur), n)
        if (!tour) break
        joue(tour, grille, tours.length > 0 ? `après ${noms()} | after ${noms()}` : undefined)
        tours.push(tour)
      }
      const quand = `partie ${noms()} défaite depuis la fin | game ${noms()} undone from its end`
      for (const tour of tours.toReversed()) {
        attendreEffet(
          () => dejouer(grille, tour.couleur, neuf(tour.coup)),
          grille,
          tour.avant,
          situer('dejouer', tour, quand),
        )
      }
    })
    const premiers = Array.from({ length: 60 }, () => 0),
      varies = Array.from({ length: 60 }, (_, n) => (n * 7) % 30)
    attendrePropriete(fc.check(allerRetour, { seed: 64, numRuns: 10, examples: [[premiers], [varies]] }))
  })
})

describe('jouerCoup', () => {
  const situerCase = (couleur: Couleur, [i, j]: Position) => ({
    appel: `jouerCoup(grille, ${NOMS[couleur]}, ${i}, ${j})`,
    ...(DEPART[i]?.[j] === undefined ? {} : { coup: { couleur, case: [i, j] as const } }),
  })

  function change(tour: Tour): void {
    const {
      avant,
      couleur,
      coup: [i, j],
    } = tour
    const grille = copie(avant)
    attendreEffet(() => jouerCoup(grille, couleur, i, j), grille, apres(tour), {
      ...situerCase(couleur, [i, j]),
      grille: avant,
    })
  }

  function repond(grille: Grille, couleur: Couleur, [i, j]: Position, attendu: boolean): void {
    attendreValeur(() => jouerCoup(copie(grille), couleur, i, j), attendu, { ...situerCase(couleur, [i, j]), grille })
  }

  function neChangeRien(avant: Grille, couleur: Couleur, [i, j]: Position): void {
    const grille = copie(avant)
    attendreIntact(() => jouerCoup(grille, couleur, i, j), grille, situerCase(couleur, [i, j]))
  }

  const OCCUPEES = ['d4', 'e4', 'd5', 'e5'].map(caseDe)
  const SANS_EFFET = ['a1', 'f4', 'c5', 'c3', 'h8'].map(caseDe)
  const DEHORS: Position[] = [
    [-1, 3],
    [8, 3],
    [3, -1],
    [3, 8],
    [8, 8],
    [4.5, 5],
    [4, NaN],
  ]

  test('un coup permis se joue sur la grille | a legal move is played on the grid', () => {
    change(UN_PION)
    change(UNE_RANGEE)
  })

  test('un coup permis donne true | a legal move gives true', () => {
    repond(DEPART, NOIR, [4, 5], true)
    repond(DEPART, BLANC, [3, 5], true)
  })

  test('Blanc joue de la même façon | White plays in the same way', () => {
    change(BLANC_JOUE)
    change(PLUSIEURS_RANGEES)
  })

  test('un coup interdit donne false | an illegal move gives false', () => {
    for (const position of [...SANS_EFFET, ...OCCUPEES]) repond(DEPART, NOIR, position, false)
  })

  test('un coup interdit laisse la grille comme elle était | an illegal move leaves the grid as it was', () => {
    for (const position of [...SANS_EFFET, ...OCCUPEES]) neChangeRien(DEPART, NOIR, position)
  })

  test('hors du plateau, aucun coup n’est permis | off the board no move is legal', () => {
    for (const position of DEHORS) {
      repond(DEPART, NOIR, position, false)
      neChangeRien(DEPART, NOIR, position)
    }
  })

  test('en pleine partie, chaque case a sa réponse | in the middle of a game each square has its answer', () => {
    for (const couleur of COULEURS) {
      for (let n = 0; n < 64; n++) {
        const position: Position = [Math.floor(n / 8), n % 8]
        const tour = TOURS_DU_MILIEU.find(({ couleur: c, coup: [i, j] }) => c === couleur && 8 * i + j === n)
        repond(MILIEU, couleur, position, tour !== undefined)
        if (tour) change(tour)
        else neChangeRien(MILIEU, couleur, position)
      }
    }
  })

  test('quand la grille change, la réponse change | when the grid changes the answer changes', () => {
    const suivante = apres(UN_PION)
    for (const [couleur, i, j, attendu] of [
      [BLANC, 5, 5, true],
      [NOIR, 4, 5, false],
    ] as const) {
      const grille = copie(DEPART)
      attendreValeur(
        () => {
          jouerCoup(grille, couleur, i, j)
          changer(grille, suivante)
          return jouerCoup(grille, couleur, i, j)
        },
        attendu,
        {
          ...situerCase(couleur, [i, j]),
          quand: 'demandé une seconde fois, Noir a joué f5 | asked a second time, Black has played f5',
          grille: suivante,
        },
      )
    }
  })

  test('les coups se jouent l’un après l’autre | moves are played one after the other', () => {
    const grille = copie(DEPART)
    attendreEffet(
      () => {
        OUVERTURE.forEach((nom, n) => jouerCoup(grille, n % 2 === 0 ? NOIR : BLANC, ...caseDe(nom)))
      },
      grille,
      APRES_L_OUVERTURE,
      { appel: 'jouerCoup(grille, …)', quand: `après ${OUVERTURE.join(' ')} | after ${OUVERTURE.join(' ')}` },
    )
  })
})
