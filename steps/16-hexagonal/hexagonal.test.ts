import fc from 'fast-check'
import { describe, test } from 'vitest'
import { attendreCasesHexagone, attendreHexagone } from '../../atelier/dessin/attendre-hexagone.ts'
import { attendrePropriete, attendreTexte, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { coordonnees, lireHexagone } from '../../atelier/dessin/hexagone.ts'
import { adversaire, BLANC, NOIR, VIDE, type Case, type Couleur } from '../01-plateau/plateau.ts'
import {
  coupsHex,
  coupValideHex,
  creerHexagone,
  dejouerHex,
  ecrireHexagone,
  jouerHex,
  type CoupHex,
  type Hex,
  type PlateauHex,
} from './hexagonal.ts'

const NOMS = { [NOIR]: 'NOIR', [BLANC]: 'BLANC' }

const nom = ([q, r]: Hex) => `${q},${r}`
const hex = (nom: string): Hex => {
  const { q, r } = coordonnees(nom)
  return [q, r]
}
const lire = (dessin: string): PlateauHex => lireHexagone(dessin).plateau as PlateauHex

const DEPART = `
      . . . . .
     . . . . . .
    . . O . X . .
   . . . X O . . .
  . . X O . X O . .
   . . . X O . . .
    . . O . X . .
     . . . . . .
      . . . . .
`

const ANNEAU_SEUL = `
      . . . . .
     . . . . . .
    . . . . . . .
   . . . X O . . .
  . . . O . X . . .
   . . . X O . . .
    . . . . . . .
     . . . . . .
      . . . . .
`

const MILIEU = `
      . . X O .
     . . X X X .
    . X X O X . .
   . . X O X . . .
  . O O O X O O . .
   . . O X O . . .
    . . O O O . .
     O O O . O .
      . . . . .
`

type Reponses = Record<string, string>

/** Every legal move in the middle of this game, with what it turns over. */
// oxfmt-ignore
const REPONSES_NOIR: Reponses = {
  '4,-4': '3,-4', '-4,0': '-3,0 -2,0 -1,0', '3,0': '2,0 1,0', '-3,1': '-2,1 -2,0', '1,1': '1,0 0,1',
  '-3,2': '-2,1 -1,0 0,-1 1,-2', '-1,3': '-1,2', '-4,4': '-3,3 -2,2', '0,4': '0,3 0,2 0,1',
}
// oxfmt-ignore
const REPONSES_BLANC: Reponses = {
  '1,-4': '2,-4 1,-3', '4,-4': '3,-3 2,-2 1,-1 0,0 -1,1', '-1,-3': '-1,-2 -1,-1', '0,-3': '0,-2', '-2,-2': '-1,-2 0,-2',
  '3,-2': '3,-3 2,-2', '-2,-1': '-1,-1', '2,-1': '1,-1',
}

/** The same question twice, about one board that has changed in between, from the start to the middle of a game. */
function redemander<R>(question: (plateau: PlateauHex) => R): R {
  const plateau = lire(DEPART)
  question(plateau)
  for (const [nom, contenu] of lire(MILIEU)) plateau.set(nom, contenu)
  return question(plateau)
}

const A_CHANGE = 'demandé une seconde fois, le plateau a changé | asked a second time, the board has changed'

const casesDe = (noms: string | undefined): Hex[] => noms?.split(' ').map(hex) ?? []

/** A board that cannot be drawn: its strange entries tell more than the board. */
function montrable(plateau: unknown): unknown {
  if (!(plateau instanceof Map)) return plateau
  const etranges = [...plateau].filter(([cle, pion]) => !/^-?\d+,-?\d+$/.test(String(cle)) || !Number.isFinite(pion))
  return etranges.length > 0 ? etranges : plateau
}

/** The call changes this board, and only in this way. */
function effet(
  appel: () => unknown,
  plateau: PlateauHex,
  attendu: PlateauHex,
  situation: { appel: string; quand?: string },
): void {
  attendreHexagone(
    () => {
      appel()
      return montrable(plateau)
    },
    attendu,
    situation,
  )
}

/** The call leaves the board as it was, cell by cell. */
function intact(appel: (plateau: PlateauHex) => unknown, dessin: string, nomAppel: string): void {
  const plateau = lire(dessin)
  effet(() => appel(plateau), plateau, lire(dessin), {
    appel: nomAppel,
    quand: 'le plateau après l’appel | the board after the call',
  })
}

/** `couleur` plays (q, r): exactly these discs turn over, whatever their order, or the move is illegal. */
function coup(plateau: PlateauHex, couleur: Couleur, [q, r]: Hex, retournes: Hex[]): void {
  attendreCasesHexagone(() => coupValideHex(new Map(plateau), couleur, q, r), retournes.length > 0 && retournes, {
    appel: `coupValideHex(plateau, ${NOMS[couleur]}, ${q}, ${r})`,
    plateau,
    ...(plateau.has(nom([q, r])) ? { jouee: [q, r] } : {}),
  })
}

/** In the drawing, `*` is the cell played, and the discs in lower case are those that turn over. */
function joue(couleur: Couleur, dessin: string): void {
  const { plateau, etoiles, minuscules } = lireHexagone(dessin)
  for (const etoile of etoiles) coup(plateau as PlateauHex, couleur, hex(etoile), minuscules.map(hex))
}

/** The cells beyond this one in a direction, up to the edge. */
function rayon(plateau: PlateauHex, [q, r]: Hex, [dq, dr]: Hex): Hex[] {
  const cases = Array.from({ length: 10 }, (_, n): Hex => [q + (n + 1) * dq, r + (n + 1) * dr])
  return cases.filter(une => plateau.has(nom(une)))
}

const DIRECTIONS: [fr: string, en: string, pas: Hex][] = [
  ['vers l’est', 'to the east', [1, 0]],
  ['vers le nord-est', 'to the north-east', [1, -1]],
  ['vers le nord-ouest', 'to the north-west', [0, -1]],
  ['vers l’ouest', 'to the west', [-1, 0]],
  ['vers le sud-ouest', 'to the south-west', [-1, 1]],
  ['vers le sud-est', 'to the south-east', [0, 1]],
]

const VIDES = {
  3: lire(`
      . . .
     . . . .
    . . . . .
     . . . .
      . . .
  `),
  4: lire(`
       . . . .
      . . . . .
     . . . . . .
    . . . . . . .
     . . . . . .
      . . . . .
       . . . .
  `),
  5: lire(DEPART.replaceAll(/[XO]/g, '.')),
}

type Position = { plateau: PlateauHex; couleur: Couleur; ou: Hex; retournes: Hex[] }

/** A position made around the cell played: what each direction holds is chosen, so what turns over is known. */
function composer(
  cote: 3 | 4 | 5,
  fond: Case[],
  couleur: Couleur,
  place: number,
  rangees: [longueur: number, ferme: boolean][],
): Position {
  const cases = [...VIDES[cote].keys()]
  const plateau: PlateauHex = new Map(cases.map((une, n) => [une, fond[n]!]))
  const ou = hex(cases[place % cases.length]!)
  const retournes = DIRECTIONS.flatMap(([, , pas], d) => {
    const [longueur, ferme] = rangees[d]!
    const cases = rayon(plateau, ou, pas)
    for (const une of cases.slice(0, longueur)) plateau.set(nom(une), adversaire(couleur))
    for (const une of cases.slice(longueur, longueur + 1)) plateau.set(nom(une), ferme ? couleur : VIDE)
    return ferme && cases.length > longueur ? cases.slice(0, longueur) : []
  })
  plateau.set(nom(ou), VIDE)
  return { plateau, couleur, ou, retournes }
}

const couleurs = fc.constantFrom(NOIR, BLANC)
const rangees = fc.array(fc.tuple(fc.nat(5), fc.boolean()), { minLength: 6, maxLength: 6 })
const fonds = fc.array(fc.constantFrom<Case>(0, 1, 2), { minLength: 61, maxLength: 61 })
const positions: fc.Arbitrary<Position> = fc.limitShrink(
  fc.tuple(fc.constantFrom<3 | 4 | 5>(3, 4, 5), fonds, couleurs, fc.nat(60), rangees).map(args => composer(...args)),
  100,
)

describe('creerHexagone', () => {
  const cree = (appel: () => unknown, dessin: string, situation: { appel: string; quand?: string }) =>
    attendreHexagone(() => montrable(appel()), lire(dessin), situation)

  test('douze pions entourent le centre vide | twelve discs surround the empty centre', () => {
    cree(() => creerHexagone(), DEPART, { appel: 'creerHexagone()' })
  })

  test('le côté change la taille et non les pions | the side changes the size, not the discs', () => {
    cree(() => creerHexagone(5), DEPART, { appel: 'creerHexagone(5)' })
    cree(
      () => creerHexagone(4),
      `
         . . . .
        . O . X .
       . . X O . .
      . X O . X O .
       . . X O . .
        . O . X .
         . . . .
    `,
      { appel: 'creerHexagone(4)' },
    )
    cree(
      () => creerHexagone(3),
      `
        O . X
       . X O .
      X O . X O
       . X O .
        O . X
    `,
      { appel: 'creerHexagone(3)' },
    )
    cree(
      () => creerHexagone(6),
      `
           . . . . . .
          . . . . . . .
         . . . . . . . .
        . . . O . X . . .
       . . . . X O . . . .
      . . . X O . X O . . .
       . . . . X O . . . .
        . . . O . X . . .
         . . . . . . . .
          . . . . . . .
           . . . . . .
    `,
      { appel: 'creerHexagone(6)' },
    )
  })

  test('chaque appel donne un plateau neuf | each call gives a fresh board', () => {
    cree(
      () => {
        const premier = creerHexagone()
        if (premier instanceof Map) for (const cle of premier.keys()) premier.set(cle, NOIR)
        return creerHexagone()
      },
      DEPART,
      {
        appel: 'creerHexagone()',
        quand: 'après avoir rempli de noir un premier plateau | after filling a first board with black',
      },
    )
  })
})

describe('coupValideHex', () => {
  test('un pion adverse encadré se retourne | a bracketed adversary disc turns over', () => {
    joue(
      NOIR,
      `
         . . . .
        . . . . .
       . . . . . .
      . . X o * . .
       . . . . . .
        . . . . .
         . . . .
    `,
    )
  })

  test('tous les pions de la rangée se retournent | all the discs of the run turn over', () => {
    joue(
      NOIR,
      `
         . . . .
        . . . . .
       . . . . . .
      . X o o o * .
       . . . . . .
        . . . . .
         . . . .
    `,
    )
  })

  test('Blanc suit la même règle | White follows the same rule', () => {
    joue(
      BLANC,
      `
         . . . .
        . . . O .
       . . . x . .
      . . . x . . .
       . . * . . .
        . . . . .
         . . . .
    `,
    )
  })

  for (const [fr, en, pas] of DIRECTIONS) {
    test(`une rangée se ferme ${fr} | a run closes ${en}`, () => {
      for (const couleur of [NOIR, BLANC]) {
        for (let longueur = 1; longueur <= 7; longueur++) {
          const departs = [...VIDES[5].keys()].map(hex).filter(ou => rayon(VIDES[5], ou, pas).length > longueur)
          for (const ou of [departs[0]!, departs.at(-1)!]) {
            const plateau = new Map(VIDES[5])
            const cases = rayon(plateau, ou, pas).slice(0, longueur + 1)
            cases.forEach((une, n) => plateau.set(nom(une), n < longueur ? adversaire(couleur) : couleur))
            coup(plateau, couleur, ou, cases.slice(0, longueur))
          }
        }
      }
    })
  }

  test('deux cases sans côté commun ne sont pas voisines | two cells without a common side are not neighbours', () => {
    joue(
      NOIR,
      `
          . . X . .
         . . . . . .
        X . . O . . X
       . . O . . O . .
      . . . . * . . . .
       . . O . . O . .
        X . . O . . X
         . . . . . .
          . . X . .
    `,
    )
  })

  test('un pion posé ferme plusieurs rangées à la fois | one disc closes several runs at once', () => {
    joue(
      BLANC,
      `
         . . . .
        . . . . .
       . . . * . .
      . . . x x . .
       . . x . O .
        . O . . .
         . . . .
    `,
    )
    joue(
      NOIR,
      `
          X . . . .
         . o . . . .
        . . o . X . .
       . . . o o . . .
      . . X o * o o X .
       . . . o o . . .
        . . o . o . .
         . X . . o .
          . . . . X
    `,
    )
  })

  test('les rangées ouvertes restent comme elles sont | open runs stay as they are', () => {
    joue(
      NOIR,
      `
          . . . . .
         . . . . . .
        . . X . . . .
       . . . o O . . .
      . X . O * O O O O
       . . . O o . . .
        . . O . o . .
         . O . . X .
          O . . . .
    `,
    )
  })

  test('une case vide arrête la rangée | an empty cell stops the run', () => {
    joue(
      NOIR,
      `
         . . . .
        . . . . .
       . . . . . .
      * O O . X . .
       . . . . . .
        . . . . .
         . . . .
    `,
    )
  })

  test('le bord n’est pas un pion | the edge is not a disc', () => {
    joue(
      NOIR,
      `
        O . O
       . O O .
      O O * O O
       . O O .
        O . O
    `,
    )
  })

  test('son propre pion voisin ne retourne rien | one’s own disc next door turns nothing over', () => {
    joue(
      BLANC,
      `
         . . . .
        . * . . .
       . . O . . .
      . . . X O * .
       . . . . . .
        . . . . .
         * . . .
    `,
    )
  })

  test('une case occupée est interdite | an occupied cell is forbidden', () => {
    const plateau = lire(`
        X . O
       . O X .
      O O X O X
       . O X .
        X . O
    `)
    for (const couleur of [NOIR, BLANC])
      for (const [cle, pion] of plateau) if (pion !== VIDE) coup(plateau, couleur, hex(cle), [])
  })

  test('les pions sans contact avec le pion posé restent | discs out of touch with the placed one stay', () => {
    joue(
      NOIR,
      `
         . . . .
        . X . . .
       . . O . . .
      . . X o o * .
       . . . O . .
        . . . X .
         . . . .
    `,
    )
  })

  test('hors du plateau, aucun coup n’est permis | off the board no move is legal', () => {
    const plateau = lire(`
        O . X
       . X O .
      X O . X O
       . O X .
        X . O
    `)
    const dehors: Hex[] = [
      [3, 0],
      [3, -3],
      [0, -3],
      [-3, 0],
      [-3, 3],
      [0, 3],
      [1, 2],
      [-1, -2],
      [9, -4],
      [2, 2],
    ]
    for (const couleur of [NOIR, BLANC]) for (const ou of dehors) coup(plateau, couleur, ou, [])
  })

  test('entre deux cases, aucun coup n’est permis | between two cells no move is legal', () => {
    for (const ou of [
      [1.5, 0],
      [1, 0.5],
      [NaN, 0],
      [0, NaN],
    ] as Hex[])
      coup(lire(DEPART), NOIR, ou, [])
  })

  test('en pleine partie, chaque case a sa réponse | in the middle of a game each cell has its answer', () => {
    const plateau = lire(MILIEU)
    for (const [couleur, reponses] of [
      [NOIR, REPONSES_NOIR],
      [BLANC, REPONSES_BLANC],
    ] as const) {
      for (const cle of plateau.keys()) coup(plateau, couleur, hex(cle), casesDe(reponses[cle]))
    }
  })

  test('chaque direction compte pour elle-même | each direction counts on its own', () => {
    const regle = fc.property(positions, ({ plateau, couleur, ou, retournes }) => coup(plateau, couleur, ou, retournes))
    attendrePropriete(fc.check(regle, { seed: 61, numRuns: 40 }))
  })

  test('le plateau reste comme il était | the board stays as it was', () => {
    for (const [q, r] of [
      [4, -4],
      [0, 0],
      [-4, 1],
      [5, 0],
      [-2, -1],
    ] as const) {
      intact(plateau => coupValideHex(plateau, NOIR, q, r), MILIEU, `coupValideHex(plateau, NOIR, ${q}, ${r})`)
    }
  })

  test('quand le plateau change, la réponse change | when the board changes the answer changes', () => {
    for (const [cle, noms] of Object.entries(REPONSES_NOIR)) {
      const [q, r] = hex(cle)
      attendreCasesHexagone(() => redemander(plateau => coupValideHex(plateau, NOIR, q, r)), casesDe(noms), {
        appel: `coupValideHex(plateau, NOIR, ${q}, ${r})`,
        quand: A_CHANGE,
        plateau: lire(MILIEU),
        jouee: [q, r],
      })
    }
  })
})

describe('coupsHex', () => {
  /** The cells first, then what each move turns over. */
  const tousLesCoups = (dessin: string, couleur: Couleur, reponses: Reponses) => {
    const plateau = lire(dessin)
    const situation = { appel: `coupsHex(plateau, ${NOMS[couleur]})`, plateau }
    let liste: unknown
    attendreCasesHexagone(
      () => caseDe((liste = coupsHex(new Map(plateau), couleur))),
      Object.keys(reponses).map(hex),
      situation,
    )
    for (const [cle, noms] of Object.entries(reponses)) {
      const [q, r] = hex(cle)
      const trouve = (liste as CoupHex[]).find(coup => coup[0] === q && coup[1] === r)
      attendreCasesHexagone(() => trouve?.[2], casesDe(noms), {
        ...situation,
        jouee: [q, r],
        quand: `les pions que (${q}, ${r}) retourne | the discs that (${q}, ${r}) turns over`,
      })
    }
  }

  /** The cells of a list of moves, or the list itself when it is none. */
  const caseDe = (liste: unknown): unknown =>
    Array.isArray(liste) && liste.every(coup => Array.isArray(coup) && coup.length >= 2)
      ? liste.map(([q, r]) => [q, r])
      : liste

  test('au départ, chaque couleur a ses coups | at the start each colour has its moves', () => {
    // oxfmt-ignore
    tousLesCoups(DEPART, NOIR, {
      '0,-3': '0,-2', '1,-2': '1,-1', '-1,-1': '-1,0', '2,-1': '1,-1', '0,0': '1,-1 -1,0 0,1', '3,0': '2,0',
      '-2,1': '-1,0', '1,1': '0,1', '-1,2': '0,1', '-3,3': '-2,2',
    })
    // oxfmt-ignore
    tousLesCoups(DEPART, BLANC, {
      '3,-3': '2,-2', '1,-2': '0,-1', '-1,-1': '0,-1', '2,-1': '1,0', '-3,0': '-2,0', '0,0': '1,0 0,-1 -1,1',
      '-2,1': '-1,1', '1,1': '1,0', '-1,2': '-1,1', '0,3': '0,2',
    })
  })

  test('en pleine partie, aucun coup ne manque | in the middle of a game no move is missing', () => {
    tousLesCoups(MILIEU, NOIR, REPONSES_NOIR)
    tousLesCoups(MILIEU, BLANC, REPONSES_BLANC)
  })

  test('quand le plateau change, la liste change | when the board changes the list changes', () => {
    attendreCasesHexagone(
      () => redemander(plateau => caseDe(coupsHex(plateau, NOIR))),
      Object.keys(REPONSES_NOIR).map(hex),
      { appel: 'coupsHex(plateau, NOIR)', quand: A_CHANGE, plateau: lire(MILIEU) },
    )
  })

  test('sans coup permis, la liste est vide | without a legal move the list is empty', () => {
    tousLesCoups(
      `
        . . .
       . . . .
      X X X O O
       . . . .
        . . .
    `,
      BLANC,
      {},
    )
  })

  test('un plateau d’une autre taille a ses coups | a board of another size has its moves', () => {
    tousLesCoups(
      `
        O X .
       . . . .
      . . . . .
       . . . X
        . . O
    `,
      BLANC,
      { '2,-2': '1,-2', '2,0': '1,1' },
    )
    tousLesCoups(
      `
           . O X . . .
          . . . . . . .
         . . . . . . . .
        . . . . . . . . .
       . . . . . . . . . .
      X O . . . . . . . . .
       . . . . . . . . . .
        . . . . . . . . X
         . . . . . . . O
          . . . . . . .
           . . . O X .
    `,
      NOIR,
      { '0,-5': '1,-5', '-3,0': '-4,0', '1,4': '2,3', '-3,5': '-2,5' },
    )
  })

  test('le plateau reste comme il était | the board stays as it was', () => {
    for (const couleur of [NOIR, BLANC])
      intact(plateau => coupsHex(plateau, couleur), MILIEU, `coupsHex(plateau, ${NOMS[couleur]})`)
  })

  /** A position of the search; its board is made only if the search goes further. */
  type Noeud = { dresser: () => PlateauHex; couleur: Couleur }

  /** Every position one move further; a player without a move passes, and that is a move. */
  const suivants = ({ dresser, couleur }: Noeud): Noeud[] => {
    const plateau = dresser()
    const liste = coupsHex(new Map(plateau), couleur)
    const suites =
      Array.isArray(liste) && liste.length > 0
        ? liste.map(coup => () => apres(plateau, couleur, coup))
        : [() => plateau]
    return suites.map(dresser => ({ dresser, couleur: adversaire(couleur) }))
  }

  /** The board after a move, played by the test: `jouerHex` comes later. */
  const apres = (plateau: PlateauHex, couleur: Couleur, coup: CoupHex): PlateauHex => {
    const retournes = Array.isArray(coup?.[2]) ? coup[2].filter(Array.isArray) : []
    const suite = new Map(plateau).set(nom([coup?.[0], coup?.[1]]), couleur)
    for (const une of retournes) suite.set(nom(une), couleur)
    return suite
  }

  const compte = (dessin: string, attendus: number[]) => {
    let noeuds: Noeud[] = [{ dresser: () => lire(dessin), couleur: NOIR }]
    attendus.forEach((attendu, n) => {
      attendreValeur(() => (noeuds = noeuds.flatMap(suivants)).length, attendu, {
        appel: 'coupsHex(plateau, couleur)',
        quand: `nombre de suites de ${n + 1} coups | number of sequences of ${n + 1} moves`,
      })
    })
  }

  test('les suites de coups depuis le départ sont connues | the sequences of moves from the start are known', () => {
    compte(DEPART, [10, 81, 645])
  })

  test('les suites de coups depuis l’anneau seul sont connues | the sequences from the ring alone are known', () => {
    compte(ANNEAU_SEUL, [6, 24, 72, 234])
  })
})

/** A drawing as a move: `*` is the cell played, and the discs in lower case turn over. */
function lireCoup(couleur: Couleur, dessin: string): { avant: PlateauHex; apres: PlateauHex; coup: CoupHex } {
  const { plateau, etoiles, minuscules } = lireHexagone(dessin)
  return enCoup({ plateau: plateau as PlateauHex, couleur, ou: hex(etoiles[0]!), retournes: minuscules.map(hex) })
}

function enCoup({ plateau, couleur, ou, retournes }: Position): {
  avant: PlateauHex
  apres: PlateauHex
  coup: CoupHex
} {
  const jouees = [ou, ...retournes].map((une): [string, Case] => [nom(une), couleur])
  return { avant: plateau, apres: new Map([...plateau, ...jouees]), coup: [...ou, retournes] }
}

/** The learner's own copy of a move: nothing it does to it shows in the next check. */
const copie = ([q, r, retournes]: CoupHex): CoupHex => [q, r, retournes.map(([a, b]): Hex => [a, b])]

const nommer = (verbe: string, couleur: Couleur, [q, r, retournes]: CoupHex) =>
  `${verbe}(plateau, ${NOMS[couleur]}, [${q}, ${r}, [${retournes.map(([a, b]) => `[${a}, ${b}]`).join(', ')}]])`

const UNE_RANGEE = `
     . . . .
    . . . . .
   . . . . . .
  . X o o * . .
   . . . . . .
    . . O . .
     . . X .
`

const TROIS_RANGEES = `
     X . . O
    . . . x .
   . . . x . .
  . O x * x x O
   . . . x . .
    . . . O .
     X . . .
`

/** A game from the start: each move with the discs that it turns over. */
const PARTIE: CoupHex[] = [
  [3, 0, [[2, 0]]],
  [-1, -1, [[0, -1]]],
  [-1, 2, [[0, 1]]],
  [
    1,
    2,
    [
      [0, 2],
      [-1, 2],
    ],
  ],
  [1, -2, [[1, -1]]],
  [
    3,
    -2,
    [
      [2, -2],
      [1, -2],
    ],
  ],
  [
    -2,
    -1,
    [
      [-1, -1],
      [0, -1],
    ],
  ],
  [
    -3,
    1,
    [
      [-2, 0],
      [-1, -1],
    ],
  ],
  [
    -2,
    1,
    [
      [-1, 0],
      [-2, 0],
    ],
  ],
  [-3, -1, [[-2, -1]]],
]

describe('jouerHex', () => {
  const jouee = (couleur: Couleur, { avant, apres, coup }: ReturnType<typeof lireCoup>) => {
    const plateau = new Map(avant)
    effet(() => jouerHex(plateau, couleur, copie(coup)), plateau, apres, { appel: nommer('jouerHex', couleur, coup) })
  }

  test('Noir pose son pion et retourne la rangée | Black places a disc and turns the run over', () => {
    jouee(NOIR, lireCoup(NOIR, UNE_RANGEE))
  })

  test('Blanc pose son pion et retourne toutes ses rangées | White places a disc and turns all the runs over', () => {
    jouee(BLANC, lireCoup(BLANC, TROIS_RANGEES))
  })

  test('après n’importe quel coup, le plateau a les mêmes cases | after any move the board has the same cells', () => {
    const loi = fc.property(positions, position => {
      if (position.retournes.length > 0) jouee(position.couleur, enCoup(position))
    })
    attendrePropriete(fc.check(loi, { seed: 61, numRuns: 40 }))
  })
})

describe('dejouerHex', () => {
  const dejouee = (couleur: Couleur, { avant, apres, coup }: ReturnType<typeof lireCoup>) => {
    const plateau = new Map(apres)
    effet(() => dejouerHex(plateau, couleur, copie(coup)), plateau, avant, {
      appel: nommer('dejouerHex', couleur, coup),
    })
  }

  test(
    'défaire vide la case et rend les pions à Blanc' + ' | undoing empties the cell and gives White its discs back',
    () => {
      dejouee(NOIR, lireCoup(NOIR, UNE_RANGEE))
    },
  )

  test('défaire un coup de Blanc rend ses pions à Noir | undoing a move of White gives Black its discs back', () => {
    dejouee(BLANC, lireCoup(BLANC, TROIS_RANGEES))
  })

  test('jouer puis défaire ne change rien | playing then undoing changes nothing', () => {
    const loi = fc.property(positions, position => {
      if (position.retournes.length === 0) return
      const { avant, coup } = enCoup(position)
      const plateau = new Map(avant)
      effet(
        () => {
          jouerHex(plateau, position.couleur, copie(coup))
          dejouerHex(plateau, position.couleur, copie(coup))
        },
        plateau,
        avant,
        { appel: nommer('dejouerHex', position.couleur, coup), quand: 'après jouerHex | after jouerHex' },
      )
    })
    attendrePropriete(fc.check(loi, { seed: 19, numRuns: 40 }))
  })

  test('défaire tous les coups redonne le départ | undoing all the moves gives the start back', () => {
    const plateau = lire(DEPART)
    const trait = (n: number) => (n % 2 === 0 ? NOIR : BLANC)
    effet(
      () => {
        PARTIE.forEach((coup, n) => jouerHex(plateau, trait(n), copie(coup)))
        for (let n = PARTIE.length - 1; n >= 0; n--) dejouerHex(plateau, trait(n), copie(PARTIE[n]!))
      },
      plateau,
      lire(DEPART),
      { appel: 'dejouerHex(plateau, couleur, coup)', quand: 'une partie défaite en entier | a whole game undone' },
    )
  })
})

describe('ecrireHexagone', () => {
  const ecrit = (plateau: PlateauHex, lignes: string[]) =>
    attendreTexte(() => ecrireHexagone(plateau), lignes.join('\n'), { appel: 'ecrireHexagone(plateau)' })

  const TEXTE = [
    '    . . X O .',
    '   . . X X X .',
    '  . X X O X . .',
    ' . . X O X . . .',
    '. O O O X O O . .',
    ' . . O X O . . .',
    '  . . O O O . .',
    '   O O O . O .',
    '    . . . . .',
  ]

  test('chaque ligne a son retrait | each line has its indentation', () => {
    ecrit(lire(MILIEU), TEXTE)
  })

  test('les plateaux de toutes tailles s’écrivent | boards of all sizes can be written', () => {
    ecrit(
      lire(`
        X O .
       . . O X
      . . . . O
       X . . .
        . . O
    `),
      ['  X O .', ' . . O X', '. . . . O', ' X . . .', '  . . O'],
    )
    ecrit(
      lire(`
           X . . . . .
          . . . . . . .
         . . . . . . . .
        . . . . . . . . .
       . . . . . . . . . .
      O . . . . . . . . . X
       . . . . . . . . . .
        . . . . . . . . .
         . . . . . . . .
          . . . . . . .
           . . . . . O
    `),
      [
        '     X . . . . .',
        '    . . . . . . .',
        '   . . . . . . . .',
        '  . . . . . . . . .',
        ' . . . . . . . . . .',
        'O . . . . . . . . . X',
        ' . . . . . . . . . .',
        '  . . . . . . . . .',
        '   . . . . . . . .',
        '    . . . . . . .',
        '     . . . . . O',
      ],
    )
  })

  test('l’ordre des clés ne compte pas | the order of the keys does not count', () => {
    const parContenu = new Map([...lire(MILIEU)].reverse().sort(([, a], [, b]) => b - a))
    ecrit(parContenu, TEXTE)
  })

  test('le plateau reste comme il était | the board stays as it was', () => {
    intact(plateau => ecrireHexagone(plateau), MILIEU, 'ecrireHexagone(plateau)')
  })
})
