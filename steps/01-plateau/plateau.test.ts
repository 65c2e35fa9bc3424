import { describe, test } from 'vitest'
import { attendreIntact, attendreNombres, attendrePlateau, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { changer, lireDessin } from '../../atelier/dessin/plateau.ts'
import {
  adversaire,
  BLANC,
  creerPlateau,
  estSurPlateau,
  NOIR,
  numeroter,
  type Couleur,
  type Grille,
} from './plateau.ts'

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

/** The grid as it is now, so that one mistake is not counted twice; the start, for what is no grid. */
const relever = (grille: Grille) =>
  Array.isArray(grille) && grille.every(Array.isArray) ? grille.map(ligne => [...ligne]) : DEPART

/** Its rows, or none for what is no grid. */
const lignesDe = (grille: unknown): unknown[] => (Array.isArray(grille) ? grille : [])

/** Says whether the row has changed: a frozen one stays as it is, and nothing here forbids to freeze it. */
const ecrire = (ligne: unknown, j: number, pion: Couleur): boolean =>
  Array.isArray(ligne) && Reflect.set(ligne, j, pion)

describe('creerPlateau', () => {
  test('la partie commence avec quatre pions au centre | the game starts with four discs in the centre', () => {
    attendrePlateau(() => creerPlateau(), DEPART, { appel: 'creerPlateau()' })
  })

  test('chaque appel donne une grille neuve | each call gives a fresh grid', () => {
    const premiere = creerPlateau()
    const attendue = relever(premiere)
    for (const ligne of lignesDe(premiere)) for (let j = 0; j < 8; j++) ecrire(ligne, j, NOIR)
    attendrePlateau(() => creerPlateau(), attendue, {
      appel: 'creerPlateau()',
      quand: 'après avoir rempli de noir une première grille | after filling a first grid with black',
    })
    attendreValeur(() => creerPlateau().filter(ligne => premiere.includes(ligne)).length, 0, {
      appel: 'creerPlateau().filter(ligne => grille.includes(ligne)).length',
      quand: 'les lignes communes à deux grilles | the rows that two grids share',
    })
  })

  test('chaque ligne est un tableau à elle | each row is an array of its own', () => {
    const grille = creerPlateau()
    const [premiere = [], ...suivantes] = relever(grille)
    const ecrite = ecrire(lignesDe(grille)[0], 0, BLANC)
    attendrePlateau(() => grille, [ecrite ? premiere.with(0, BLANC) : premiere, ...suivantes], {
      appel: 'creerPlateau()',
      quand: 'puis grille[0][0] = BLANC | then grille[0][0] = BLANC',
    })
    attendreValeur(() => new Set(lignesDe(grille)).size, lignesDe(grille).length, {
      appel: 'new Set(creerPlateau()).size',
      quand: 'les lignes différentes | the rows that differ',
    })
  })
})

describe('estSurPlateau', () => {
  const surPlateau = (i: number, j: number, attendu: boolean) =>
    attendreValeur(() => estSurPlateau(i, j), attendu, { appel: `estSurPlateau(${i}, ${j})` })

  test('le centre est sur le plateau | the centre is on the board', () => {
    surPlateau(3, 4, true)
  })

  test('les coins sont sur le plateau | the corners are on the board', () => {
    for (const [i, j] of [
      [0, 0],
      [0, 7],
      [7, 0],
      [7, 7],
    ] as const)
      surPlateau(i, j, true)
  })

  test('au-dessus et au-dessous, on est dehors | above and below is off the board', () => {
    for (const [i, j] of [
      [-1, 3],
      [8, 3],
      [9, 0],
      [-1, -1],
    ] as const)
      surPlateau(i, j, false)
  })

  test('à gauche et à droite, on est dehors | left and right is off the board', () => {
    for (const [i, j] of [
      [3, -1],
      [3, 8],
      [0, 9],
      [8, 8],
    ] as const)
      surPlateau(i, j, false)
  })

  test('une case a des numéros entiers | a square has whole numbers', () => {
    for (const [i, j] of [
      [2.5, 3],
      [3, 0.5],
      [NaN, 0],
      [0, NaN],
      [Infinity, 0],
    ] as const)
      surPlateau(i, j, false)
  })
})

describe('adversaire', () => {
  const adversaireDe = (couleur: Couleur, nom: string, attendu: Couleur) =>
    attendreValeur(() => adversaire(couleur), attendu, { appel: `adversaire(${nom})` })

  test('l’adversaire de Noir est Blanc | the adversary of Black is White', () => {
    adversaireDe(NOIR, 'NOIR', BLANC)
  })

  test('l’adversaire de Blanc est Noir | the adversary of White is Black', () => {
    adversaireDe(BLANC, 'BLANC', NOIR)
  })
})

describe('numeroter', () => {
  // Nothing here looks the same with rows and columns swapped, unlike the start of the game.
  const position = () =>
    lireDessin(`
      a b c d e f g h
    1 . . O . . . . X
    2 . . . . . . . .
    3 . . . X . . . .
    4 . . . X O . . .
    5 . . . X X X . .
    6 . O . . . . . .
    7 . . . . . . . .
    8 X . . . . . O .
  `).grille

  const NUMEROTEE = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [1, 0, 0, 2, 0, 0, 0, 0, 1],
    [2, 0, 0, 0, 0, 0, 0, 0, 0],
    [3, 0, 0, 0, 1, 0, 0, 0, 0],
    [4, 0, 0, 0, 1, 2, 0, 0, 0],
    [5, 0, 0, 0, 1, 1, 1, 0, 0],
    [6, 0, 2, 0, 0, 0, 0, 0, 0],
    [7, 0, 0, 0, 0, 0, 0, 0, 0],
    [8, 1, 0, 0, 0, 0, 0, 2, 0],
  ]

  test('les numéros sont au-dessus et à gauche de la grille | the numbers stand above the grid and to its left', () => {
    const grille = position()
    attendreNombres(() => numeroter(grille), NUMEROTEE, { appel: 'numeroter(grille)', grille: position() })
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const grille = position()
    attendreIntact(() => numeroter(grille), grille, { appel: 'numeroter(grille)' })
  })

  test('quand la grille change, la matrice change | when the grid changes the matrix changes', () => {
    const grille = relever(DEPART)
    attendreNombres(
      () => {
        numeroter(grille)
        changer(grille, position())
        return numeroter(grille)
      },
      NUMEROTEE,
      {
        appel: 'numeroter(grille)',
        quand: 'demandé une seconde fois, la grille a changé | asked a second time, the grid has changed',
        grille: position(),
      },
    )
  })

  test('écrire dans la matrice ne touche pas la grille | writing into the matrix does not touch the grid', () => {
    const grille = position()
    attendreIntact(() => numeroter(grille)?.forEach?.(ligne => ligne.fill(9)), grille, {
      appel: 'numeroter(grille)',
      quand: 'la grille après avoir écrit dans la matrice | the grid after writing into the matrix',
    })
  })
})
