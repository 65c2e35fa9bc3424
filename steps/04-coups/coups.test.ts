import { describe, test } from 'vitest'
import { attendreCases, attendreCoups } from '../../atelier/dessin/attendre-coups.ts'
import { attendreIntact, attendreTexte, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { decrire } from '../../atelier/dessin/decrire.ts'
import { changer, copie, lireDessin } from '../../atelier/dessin/plateau.ts'
import { BLANC, NOIR, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'
import { LEGENDE_KATA, type Legende } from '../02-notation/notation.ts'
import { coups, ecrireCoups, trouverCoupsValides, type Coup } from './coups.ts'

/** Every legal move of one colour, each with the discs it turns over. */
type Reponses = Record<string, string>
type Cas = { grille: Grille; noir: Reponses; blanc: Reponses }

const NOMS = { [NOIR]: 'NOIR', [BLANC]: 'BLANC' }
const COULEURS = [NOIR, BLANC]

const DEPART: Cas = {
  grille: lireDessin(`
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . O X . . .
    5 . . . X O . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
  `).grille,
  noir: { d3: 'd4', c4: 'd4', f5: 'e5', e6: 'e5' },
  blanc: { e3: 'e4', f4: 'e4', c5: 'd5', d6: 'd5' },
}

/** Black has just played e6. */
const OUVERTURE: Cas = {
  grille: lireDessin(`
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . O X . . .
    5 . . . X X . . .
    6 . . . . X . . .
    7 . . . . . . . .
    8 . . . . . . . .
  `).grille,
  noir: { c3: 'd4', d3: 'd4', c4: 'd4' },
  blanc: { f4: 'e4', d6: 'd5', f6: 'e5' },
}

const RANGEES: Cas = {
  grille: lireDessin(`
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . X X . . .
    4 . . . X . O . .
    5 . . . X X . . .
    6 . . . O . . . .
    7 . . . . . . . .
    8 . . . . . . . .
  `).grille,
  noir: { g3: 'f4', g5: 'f4', c7: 'd6', d7: 'd6' },
  blanc: { d2: 'd3 d4 d5 e3' },
}

const BORDS: Cas = {
  grille: lireDessin(`
      a b c d e f g h
    1 . O X . . X O .
    2 . . . O . . . .
    3 . . . X . . . .
    4 . O X . . . . .
    5 . . . . . X O .
    6 . . . . X . . .
    7 . . . . O . . .
    8 . O X . . X O .
  `).grille,
  noir: { a1: 'b1', d1: 'd2', h1: 'g1', e3: 'd2', a4: 'b4', h5: 'g5', d6: 'e7', a8: 'b8', e8: 'e7', h8: 'g8' },
  blanc: { d1: 'c1', e1: 'f1', d4: 'c4 d3', e5: 'e6 f5', d8: 'c8', e8: 'f8' },
}

// oxfmt-ignore
const MILIEU: Cas = {
  grille: lireDessin(`
      a b c d e f g h
    1 . O . O . . . .
    2 X X X O . . . .
    3 . X X X X O . .
    4 . . X X O O . .
    5 . . . O X O . .
    6 . . O X X X . .
    7 . . . O X X . .
    8 . . . . X . . .
  `).grille,
  noir: {
    c1: 'd2', e1: 'd2', e2: 'd2', f2: 'f3 f4 f5', g3: 'f3 f4', g4: 'e4 f4 f5', b5: 'c6 d7', c5: 'd5', g5: 'f4 f5',
    b6: 'c6', g6: 'e4 f5', c7: 'd7', c8: 'd7', d8: 'd7',
  },
  blanc: {
    e2: 'e3', a3: 'b3 c3 d3 e3', a4: 'b3 c2', b4: 'b2 b3 c3 c4 d4', g6: 'd6 e6 f6', c7: 'd6 e5', g7: 'e7 f7',
    f8: 'f6 f7', g8: 'e6 f7',
  },
}

const FIN: Cas = {
  grille: lireDessin(`
      a b c d e f g h
    1 . . . O O O . .
    2 X X . O O O O O
    3 . X X O O O O O
    4 . . X O O O O O
    5 X . . O O O O O
    6 X X O O O X O O
    7 X X X O O O X O
    8 . O O O O O X X
  `).grille,
  noir: { g1: 'g2 g3 g4 g5 g6', h1: 'c6 d5 e4 f3 g2 h2 h3 h4 h5 h6 h7', c5: 'c6', a8: 'b8 c8 d8 e8 f8' },
  blanc: { a1: 'b2 c3', a3: 'b3 c3', b4: 'c3 c4', b5: 'b6 b7 c4', a8: 'b7' },
}

/** White must pass. */
const BLOQUE: Cas = {
  grille: lireDessin(`
      a b c d e f g h
    1 . . O O O O O X
    2 X . O O O O X X
    3 . O O O O X O X
    4 O O X O X X O X
    5 O O O X O X O X
    6 O O O O X O O X
    7 O O O X O O O X
    8 . O O O O O . .
  `).grille,
  noir: { b1: 'c1 c2 d1 d3 e1 f1 g1', b2: 'c2 d2 e2 f2', a3: 'b3 c3 d3 e3', a8: 'b7 c6', g8: 'f7 g3 g4 g5 g6 g7' },
  blanc: {},
}

const SEULS_DES_BLANCS: Cas = {
  grille: lireDessin(`
      a b c d e f g h
    1 . . . . . . . .
    2 . . . O . . . .
    3 . . O O O . . .
    4 . O O O O O . .
    5 . . O O O . . .
    6 . . . O . . . .
    7 . . . . . . . .
    8 . . . . . . . .
  `).grille,
  noir: {},
  blanc: {},
}

const caseDe = (nom: string): Position => [Number(nom[1]) - 1, 'abcdefgh'.indexOf(nom[0]!)]

const permis = (cas: Cas, couleur: Couleur) =>
  Object.entries(couleur === NOIR ? cas.noir : cas.blanc).map(([nom, retournes]): Coup => [
    ...caseDe(nom),
    retournes.split(' ').map(caseDe),
  ])

function estCoup(valeur: unknown): valeur is Coup {
  const estPosition = (p: unknown) => Array.isArray(p) && p.length === 2 && p.every(Number.isFinite)
  return (
    Array.isArray(valeur) &&
    valeur.length === 3 &&
    estPosition(valeur.slice(0, 2)) &&
    Array.isArray(valeur[2]) &&
    valeur[2].every(estPosition)
  )
}

/** Exactly these moves, in any order. */
function donne(cas: Cas, couleur: Couleur): void {
  attendreCoups(() => coups(copie(cas.grille), couleur), permis(cas, couleur), {
    appel: `coups(grille, ${NOMS[couleur]})`,
    grille: cas.grille,
  })
}

type Suite = { grille: Grille; couleur: Couleur }

/** The same sequence of moves, longer by one: each legal move, or a pass when there is none. */
function prolonger({ grille, couleur }: Suite): Suite[] {
  const suivant = couleur === NOIR ? BLANC : NOIR
  const liste: unknown = coups(copie(grille), couleur)
  const suites = (Array.isArray(liste) ? liste : []).map((coup: unknown) => {
    const apres = copie(grille)
    const poses = estCoup(coup) ? [[coup[0], coup[1]] as const, ...coup[2]] : []
    for (const [x, y] of poses) if (apres[x]?.[y] !== undefined) apres[x][y] = couleur
    return { grille: apres, couleur: suivant }
  })
  return suites.length > 0 ? suites : [{ grille, couleur: suivant }]
}

/** The same question twice, about one grid that Black has played on in between. */
function redemander<R>(question: (grille: Grille) => R): R {
  const grille = copie(DEPART.grille)
  question(grille)
  changer(grille, OUVERTURE.grille)
  return question(grille)
}

const A_CHANGE = 'demandé une seconde fois, Noir a joué e6 | asked a second time, Black has played e6'

describe('coups', () => {
  test('au départ, Noir a quatre coups | at the start Black has four moves', () => {
    donne(DEPART, NOIR)
  })

  test('Blanc a ses propres coups | White has moves of its own', () => {
    donne(DEPART, BLANC)
    donne(OUVERTURE, BLANC)
  })

  test(
    'une case est dans la liste une seule fois, avec toutes ses rangées' +
      ' | a square is in the list only once, with all its runs',
    () => {
      donne(RANGEES, BLANC)
    },
  )

  test('les coins et les bords se jouent aussi | corners and edges can be played too', () => {
    donne(BORDS, NOIR)
  })

  test('en pleine partie, aucun coup ne manque | in the middle of a game no move is missing', () => {
    for (const couleur of COULEURS) donne(MILIEU, couleur)
  })

  test('en fin de partie, aucun coup ne manque | at the end of a game no move is missing', () => {
    for (const couleur of COULEURS) donne(FIN, couleur)
  })

  test('sans coup permis, la liste est vide | without a legal move the list is empty', () => {
    donne(BLOQUE, BLANC)
    for (const couleur of COULEURS) donne(SEULS_DES_BLANCS, couleur)
  })

  test(
    'depuis le départ, le compte des suites de coups est juste' +
      ' | from the start the count of move sequences is right',
    () => {
      // The numbers come from outside, many programs agree on them. A wrong count stops here: the next one stays cheap.
      let suites: Suite[] = [{ grille: DEPART.grille, couleur: NOIR }]
      for (const [n, nombre] of [4, 12, 56, 244, 1396, 8200].entries()) {
        attendreValeur(
          () => {
            suites = suites.flatMap(prolonger)
            return suites.length
          },
          nombre,
          {
            appel: 'coups(grille, couleur)',
            quand:
              `nombre de suites de longueur ${n + 1} depuis le départ` +
              ` | number of sequences of length ${n + 1} from the start`,
            grille: DEPART.grille,
          },
        )
      }
    },
  )

  test('quand la grille change, la liste change | when the grid changes the list changes', () => {
    for (const couleur of COULEURS) {
      attendreCoups(() => redemander(grille => coups(grille, couleur)), permis(OUVERTURE, couleur), {
        appel: `coups(grille, ${NOMS[couleur]})`,
        quand: A_CHANGE,
        grille: OUVERTURE.grille,
      })
    }
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const grille = copie(MILIEU.grille)
    for (const couleur of COULEURS)
      attendreIntact(() => coups(grille, couleur), grille, { appel: `coups(grille, ${NOMS[couleur]})` })
  })
})

describe('trouverCoupsValides', () => {
  const trouve = (cas: Cas, couleur: Couleur) =>
    attendreCases(
      () => trouverCoupsValides(copie(cas.grille), couleur),
      permis(cas, couleur).map(([i, j]) => [i, j]),
      { appel: `trouverCoupsValides(grille, ${NOMS[couleur]})`, grille: cas.grille },
    )

  test('chaque coup permis donne sa case | each legal move gives its square', () => {
    trouve(DEPART, NOIR)
  })

  test('Blanc a ses propres cases | White has squares of its own', () => {
    trouve(OUVERTURE, BLANC)
    trouve(RANGEES, BLANC)
  })

  test('les coins et les bords se jouent aussi | corners and edges can be played too', () => {
    trouve(BORDS, NOIR)
  })

  test('du milieu à la fin, aucune case ne manque | from the middle to the end no square is missing', () => {
    for (const cas of [MILIEU, FIN]) for (const couleur of COULEURS) trouve(cas, couleur)
  })

  test('sans coup permis, la liste est vide | without a legal move the list is empty', () => {
    trouve(BLOQUE, BLANC)
  })

  test('quand la grille change, les cases changent | when the grid changes the squares change', () => {
    for (const couleur of COULEURS) {
      attendreCases(
        () => redemander(grille => trouverCoupsValides(grille, couleur)),
        permis(OUVERTURE, couleur).map(([i, j]) => [i, j]),
        { appel: `trouverCoupsValides(grille, ${NOMS[couleur]})`, quand: A_CHANGE, grille: OUVERTURE.grille },
      )
    }
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const grille = copie(MILIEU.grille)
    attendreIntact(() => trouverCoupsValides(grille, NOIR), grille, { appel: 'trouverCoupsValides(grille, NOIR)' })
  })
})

describe('ecrireCoups', () => {
  const ecrit = (grille: Grille, couleur: Couleur, lignes: string[]) =>
    attendreTexte(() => ecrireCoups(copie(grille), couleur), lignes.join('\n'), {
      appel: `ecrireCoups(grille, ${NOMS[couleur]})`,
    })

  const OUVERTURE_BLANC = [
    '. . . . . . . .',
    '. . . . . . . .',
    '. . . . . . . .',
    '. . . O X 0 . .',
    '. . . X X . . .',
    '. . . 0 X 0 . .',
    '. . . . . . . .',
    '. . . . . . . .',
    'O',
  ]

  const MILIEU_NOIR = [
    '. O 0 O 0 . . .',
    'X X X O 0 0 . .',
    '. X X X X O 0 .',
    '. . X X O O 0 .',
    '. 0 0 O X O 0 .',
    '. 0 O X X X 0 .',
    '. . 0 O X X . .',
    '. . 0 0 X . . .',
    'X',
  ]

  test('un zéro marque chaque coup permis | a zero marks each legal move', () => {
    ecrit(DEPART.grille, NOIR, [
      '. . . . . . . .',
      '. . . . . . . .',
      '. . . 0 . . . .',
      '. . 0 O X . . .',
      '. . . X O 0 . .',
      '. . . . 0 . . .',
      '. . . . . . . .',
      '. . . . . . . .',
      'X',
    ])
  })

  test('la dernière ligne dit de qui sont les coups | the last line says whose moves they are', () => {
    ecrit(OUVERTURE.grille, BLANC, OUVERTURE_BLANC)
  })

  test('en pleine partie, chaque zéro est à sa place | in the middle of a game each zero is in its place', () => {
    ecrit(MILIEU.grille, NOIR, MILIEU_NOIR)
  })

  test('le départ du kata donne le dessin du kata | the start of the kata gives the drawing of the kata', () => {
    const { grille } = lireDessin(`
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . X O . . .
      5 . . . O X . . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `)
    attendreTexte(
      () => ecrireCoups(grille, NOIR, LEGENDE_KATA),
      [
        '. . . . . . . .',
        '. . . . . . . .',
        '. . . . 0 . . .',
        '. . . B W 0 . .',
        '. . 0 W B . . .',
        '. . . 0 . . . .',
        '. . . . . . . .',
        '. . . . . . . .',
        'B',
      ].join('\n'),
      { appel: 'ecrireCoups(grille, NOIR, LEGENDE_KATA)' },
    )
  })

  test('une légende choisit ses trois signes | a legend chooses its three signs', () => {
    const legende: Legende = { noir: 'n', blanc: 'b', vide: '-' }
    const lignes = MILIEU_NOIR.map(ligne => ligne.replaceAll('X', 'n').replaceAll('O', 'b').replaceAll('.', '-'))
    attendreTexte(() => ecrireCoups(copie(MILIEU.grille), NOIR, legende), lignes.join('\n'), {
      appel: `ecrireCoups(grille, NOIR, ${decrire(legende)})`,
    })
  })

  test('sans coup permis, il n’y a pas de zéro | without a legal move there is no zero', () => {
    ecrit(BLOQUE.grille, BLANC, [
      '. . O O O O O X',
      'X . O O O O X X',
      '. O O O O X O X',
      'O O X O X X O X',
      'O O O X O X O X',
      'O O O O X O O X',
      'O O O X O O O X',
      '. O O O O O . .',
      'O',
    ])
  })

  test('quand la grille change, le texte change | when the grid changes the text changes', () => {
    attendreTexte(() => redemander(grille => ecrireCoups(grille, BLANC)), OUVERTURE_BLANC.join('\n'), {
      appel: 'ecrireCoups(grille, BLANC)',
      quand: A_CHANGE,
    })
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const grille = copie(MILIEU.grille)
    attendreIntact(() => ecrireCoups(grille, NOIR), grille, { appel: 'ecrireCoups(grille, NOIR)' })
  })
})
