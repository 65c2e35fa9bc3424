import fc from 'fast-check'
import { describe, test } from 'vitest'
import { attendreCases, attendreCoups } from '../../atelier/dessin/attendre-coups.ts'
import {
  attendreIntact,
  attendreNombres,
  attendrePlateau,
  attendrePropriete,
  attendreValeur,
} from '../../atelier/dessin/attendre.ts'
import { decrire } from '../../atelier/dessin/decrire.ts'
import { lireDessin } from '../../atelier/dessin/plateau.ts'
import type { Case, Couleur, Grille, Position } from '../01-plateau/plateau.ts'
import { coupValide } from '../03-coup-valide/coup-valide.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import {
  annuler,
  BLANC,
  coupsLegaux,
  depuisGrille,
  DIRECTIONS_100,
  jouer,
  legal,
  NOIR,
  versGrille,
  type Couleur100,
  type Coup100,
  type Othellier,
} from './othellier-100.ts'

const NOMS = ['NOIR', 'BLANC']
const COULEURS: Couleur100[] = [NOIR, BLANC]
const VALEURS = [2, 0, 1]

/** Nothing here looks the same with rows and columns swapped, nor with the colours swapped. */
const POSITION = `
    a b c d e f g h
  1 . . O . . . . X
  2 . . . . . . . .
  3 . . . X . . . .
  4 . . . X O . . .
  5 . . . X X X . .
  6 . O . . . . . .
  7 . . . . . . . .
  8 X . . . . . O .
`

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

// — Boards of the tests’ own: a conversion that is wrong must not spoil the tests of the moves.

const dessin = (texte: string): Grille => lireDessin(texte).grille
const copie = (grille: Grille): Grille => grille.map(ligne => [...ligne])
const enCase = ([i, j]: readonly [number, number]) => 10 * (i + 1) + j + 1
const enPosition = (c: number): Position => [Math.floor(c / 10) - 1, (c % 10) - 1]
const compter = (grille: Grille): [number, number] =>
  [1, 2].map(pion => grille.flat().filter(un => un === pion).length) as [number, number]

/** The hundred cells as ten lines of ten. */
function dix(grille: Grille): number[][] {
  const bord = Array<number>(10).fill(3)
  return [bord, ...grille.map(ligne => [3, ...ligne.map(pion => VALEURS[pion]!), 3]), bord]
}

function othellierDe(grille: Grille): Othellier {
  return { cases: dix(grille).flat(), pions: compter(grille) }
}

/** A move of step 04 as one of this step: how many discs it turns over along each direction. */
function enCoup100(couleur: Couleur100, [i, j, r]: Coup): Coup100 {
  const depart = enCase([i, j])
  const retournees = r.map(enCase)
  const retournes = DIRECTIONS_100.map(pas => {
    let nombre = 0
    while (retournees.includes(depart + (nombre + 1) * pas)) nombre++
    return nombre
  })
  return { couleur, case: depart, retournes }
}

// — What a learner’s function gives, in the shape that a check compares; whatever is not of that shape stays as it is.

/** Ten lines of ten, if there are a hundred cells. */
function lignesDe(othellier: unknown): unknown {
  const cases: unknown = (othellier as Othellier | undefined)?.cases
  if (!ArrayBuffer.isView(cases) && !Array.isArray(cases)) return othellier
  const liste = Array.from(cases as number[])
  return liste.length === 100 ? Array.from({ length: 10 }, (_, n) => liste.slice(10 * n, 10 * n + 10)) : liste
}

function estCoup(valeur: unknown): valeur is Coup100 {
  const coup = valeur as Coup100 | null | undefined
  return (
    typeof coup?.case === 'number' &&
    Array.isArray(coup.retournes) &&
    coup.retournes.length === 8 &&
    coup.retournes.every(nombre => Number.isInteger(nombre) && nombre >= 0 && nombre < 10)
  )
}

function pionsDe(coup: Coup100): Position[] {
  return coup.retournes.flatMap((nombre, d) =>
    Array.from({ length: nombre }, (_, n) => enPosition(coup.case + (n + 1) * DIRECTIONS_100[d]!)),
  )
}

function enCoups(liste: unknown): unknown {
  return Array.isArray(liste) && liste.every(estCoup)
    ? liste.map(coup => [...enPosition(coup.case), pionsDe(coup)])
    : liste
}

/** The position that an othellier shows, square by square; values that are not discs stay visible. */
function grilleDe(othellier: Othellier): number[][] {
  return Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 8 }, (_, j) => [1, 2, 0][othellier.cases[enCase([i, j])]!] ?? 9),
  )
}

/** The positions of a game drawn at random, each with the move played there. */
function partieAuHasard(graine: number): { grille: Grille; couleur: Couleur; coup: Coup }[] {
  let etat = graine
  const au = (n: number) => (etat = (etat * 48271) % 2147483647) % n
  const tours: { grille: Grille; couleur: Couleur; coup: Coup }[] = []
  const grille = dessin(DEPART)
  for (let couleur: Couleur = 1, passes = 0; passes < 2; couleur = couleur === 1 ? 2 : 1) {
    const permis = coups(grille, couleur)
    passes = permis.length > 0 ? 0 : passes + 1
    if (permis.length === 0) continue
    const coup = permis[au(permis.length)]!
    tours.push({ grille: copie(grille), couleur, coup })
    for (const [x, y] of [[coup[0], coup[1]] as const, ...coup[2]]) grille[x]![y] = couleur
  }
  return tours
}

describe('depuisGrille', () => {
  test(
    'les cases vont de un à huit, et le bord les entoure' +
      ' | the squares go from one to eight, and the border surrounds them',
    () => {
      attendreNombres(() => lignesDe(depuisGrille(dessin(POSITION))), dix(dessin(POSITION)), {
        appel: 'depuisGrille(grille).cases',
        quand: 'en dix lignes de dix | as ten lines of ten',
      })
    },
  )

  test('les pions de chaque couleur sont comptés | the discs of each colour are counted', () => {
    for (const texte of [DEPART, POSITION]) {
      const grille = dessin(texte)
      attendreValeur(() => depuisGrille(copie(grille))?.pions, compter(grille), {
        appel: 'depuisGrille(grille).pions',
        grille,
      })
    }
  })

  test('chaque appel donne un othellier neuf | each call gives a fresh othellier', () => {
    attendreNombres(
      () => {
        const premier = depuisGrille(dessin(DEPART))
        premier?.cases?.fill?.(0)
        premier?.pions?.fill?.(9)
        return lignesDe(depuisGrille(dessin(DEPART)))
      },
      dix(dessin(DEPART)),
      {
        appel: 'depuisGrille(grille).cases',
        quand: 'après avoir rempli de noir un premier othellier | after filling a first othellier with black',
      },
    )
    attendreValeur(() => depuisGrille(dessin(DEPART))?.pions, [2, 2], {
      appel: 'depuisGrille(grille).pions',
      grille: dessin(DEPART),
    })
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const grille = dessin(POSITION)
    attendreIntact(() => depuisGrille(grille), grille, { appel: 'depuisGrille(grille)' })
  })
})

describe('versGrille', () => {
  test('les pions reviennent sur leurs cases | the discs come back to their squares', () => {
    attendrePlateau(() => versGrille(othellierDe(dessin(POSITION))), dessin(POSITION), {
      appel: 'versGrille(othellier)',
    })
  })

  test('l’othellier reste comme il était | the othellier stays as it was', () => {
    const othellier = othellierDe(dessin(POSITION))
    attendreNombres(
      () => {
        versGrille(othellier)
        return lignesDe(othellier)
      },
      dix(dessin(POSITION)),
      { appel: 'versGrille(othellier)', quand: 'les cent cases après l’appel | the hundred cells after the call' },
    )
  })

  test('aller puis revenir redonne la grille | there and back gives the grid again', () => {
    const huit = { minLength: 8, maxLength: 8 }
    const grilles = fc.limitShrink(fc.array(fc.array(fc.constantFrom<Case>(0, 1, 2), huit), huit), 100)
    const allerRetour = fc.property(grilles, grille => {
      attendrePlateau(() => versGrille(depuisGrille(copie(grille))), grille, {
        appel: 'versGrille(depuisGrille(grille))',
      })
      attendreNombres(() => lignesDe(depuisGrille(versGrille(othellierDe(grille)))), dix(grille), {
        appel: 'depuisGrille(versGrille(othellier)).cases',
      })
      attendreValeur(() => depuisGrille(versGrille(othellierDe(grille)))?.pions, compter(grille), {
        appel: 'depuisGrille(versGrille(othellier)).pions',
        grille,
      })
    })
    attendrePropriete(fc.check(allerRetour, { seed: 100, numRuns: 20 }))
  })
})

/** `couleur` plays this square: exactly these discs turn over, or the move is illegal. */
function coup(
  grille: Grille,
  couleur: Couleur100,
  ou: Position,
  retournes: readonly (readonly [number, number])[],
): void {
  const situation = {
    appel: `legal(othellier, ${NOMS[couleur]}, ${enCase(ou)})`,
    coup: { couleur: couleur + 1, case: ou },
    grille,
  }
  const donne = () => legal(othellierDe(grille), couleur, enCase(ou))
  if (retournes.length === 0) return attendreValeur(donne, null, situation)
  attendreCases(
    () => {
      const obtenu: unknown = donne()
      return estCoup(obtenu) ? pionsDe(obtenu) : obtenu
    },
    [...retournes] as Position[],
    situation,
  )
}

/** In the drawing, `*` are the squares played, and the discs in lower case are those that turn over. */
function joue(couleur: Couleur100, texte: string): void {
  const { grille, etoiles, minuscules } = lireDessin(texte)
  for (const [i, j] of etoiles) coup(grille, couleur, [i, j], minuscules)
}

describe('legal', () => {
  test(
    'un coup dit sa couleur, sa case et un nombre par direction' +
      ' | a move says its colour, its square and one number for each direction',
    () => {
      const grille = dessin(`
        a b c d e f g h
      1 . . . . . . . .
      2 . . . O . . . .
      3 . O . X X . . .
      4 . . X X X . . .
      5 O X X . X O . .
      6 . . . X . . . .
      7 . . . O . . . .
      8 . . . . . . . .
    `)
      const attendu = {
        couleur: BLANC,
        case: 54,
        retournes: DIRECTIONS_100.map(pas => ({ [-11]: 1, [-10]: 2, [-1]: 2, 1: 1, 10: 1 })[pas] ?? 0),
      }
      attendreValeur(() => legal(othellierDe(grille), BLANC, 54), attendu, {
        appel: 'legal(othellier, BLANC, 54)',
        grille,
        coup: { couleur: 2, case: [4, 3] },
      })
    },
  )

  test('une rangée encadrée se retourne | a bracketed run turns over', () => {
    joue(
      NOIR,
      `
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . X o o o * . .
      4 . . . . . . . .
      5 . . . . . . . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `,
    )
    joue(
      BLANC,
      `
        a b c d e f g h
      1 . . . . . . . .
      2 . * . . . . . .
      3 . . x . . . . .
      4 . . . x . . . .
      5 . . . . O . . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `,
    )
  })

  test('un pion posé ferme des rangées dans les huit directions | one disc closes runs in the eight directions', () => {
    joue(
      NOIR,
      `
        a b c d e f g h
      1 X . . X . . X .
      2 . o . o . o . .
      3 . . o o o . . .
      4 X o o * o o o X
      5 . . o o o . . .
      6 . o . o . o . .
      7 X . . o . . X .
      8 . . . X . . . .
    `,
    )
  })

  test('les rangées ouvertes restent comme elles sont | open runs stay as they are', () => {
    joue(
      NOIR,
      `
        a b c d e f g h
      1 . . . O . . . .
      2 . . . O . . . .
      3 O O O * o o X .
      4 . . O O O . . .
      5 . . . O . O . .
      6 . . . O . . . .
      7 . . . O . . . .
      8 . . . O . . . .
    `,
    )
  })

  test('une rangée s’arrête au bord et au vide | a run stops at the border and at an empty square', () => {
    joue(
      NOIR,
      `
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . * O O
      4 X . . . . . . .
      5 . . . . . . . X
      6 O O O * . . . .
      7 . . . . . . . .
      8 . . . * O . X .
    `,
    )
    joue(
      BLANC,
      `
        a b c d e f g h
      1 . . . * X X X X
      2 O . . . . . . .
      3 . . . . . . . O
      4 X X * . . . . .
      5 . . . . . . . .
      6 . . . . . . . .
      7 . O . . . . . .
      8 . . . . . . . .
    `,
    )
  })

  test('une case occupée est interdite | an occupied square is illegal', () => {
    const grille = dessin(`
        a b c d e f g h
      1 X O X . . . . .
      2 . . . . . . . .
      3 O O X . . . . .
      4 . . . . . . . .
      5 . . . . . . . .
      6 . . . . . O X O
      7 . . . . . . . .
      8 . . . . . X X O
    `)
    for (const ou of [
      [0, 0],
      [2, 0],
    ] as Position[])
      coup(grille, NOIR, ou, [])
    for (const ou of [
      [5, 5],
      [7, 5],
    ] as Position[])
      coup(grille, BLANC, ou, [])
  })

  test('le bord n’est pas une case à jouer | the border is not a square to play', () => {
    const grille = dessin(`
        a b c d e f g h
      1 O X . . . . X O
      2 X X . . . . X X
      3 . . . . . . . .
      4 O X . . . . X O
      5 X O . . . . O X
      6 . . . . . . . .
      7 O O . X X . O O
      8 X O . O O . O X
    `)
    for (const couleur of COULEURS) {
      for (const c of [0, 1, 9, 10, 19, 40, 49, 50, 59, 80, 89, 90, 94, 95, 98, 99, 100, -1, 145, 44.5, NaN]) {
        attendreValeur(() => legal(othellierDe(grille), couleur, c), null, {
          appel: `legal(othellier, ${NOMS[couleur]}, ${c})`,
          grille,
        })
      }
    }
  })

  test('chaque case répond comme coupValide | each square answers as coupValide does', () => {
    for (const { grille } of partieAuHasard(3).filter((_, n) => n % 15 === 5)) {
      for (const couleur of COULEURS) {
        for (let i = 0; i < 8; i++) {
          for (let j = 0; j < 8; j++)
            coup(grille, couleur, [i, j], coupValide(grille, (couleur + 1) as Couleur, i, j) || [])
        }
      }
    }
  })

  test('l’othellier reste comme il était | the othellier stays as it was', () => {
    for (const c of [46, 64, 11, 45]) {
      const othellier = othellierDe(dessin(POSITION))
      attendreNombres(
        () => {
          legal(othellier, BLANC, c)
          return lignesDe(othellier)
        },
        dix(dessin(POSITION)),
        {
          appel: `legal(othellier, BLANC, ${c})`,
          quand: 'les cent cases après l’appel | the hundred cells after the call',
        },
      )
      attendreValeur(() => othellier.pions, compter(dessin(POSITION)), {
        appel: `legal(othellier, BLANC, ${c})`,
        quand: 'les pions après l’appel | the discs after the call',
      })
    }
  })
})

/** The squares, the counts and the border after a call that changes the othellier. */
function attendreApres(appel: () => void, othellier: Othellier, attendue: Grille, texte: string): void {
  attendrePlateau(
    () => {
      appel()
      return grilleDe(othellier)
    },
    attendue,
    { appel: texte },
  )
  attendreValeur(() => Array.from(othellier.pions), compter(attendue), {
    appel: `${texte}, othellier.pions`,
    grille: attendue,
  })
  attendreNombres(() => lignesDe(othellier), dix(attendue), {
    appel: texte,
    quand: 'en dix lignes de dix | as ten lines of ten',
  })
}

/** Before: `*` is played and the discs in lower case turn over. */
const AVANT: [couleur: Couleur100, texte: string][] = [
  [
    NOIR,
    `
      a b c d e f g h
    1 . . . . . . . .
    2 . . X . . . . .
    3 . . o . . O . .
    4 X o * O O . . .
    5 . . o o . . . .
    6 . . o . X . . .
    7 . . X . . . . .
    8 . . . . . . . .
  `,
  ],
  [
    BLANC,
    `
      a b c d e f g h
    1 * x x x x x x O
    2 x x . . . . . .
    3 x . x . . . . .
    4 O . . O X . . .
    5 . . . . . . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
  `,
  ],
]

function lireAvant([couleur, texte]: [Couleur100, string]): {
  couleur: Couleur100
  avant: Grille
  apres: Grille
  coup: Coup100
} {
  const { grille: avant, etoiles, minuscules } = lireDessin(texte)
  const [i, j] = etoiles[0]!
  const apres = copie(avant)
  for (const [x, y] of [[i, j], ...minuscules]) apres[x!]![y!] = (couleur + 1) as Couleur
  return { couleur, avant, apres, coup: enCoup100(couleur, [i, j, minuscules as Position[]]) }
}

describe('jouer', () => {
  test(
    'le pion posé et les pions retournés prennent la couleur du coup' +
      ' | the placed disc and those turned over take the colour of the move',
    () => {
      for (const { avant, apres, coup } of AVANT.map(lireAvant)) {
        const othellier = othellierDe(avant)
        attendrePlateau(
          () => {
            jouer(othellier, coup)
            return grilleDe(othellier)
          },
          apres,
          { appel: `jouer(othellier, ${decrire(coup)})` },
        )
      }
    },
  )

  test('le nombre de pions suit | the number of discs follows', () => {
    for (const { avant, apres, coup } of AVANT.map(lireAvant)) {
      const othellier = othellierDe(avant)
      attendreValeur(
        () => {
          jouer(othellier, coup)
          return Array.from(othellier.pions)
        },
        compter(apres),
        {
          appel: `jouer(othellier, ${decrire(coup)}), othellier.pions`,
          quand:
            `avec ${compter(avant).join(' et ')} pions avant le coup` +
            ` | with ${compter(avant).join(' and ')} discs before the move`,
          grille: apres,
        },
      )
    }
  })

  test('le bord ne change pas, toute une partie | the border does not change, a whole game', () => {
    const partie = partieAuHasard(7)
    const othellier = othellierDe(dessin(DEPART))
    partie.forEach(({ couleur, coup }, n) => {
      const apres = partie[n + 1]?.grille
      const appel = () => jouer(othellier, enCoup100((couleur - 1) as Couleur100, coup))
      if (apres) attendreApres(appel, othellier, apres, 'jouer(othellier, coup)')
    })
  })
})

describe('annuler', () => {
  test(
    'la case se vide et les pions reprennent leur couleur' +
      ' | the square becomes empty and the discs take their colour back',
    () => {
      for (const { avant, apres, coup } of AVANT.map(lireAvant)) {
        const othellier = othellierDe(apres)
        attendrePlateau(
          () => {
            annuler(othellier, coup)
            return grilleDe(othellier)
          },
          avant,
          { appel: `annuler(othellier, ${decrire(coup)})` },
        )
      }
    },
  )

  test('le nombre de pions revient | the number of discs comes back', () => {
    for (const { avant, apres, coup } of AVANT.map(lireAvant)) {
      const othellier = othellierDe(apres)
      attendreValeur(
        () => {
          annuler(othellier, coup)
          return Array.from(othellier.pions)
        },
        compter(avant),
        {
          appel: `annuler(othellier, ${decrire(coup)}), othellier.pions`,
          quand:
            `avec ${compter(apres).join(' et ')} pions après le coup` +
            ` | with ${compter(apres).join(' and ')} discs after the move`,
          grille: avant,
        },
      )
    }
  })

  test(
    'jouer puis annuler redonne l’othellier, toute une partie' +
      ' | playing then undoing gives the othellier back, a whole game',
    () => {
      for (const graine of [1, 2]) {
        const othellier = othellierDe(dessin(DEPART))
        const partie = partieAuHasard(graine).map(({ grille, couleur, coup }) => ({
          grille,
          coup: enCoup100((couleur - 1) as Couleur100, coup),
        }))
        attendreNombres(
          () => {
            for (const { coup } of partie) jouer(othellier, coup)
            return lignesDe(othellier)
          },
          lignesDe(finDe(partieAuHasard(graine))) as number[][],
          { appel: 'jouer(othellier, coup)', quand: 'à la fin d’une partie | at the end of a game' },
        )
        for (const { grille, coup } of partie.reverse())
          attendreApres(() => annuler(othellier, coup), othellier, grille, 'annuler(othellier, coup)')
      }
    },
  )
})

/** The othellier after the last move of a game. */
function finDe(partie: ReturnType<typeof partieAuHasard>): Othellier {
  const {
    grille,
    couleur,
    coup: [i, j, r],
  } = partie.at(-1)!
  const fin = copie(grille)
  for (const [x, y] of [[i, j] as const, ...r]) fin[x]![y] = couleur
  return othellierDe(fin)
}

/** Sequences of moves, a pass counting as one; the same othellier is played on and undone all along. */
function perft(othellier: Othellier, couleur: Couleur100, prof: number): number {
  if (prof === 0) return 1
  const permis = coupsLegaux(othellier, couleur)
  if (permis.length === 0) return perft(othellier, (1 - couleur) as Couleur100, prof - 1)
  if (prof === 1) return permis.length
  return permis.reduce((somme, coup) => {
    jouer(othellier, coup)
    const suites = perft(othellier, (1 - couleur) as Couleur100, prof - 1)
    annuler(othellier, coup)
    return somme + suites
  }, 0)
}

describe('coupsLegaux', () => {
  test('au départ, chaque couleur a quatre coups | at the start each colour has four moves', () => {
    for (const couleur of COULEURS) {
      const grille = dessin(DEPART)
      const attendus: Coup[] =
        couleur === NOIR
          ? [
              [2, 3, [[3, 3]]],
              [3, 2, [[3, 3]]],
              [4, 5, [[4, 4]]],
              [5, 4, [[4, 4]]],
            ]
          : [
              [2, 4, [[3, 4]]],
              [3, 5, [[3, 4]]],
              [4, 2, [[4, 3]]],
              [5, 3, [[4, 3]]],
            ]
      attendreCoups(() => enCoups(coupsLegaux(othellierDe(grille), couleur)), attendus, {
        appel: `coupsLegaux(othellier, ${NOMS[couleur]})`,
        grille,
      })
    }
  })

  test('les bords et les coins comptent | the edges and the corners count', () => {
    const { grille, etoiles } = lireDessin(`
        a b c d e f g h
      1 * X O . . O X *
      2 X . . . . . . X
      3 O . . . . . . O
      4 . . . . . . . .
      5 . . . . . . . .
      6 O . . . . . . O
      7 X . . . . . . X
      8 * X O . . O X *
    `)
    attendreCases(
      () => {
        const liste: unknown = enCoups(coupsLegaux(othellierDe(grille), BLANC))
        return Array.isArray(liste) && liste.every(Array.isArray) ? liste.map(un => un.slice(0, 2)) : liste
      },
      [...etoiles] as Position[],
      { appel: 'coupsLegaux(othellier, BLANC)', grille },
    )
  })

  test('sans coup permis, la liste est vide | without a legal move the list is empty', () => {
    const grille = dessin(`
        a b c d e f g h
      1 . X X X . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . . . . . .
      5 . . . . . . O .
      6 . . . . . . O .
      7 . . . . . . . .
      8 . . . . . . . .
    `)
    for (const couleur of COULEURS)
      attendreValeur(() => coupsLegaux(othellierDe(grille), couleur), [], {
        appel: `coupsLegaux(othellier, ${NOMS[couleur]})`,
        grille,
      })
  })

  test('ce sont les coups de l’étape quatre | these are the moves of step four', () => {
    for (const { grille } of partieAuHasard(4).filter((_, n) => n % 6 === 3)) {
      for (const couleur of COULEURS) {
        attendreCoups(
          () => enCoups(coupsLegaux(othellierDe(grille), couleur)),
          coups(grille, (couleur + 1) as Couleur),
          { appel: `coupsLegaux(othellier, ${NOMS[couleur]})`, grille },
        )
      }
    }
  })

  test('l’othellier reste comme il était | the othellier stays as it was', () => {
    const othellier = othellierDe(dessin(POSITION))
    attendreNombres(
      () => {
        coupsLegaux(othellier, NOIR)
        return lignesDe(othellier)
      },
      dix(dessin(POSITION)),
      {
        appel: 'coupsLegaux(othellier, NOIR)',
        quand: 'les cent cases après l’appel | the hundred cells after the call',
      },
    )
  })

  test('les suites de coups se comptent | the sequences of moves can be counted', () => {
    attendreValeur(
      () => [1, 2, 3, 4, 5, 6].map(prof => perft(depuisGrille(dessin(DEPART)), NOIR, prof)),
      [4, 12, 56, 244, 1396, 8200],
      {
        appel: 'coupsLegaux(othellier, couleur)',
        quand:
          'le nombre de suites de un à six coups depuis le départ' +
          ' | the number of sequences of one to six moves from the start',
      },
    )
  })
})
