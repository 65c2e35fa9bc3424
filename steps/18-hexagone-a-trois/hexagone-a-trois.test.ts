import { describe, test } from 'vitest'
import { appeler } from '../../atelier/dessin/appel.ts'
import { attendreCases, attendreCoups } from '../../atelier/dessin/attendre-coups.ts'
import {
  attendreCasesHexagone,
  attendreEffetHexagone,
  attendreHexagone,
} from '../../atelier/dessin/attendre-hexagone.ts'
import { attendreValeur } from '../../atelier/dessin/attendre.ts'
import { decrire, pareil } from '../../atelier/dessin/decrire.ts'
import { Ecart } from '../../atelier/dessin/ecart.ts'
import type { Faits, Situation } from '../../atelier/dessin/faits.ts'
import { dessinerHexagone, lireHexagone } from '../../atelier/dessin/hexagone.ts'
import { lireDessin } from '../../atelier/dessin/plateau.ts'
import type { Couleur, Grille, Position } from '../01-plateau/plateau.ts'
import { coups } from '../04-coups/coups.ts'
import { coupsHex, type PlateauHex } from '../16-hexagonal/hexagonal.ts'
import { coupValideTrois, type Couleur3, type Grille3 } from '../17-trois-joueurs/trois-joueurs.ts'
import {
  carre,
  coupsSur,
  coupSur,
  creerHexagoneATrois,
  dejouerSur,
  hexagone,
  jouerSur,
  maxN,
  paranoiaque,
  type CoupSur,
  type Geometrie,
  type Plateau,
} from './hexagone-a-trois.ts'

type Paire = [a: number, b: number]

const DEPART = `
      . . . . .
     . . . . . .
    . . X . # . .
   . . . # O . . .
  . . O X . X O . .
   . . . O # . . .
    . . # . X . .
     . . . . . .
      . . . . .
`

// — Boards of the tests’ own: a learner’s geometry that is wrong must not spoil the tests of the rule.

const lire = (nom: string): Paire => nom.split(',').map(Number) as Paire
const ecrire = ([a, b]: Paire) => `${a},${b}`
const ajouter = ([a, b]: Paire, [da, db]: Paire, fois = 1): Paire => [a + fois * da, b + fois * db]

const PAS_CARRE: Paire[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
]
const PAS_HEX: Paire[] = [
  [0, 1],
  [-1, 1],
  [1, 0],
  [0, -1],
  [1, -1],
  [-1, 0],
]

function casesCarre(cote: number): string[] {
  return Array.from({ length: cote * cote }, (_, n) => ecrire([Math.floor(n / cote), n % cote]))
}

function casesHex(cote: number): string[] {
  const numeros = Array.from({ length: 2 * cote - 1 }, (_, n) => n - cote + 1)
  return numeros.flatMap(r => numeros.filter(q => Math.abs(q + r) < cote).map(q => ecrire([q, r])))
}

/** A direction that does not exist goes round again: whoever tries too many reaches the same cells twice. */
function geometrie(cases: string[], pas: Paire[]): Geometrie {
  const voisines = new Map(cases.map(nom => [nom, pas.map(un => ecrire(ajouter(lire(nom), un)))]))
  return {
    cases: [...cases],
    directions: pas.length,
    suivante: (nom, direction) => voisines.get(nom)?.[direction % pas.length] ?? 'dehors',
  }
}

/** One that steps on from anywhere, as the learner’s may: off the board too, the next cell has a name. */
const SANS_FIN: Geometrie = {
  cases: casesHex(5),
  directions: 6,
  suivante: (nom, direction) => ecrire(ajouter(lire(nom), PAS_HEX[direction % 6]!)),
}

const HUIT = geometrie(casesCarre(8), PAS_CARRE)
const HEXAGONE = geometrie(casesHex(5), PAS_HEX)

/** A board like no other: eight cells in a row, named by letters. */
const LETTRES = [...'abcdefgh']
const RUBAN: Geometrie = {
  cases: LETTRES,
  directions: 2,
  suivante: (nom, direction) => LETTRES[LETTRES.indexOf(nom) + (direction % 2 === 0 ? 1 : -1)] ?? 'dehors',
}

const ruban = (signes: string): Plateau => new Map(LETTRES.map((nom, n) => [nom, '.XO#'.indexOf(signes[n]!)]))
const deGrille = (grille: readonly (readonly number[])[]): Plateau =>
  new Map(grille.flatMap((ligne, i) => ligne.map((pion, j) => [`${i},${j}`, pion] as const)))

// — What a learner’s function gives, in the shape that a check compares; whatever is not of that shape stays as it is.

function estCoup(valeur: unknown): valeur is CoupSur {
  const coup = valeur as CoupSur | null | undefined
  return (
    typeof coup?.nom === 'string' &&
    Array.isArray(coup.retournes) &&
    coup.retournes.every(pion => typeof pion?.nom === 'string')
  )
}

/** The order of the discs does not count. */
function forme(coup: unknown): unknown {
  if (!estCoup(coup)) return coup
  const retournes = coup.retournes.map(({ nom, avant }) => ({ nom, avant }))
  return { nom: coup.nom, retournes: retournes.sort((a, b) => (a.nom < b.nom ? -1 : 1)) }
}

function paires(noms: string[], sinon: unknown): unknown {
  return noms.every(nom => /^-?\d+,-?\d+$/.test(nom)) ? noms.map(lire) : sinon
}

const pionsDe = (coup: unknown) =>
  estCoup(coup)
    ? paires(
        coup.retournes.map(({ nom }) => nom),
        coup,
      )
    : coup
const casesDe = (liste: unknown) =>
  Array.isArray(liste) && liste.every(estCoup)
    ? paires(
        liste.map(({ nom }) => nom),
        liste,
      )
    : liste

function coupAttendu(plateau: Plateau, nom: string, retournes: string[]): unknown {
  return forme({ nom, retournes: retournes.map(nom => ({ nom, avant: plateau.get(nom)! })) })
}

/** The board that a call is about, drawn under it. */
function sur(plateau: Plateau, appel: string): Situation {
  const dessin = plateau.has('a')
    ? [LETTRES.join(' '), [...plateau.values()].map(pion => '.XO#'[pion]).join(' ')]
    : dessinerHexagone([...plateau])
  return { appel, quand: `sur ce plateau :\n${dessin.join('\n')} | on this board:\n${dessin.join('\n')}` }
}

/** One of these values, whichever: equally good answers are all right. */
function attendreUneDe(appel: () => unknown, attendues: unknown[], situation: Situation): void {
  const attendu = [...new Set(attendues.map(decrire))].sort().join(' / ')
  const faits = (obtenu: string): Faits => ({ ...situation, genre: 'valeur', attendu, obtenu })
  const obtenu = appeler(appel, situation, faits, attendreUneDe)
  if (!attendues.some(une => pareil(une, obtenu))) throw new Ecart(faits(decrire(obtenu)), attendreUneDe)
}

/** A list of moves as those of step 04, for boards of squares. */
function enCoups(liste: unknown): unknown {
  return Array.isArray(liste) && liste.every(estCoup) ? liste.map(coup => [...lire(coup.nom), pionsDe(coup)]) : liste
}

function coupsDeTrois(grille: Grille3, couleur: Couleur3): [i: number, j: number, r: Position[]][] {
  return grille.flatMap((ligne, i) =>
    ligne.flatMap((_, j): [number, number, Position[]][] => {
      const r = coupValideTrois(grille, couleur, i, j)
      return r ? [[i, j, r]] : []
    }),
  )
}

function hasard(graine: number): (n: number) => number {
  let etat = graine
  return n => (etat = (etat * 48271) % 2147483647) % n
}

// — The geometries.

/** Forgotten, unknown and repeated cells; any order is right. */
function attendreLesCases(appel: string, donne: () => Geometrie, attendues: string[]): void {
  attendreValeur(
    () => {
      const cases: unknown = donne()?.cases
      if (!Array.isArray(cases)) return cases
      return {
        nombre: cases.length,
        oubliees: attendues.filter(nom => !cases.includes(nom)),
        enTrop: cases.filter((nom, n) => !attendues.includes(nom) || cases.indexOf(nom) !== n),
      }
    },
    { nombre: attendues.length, oubliees: [], enTrop: [] },
    { appel },
  )
}

/** The cells of the board that one step reaches; a name off the board is no cell, whatever it is. */
function attendreVoisines(
  appel: string,
  donne: () => Geometrie,
  cases: string[],
  pas: Paire[],
  depuis: string[],
): void {
  for (const nom of depuis) {
    const voulues = pas.map(un => ecrire(ajouter(lire(nom), un))).filter(voisine => cases.includes(voisine))
    attendreValeur(
      () => {
        const { directions = 0, suivante } = donne() ?? {}
        return Array.from({ length: directions }, (_, d) => suivante?.(nom, d))
          .filter(voisine => cases.includes(voisine!))
          .sort()
      },
      voulues.sort(),
      { appel, quand: `les voisines de ${nom} | the neighbours of ${nom}` },
    )
  }
}

/** Several steps in one direction, whichever it is, stay on one line. */
function attendreToutDroit(appel: string, donne: () => Geometrie, depart: string, pas: Paire[], fois: number): void {
  const droits = pas.map(un => Array.from({ length: fois }, (_, n) => ecrire(ajouter(lire(depart), un, n + 1))))
  attendreValeur(
    () => {
      const { directions = 0, suivante } = donne() ?? {}
      const chemins = Array.from({ length: directions }, (_, direction) => {
        let nom = depart
        return Array.from({ length: fois }, () => (nom = suivante?.(nom, direction) as string))
      })
      return { chemins: chemins.length, tordus: chemins.filter(chemin => !droits.some(droit => pareil(droit, chemin))) }
    },
    { chemins: pas.length, tordus: [] },
    { appel, quand: `les chemins de ${fois} pas depuis ${depart} | the paths of ${fois} steps from ${depart}` },
  )
}

describe('carre', () => {
  test('les cases portent leurs deux numéros | the squares carry their two numbers', () => {
    attendreLesCases('carre(2).cases', () => carre(2), ['0,0', '0,1', '1,0', '1,1'])
    attendreLesCases('carre(8).cases', () => carre(8), casesCarre(8))
    attendreLesCases('carre(9).cases', () => carre(9), casesCarre(9))
  })

  test('un carré a huit directions | a square board has eight directions', () => {
    attendreValeur(() => carre(8)?.directions, 8, { appel: 'carre(8).directions' })
  })

  test('au milieu, une case a huit voisines | in the middle a square has eight neighbours', () => {
    attendreVoisines('carre(3).suivante', () => carre(3), casesCarre(3), PAS_CARRE, ['1,1'])
  })

  test('au bord, on sort du plateau | at the edge one steps off the board', () => {
    attendreVoisines('carre(8).suivante', () => carre(8), casesCarre(8), PAS_CARRE, casesCarre(8))
    attendreVoisines('carre(9).suivante', () => carre(9), casesCarre(9), PAS_CARRE, ['0,0', '0,8', '8,0', '8,8', '4,8'])
  })

  test('une direction va tout droit | a direction goes straight on', () => {
    attendreToutDroit('carre(9).suivante', () => carre(9), '4,4', PAS_CARRE, 4)
  })
})

describe('hexagone', () => {
  test('les cases portent leurs deux coordonnées | the cells carry their two coordinates', () => {
    attendreLesCases('hexagone(2).cases', () => hexagone(2), ['0,0', '1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'])
    attendreLesCases('hexagone(5).cases', () => hexagone(5), casesHex(5))
    attendreLesCases('hexagone(3).cases', () => hexagone(3), casesHex(3))
  })

  test('un hexagone a six directions | a board of hexagons has six directions', () => {
    attendreValeur(() => hexagone(5)?.directions, 6, { appel: 'hexagone(5).directions' })
  })

  test('au milieu, une case a six voisines | in the middle a cell has six neighbours', () => {
    attendreVoisines('hexagone(2).suivante', () => hexagone(2), casesHex(2), PAS_HEX, ['0,0'])
  })

  test('au bord, on sort du plateau | at the edge one steps off the board', () => {
    attendreVoisines('hexagone(5).suivante', () => hexagone(5), casesHex(5), PAS_HEX, casesHex(5))
    attendreVoisines('hexagone(3).suivante', () => hexagone(3), casesHex(3), PAS_HEX, casesHex(3))
  })

  test('une direction va tout droit | a direction goes straight on', () => {
    attendreToutDroit('hexagone(5).suivante', () => hexagone(5), '0,0', PAS_HEX, 4)
  })
})

// — The rule.

/**
 * `couleur` plays `nom` on the hexagon: exactly these discs turn over, with the colour each had, or the move is
 * illegal.
 */
function coup(plateau: Plateau, couleur: number, nom: string, retournes: string[], geometrie = HEXAGONE): void {
  const appel = `coupSur(hexagone(5), plateau, ${couleur}, '${nom}')`
  const donne = () => coupSur(geometrie, new Map(plateau), couleur, nom)
  if (retournes.length === 0) return attendreValeur(donne, null, sur(plateau, appel))
  attendreCasesHexagone(() => pionsDe(donne()), retournes.map(lire), { appel, plateau, jouee: lire(nom) })
  attendreValeur(() => forme(donne()), coupAttendu(plateau, nom, retournes), sur(plateau, appel))
}

/** In the drawing, `*` are the cells played by player 3, and the discs in lower case are those that turn over. */
function joue(dessin: string): void {
  const { plateau, etoiles, minuscules } = lireHexagone(dessin)
  for (const nom of etoiles) coup(plateau, 3, nom, minuscules)
}

describe('coupSur', () => {
  test('une rangée encadrée se retourne | a bracketed run turns over', () => {
    joue(`
          . . . . .
         . . . . . .
        . . . . . . .
       . . . . . . . .
      . # x x x * . . .
       . . . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .
    `)
  })

  test('une rangée mêle deux adversaires | a run mixes two adversaries', () => {
    joue(`
          . . . . .
         . . . * . .
        . . . x . . .
       . . . o . . . .
      . . . x . . . . .
       . . # . . . . .
        . . . . . . .
         . . . . . .
          . . . . .
    `)
  })

  test('chaque joueur suit la même règle | each player follows the same rule', () => {
    const { plateau, etoiles, minuscules } = lireHexagone(`
          . . . . .
         . . . . . .
        . . . . # . .
       . . . . o . . .
      . . . . x . . . .
       . # x * . . . .
        . . . . . . .
         . . . . . .
          . . . . .
    `)
    const suivant = (couleur: number) => couleur && (couleur % 3) + 1
    for (let couleur = 3, position: Plateau = plateau, n = 0; n < 3; n++) {
      coup(position, couleur, etoiles[0]!, minuscules)
      couleur = suivant(couleur)
      position = new Map([...position].map(([nom, pion]) => [nom, suivant(pion)]))
    }
  })

  test('un pion posé ferme plusieurs rangées à la fois | one disc closes several runs at once', () => {
    joue(`
          # . . . #
         . x . . o .
        . . o . x . .
       . . . x o . . .
      # o x x * x o x #
       . . . o x . . .
        . . x . o . .
         . o . . x .
          # . . . #
    `)
  })

  test('une case vide arrête la rangée | an empty cell stops the run', () => {
    joue(`
          . . . . .
         . . . . . .
        . . . . . . .
       . . . . . . . .
      . # X . O * . . .
       . . . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .
    `)
  })

  test('le bord n’est pas un pion | the edge is not a disc', () => {
    joue(`
          . . . . .
         . O . . . .
        . . X . . . .
       . . . O . . . .
      X O O X * . . . .
       . . . . X . . .
        . . . . . O .
         . . . . . X
          . . . . .
    `)
  })

  test('son propre pion voisin ne retourne rien | one’s own disc next door turns nothing over', () => {
    joue(`
          . . . . .
         . . . . . .
        . . . # . . .
       . . . . # . . .
      . . . # # * . . .
       . . . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .
    `)
  })

  test('une case occupée est interdite | an occupied cell is illegal', () => {
    const { plateau } = lireHexagone(`
          . . . . .
         . . . . . .
        . . . . . . .
       . . . . . . . .
      . # X O X O # . .
       . . . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .
    `)
    for (const [couleur, nom] of [
      [3, '-2,0'],
      [3, '-3,0'],
      [1, '-3,0'],
      [2, '0,0'],
    ] as const)
      coup(plateau, couleur, nom, [])
  })

  test('hors du plateau, aucun coup n’est permis | off the board no move is legal', () => {
    const { plateau } = lireHexagone(`
          # X . . .
         O . . . . .
        # . . . . . .
       . . . . . . . .
      # X O . . . . . .
       . . . . . . . .
        . . . . . . .
         . . . . . .
          . . . . #
    `)
    for (const nom of ['-5,0', '1,-5', '4,4', '9,9', ''])
      for (const couleur of [1, 2, 3]) coup(plateau, couleur, nom, [], SANS_FIN)
  })

  test('sur un carré, les diagonales comptent | on a square board the diagonals count', () => {
    const { grille, etoiles, minuscules } = lireDessin<0 | Couleur3>(`
        a b c d e f g h
      1 . . . . . . . .
      2 . # . # . # . .
      3 . . o x x . . .
      4 . # x * O O . .
      5 . . x . x . . .
      6 . # . X . o . .
      7 . . . . . . # .
      8 . . . # . . . .
    `)
    const [i, j] = etoiles[0]!
    attendreCases(() => pionsDe(coupSur(HUIT, deGrille(grille), 3, `${i},${j}`)), minuscules, {
      appel: `coupSur(carre(8), plateau, 3, '${i},${j}')`,
      grille,
    })
  })

  test('la règle ne lit pas les noms des cases | the rule does not read the names of the cells', () => {
    for (const [signes, couleur, nom, retournes] of [
      ['.XO#....', 3, 'a', 'bc'],
      ['...#OXO.', 3, 'h', 'efg'],
      ['XO.OO#X.', 1, 'c', 'bdef'],
      ['.XO.O#..', 3, 'a', ''],
      ['X#O.....', 2, 'd', ''],
    ] as const) {
      const plateau = ruban(signes)
      const attendu = retournes ? coupAttendu(plateau, nom, [...retournes]) : null
      attendreValeur(
        () => forme(coupSur(RUBAN, new Map(plateau), couleur, nom)),
        attendu,
        sur(plateau, `coupSur(ruban, plateau, ${couleur}, '${nom}')`),
      )
    }
  })

  test('le plateau reste comme il était | the board stays as it was', () => {
    const { plateau } = lireHexagone(DEPART)
    for (const nom of ['0,0', '3,0', '4,-4', '1,0']) {
      attendreEffetHexagone(() => coupSur(HEXAGONE, plateau, 1, nom), plateau, new Map(plateau), {
        appel: `coupSur(hexagone(5), plateau, 1, '${nom}')`,
        quand: 'le plateau après l’appel | the board after the call',
      })
    }
  })
})

/** The moves of a list, cell by cell, each with its discs; any order is right. */
function attendreLesCoups(
  appel: string,
  donne: () => CoupSur[],
  plateau: Plateau,
  attendus: [nom: string, retournes: string[]][],
): void {
  attendreCasesHexagone(
    () => casesDe(donne()),
    attendus.map(([nom]) => lire(nom)),
    { appel, plateau },
  )
  for (const [nom, retournes] of attendus) {
    attendreValeur(
      () => forme(donne().find(coup => coup.nom === nom)),
      coupAttendu(plateau, nom, retournes),
      sur(plateau, `${appel}, ${nom}`),
    )
  }
}

describe('coupsSur', () => {
  test('chaque case permise est un coup | each legal cell is a move', () => {
    const { plateau } = lireHexagone(DEPART)
    attendreLesCoups('coupsSur(hexagone(5), plateau, 1)', () => coupsSur(HEXAGONE, new Map(plateau), 1), plateau, [
      ['1,-2', ['0,-1', '1,-1']],
      ['-3,0', ['-2,0']],
      ['0,0', ['0,-1', '0,1']],
      ['3,0', ['2,0']],
      ['-1,2', ['-1,1', '0,1']],
    ])
  })

  test('toutes les cases du plateau comptent | all the cells of the board count', () => {
    const plateau = ruban('.XO#XO..')
    const donne = () => coupsSur(RUBAN, new Map(plateau), 3)
    attendreValeur(
      () => {
        const liste: unknown = donne()
        return Array.isArray(liste) && liste.every(estCoup)
          ? liste.map(forme).sort((a: any, b: any) => (a.nom < b.nom ? -1 : 1))
          : liste
      },
      [coupAttendu(plateau, 'a', ['b', 'c']), coupAttendu(plateau, 'g', ['e', 'f'])],
      sur(plateau, 'coupsSur(ruban, plateau, 3)'),
    )
  })

  test('quand le plateau change, la liste change | when the board changes the list changes', () => {
    attendreValeur(
      () => {
        const plateau = ruban('.XO#XO..')
        coupsSur(RUBAN, plateau, 3)
        plateau.set('f', 0).set('g', 2)
        const liste: unknown = coupsSur(RUBAN, plateau, 3)
        return Array.isArray(liste) && liste.every(estCoup) ? liste.map(({ nom }) => nom).sort() : liste
      },
      ['a', 'f'],
      sur(
        ruban('.XO#XO..'),
        "coupsSur(ruban, plateau, 3); plateau.set('f', 0).set('g', 2); coupsSur(ruban, plateau, 3)",
      ),
    )
  })

  test('sans coup permis, la liste est vide | without a legal move the list is empty', () => {
    const { plateau } = lireHexagone(`
          . . . . .
         . . . . . .
        . . . . . . .
       . . . . . . . .
      . . . X X X . . .
       . . . . . . . .
        . . . # . . .
         . . . . . .
          . . . . .
    `)
    for (const couleur of [1, 2, 3]) {
      attendreValeur(
        () => coupsSur(HEXAGONE, new Map(plateau), couleur),
        [],
        sur(plateau, `coupsSur(hexagone(5), plateau, ${couleur})`),
      )
    }
  })

  test('le plateau reste comme il était | the board stays as it was', () => {
    const { plateau } = lireHexagone(DEPART)
    attendreEffetHexagone(() => coupsSur(HEXAGONE, plateau, 2), plateau, new Map(plateau), {
      appel: 'coupsSur(hexagone(5), plateau, 2)',
      quand: 'le plateau après l’appel | the board after the call',
    })
  })

  test('le carré de huit est le jeu de l’étape quatre | the square of eight is the game of step four', () => {
    const au = hasard(8)
    const grille: Grille = lireDessin(`
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . O X . . .
      5 . . . X O . . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `).grille
    for (let tour = 0; tour < 48; tour++) {
      for (const couleur of tour % 6 === 0 ? ([1, 2] as Couleur[]) : []) {
        attendreCoups(() => enCoups(coupsSur(carre(8), deGrille(grille), couleur)), coups(grille, couleur), {
          appel: `coupsSur(carre(8), plateau, ${couleur})`,
          grille: grille.map(ligne => [...ligne]),
        })
      }
      const couleur: Couleur = tour % 2 === 0 ? 1 : 2
      const permis = coups(grille, couleur)
      const choisi = permis[au(permis.length || 1)]
      if (choisi) for (const [i, j] of [[choisi[0], choisi[1]], ...choisi[2]]) grille[i!]![j!] = couleur
    }
  })

  test('le carré de neuf est le jeu à trois | the square of nine is the game for three', () => {
    const au = hasard(9)
    const { grille } = lireDessin<0 | Couleur3>(`
      1 . . . . . . . . .
      2 . . . . . . . . .
      3 . . . . . . . . .
      4 . . . X # O . . .
      5 . . . O X # . . .
      6 . . . # O X . . .
      7 . . . . . . . . .
      8 . . . . . . . . .
      9 . . . . . . . . .
    `)
    for (let tour = 0; tour < 48; tour++) {
      const couleur = ((tour % 3) + 1) as Couleur3
      if (tour % 4 === 0) {
        attendreCoups(() => enCoups(coupsSur(carre(9), deGrille(grille), couleur)), coupsDeTrois(grille, couleur), {
          appel: `coupsSur(carre(9), plateau, ${couleur})`,
          grille: grille.map(ligne => [...ligne]),
        })
      }
      const permis = coupsDeTrois(grille, couleur)
      const choisi = permis[au(permis.length || 1)]
      if (choisi) for (const [i, j] of [[choisi[0], choisi[1]], ...choisi[2]]) grille[i!]![j!] = couleur
    }
  })

  test('l’hexagone à deux est le jeu de l’étape seize | the hexagon for two is the game of step sixteen', () => {
    const au = hasard(16)
    const plateau = lireHexagone(`
          . . . . .
         . . . . . .
        . . O . X . .
       . . . X O . . .
      . . X O . X O . .
       . . . X O . . .
        . . O . X . .
         . . . . . .
          . . . . .
    `).plateau as PlateauHex
    for (let tour = 0; tour < 42; tour++) {
      const couleur: Couleur = tour % 2 === 0 ? 1 : 2
      const attendus = coupsHex(plateau, couleur)
      if (tour % 5 === 0) {
        attendreLesCoups(
          `coupsSur(hexagone(5), plateau, ${couleur})`,
          () => coupsSur(hexagone(5), new Map(plateau), couleur),
          plateau,
          attendus.map(([q, r, retournes]) => [`${q},${r}`, retournes.map(ecrire)]),
        )
      }
      const choisi = attendus[au(attendus.length || 1)]
      if (choisi) for (const [q, r] of [[choisi[0], choisi[1]], ...choisi[2]]) plateau.set(`${q},${r}`, couleur)
    }
  })

  test('les suites de coups se comptent | the sequences of moves can be counted', () => {
    const { plateau } = lireHexagone(DEPART)
    attendreValeur(() => compterLesSuites(plateau, 4), [5, 22, 82, 426], {
      appel: 'coupsSur(hexagone(5), plateau, couleur)',
      quand:
        'le nombre de suites de un à quatre coups depuis le départ' +
        ' | the number of sequences of one to four moves from the start',
    })
  })
})

/** Positions that several sequences reach are looked at once. */
function compterLesSuites(depart: Plateau, prof: number): number[] {
  let niveau = new Map([['', { plateau: depart, fois: 1 }]])
  return Array.from({ length: prof }, (_, n) => {
    const couleur = (n % 3) + 1
    const suivant: typeof niveau = new Map()
    for (const { plateau, fois } of niveau.values()) {
      const liste = coupsSur(HEXAGONE, new Map(plateau), couleur)
      for (const apres of liste.length > 0 ? liste.map(coup => poser(plateau, couleur, coup)) : [plateau]) {
        const cle = [...apres.values()].join('')
        suivant.set(cle, { plateau: apres, fois: fois + (suivant.get(cle)?.fois ?? 0) })
      }
    }
    niveau = suivant
    return [...niveau.values()].reduce((somme, { fois }) => somme + fois, 0)
  })
}

function poser(plateau: Plateau, couleur: number, coup: CoupSur): Plateau {
  const apres = new Map(plateau)
  for (const { nom } of [coup, ...coup.retournes]) apres.set(nom, couleur)
  return apres
}

// — Playing and undoing.

/** Player 3 plays the cell marked *, and the discs in lower case turn over. */
const AVANT = `
      . . . . .
     . X . . . .
    . . O . # . .
   . . . O x . . .
  . # x o * . O . .
   . . . x . . . .
    . . # O . . .
     . . . . . .
      . . . . .
`

const APRES = `
      . . . . .
     . X . . . .
    . . O . # . .
   . . . O # . . .
  . # # # # . O . .
   . . . # . . . .
    . . # O . . .
     . . . . . .
      . . . . .
`

function coupDuDessin(): CoupSur {
  const { plateau, etoiles, minuscules } = lireHexagone(AVANT)
  return { nom: etoiles[0]!, retournes: minuscules.map(nom => ({ nom, avant: plateau.get(nom)! })) }
}

describe('jouerSur', () => {
  test(
    'le pion posé et les pions retournés changent de main' + ' | the placed disc and those turned over change hands',
    () => {
      const { plateau } = lireHexagone(AVANT)
      attendreEffetHexagone(() => jouerSur(plateau, 3, coupDuDessin()), plateau, lireHexagone(APRES).plateau, {
        appel: `jouerSur(plateau, 3, ${decrire(coupDuDessin())})`,
      })
    },
  )

  test('chaque joueur joue de même | each player plays alike', () => {
    for (const couleur of [1, 2, 3]) {
      const plateau = ruban('.XO#O#X.')
      const coup = {
        nom: 'h',
        retournes: [
          { nom: 'g', avant: 1 },
          { nom: 'f', avant: 3 },
          { nom: 'e', avant: 2 },
        ].filter(({ avant }) => avant !== couleur),
      }
      const apres = new Map(
        [...plateau].map(([nom, pion]) => [
          nom,
          nom === 'h' || coup.retournes.some(un => un.nom === nom) ? couleur : pion,
        ]),
      )
      attendreValeur(
        () => {
          jouerSur(plateau, couleur, coup)
          return Object.fromEntries(plateau)
        },
        Object.fromEntries(apres),
        {
          appel: `jouerSur(plateau, ${couleur}, coup)`,
          quand: 'sur un ruban de huit cases | on a ribbon of eight cells',
        },
      )
    }
  })
})

describe('dejouerSur', () => {
  test('chaque pion retrouve sa couleur d’avant | each disc gets its former colour back', () => {
    const { plateau } = lireHexagone(APRES)
    attendreEffetHexagone(() => dejouerSur(plateau, coupDuDessin()), plateau, lireHexagone(AVANT).plateau, {
      appel: `dejouerSur(plateau, ${decrire(coupDuDessin())})`,
    })
  })

  test(
    'jouer puis défaire redonne le plateau, toute une partie' +
      ' | playing then undoing gives the board back, a whole game',
    () => {
      const plateau = lireHexagone(DEPART).plateau
      const pile = partieAuHasard(18, 0).map(({ position, couleur, coup }) => ({
        avant: plateauDe(position),
        couleur,
        coup: enCoupSur(position, coup),
      }))
      const { avant, couleur, coup } = pile.at(-1)!
      attendreEffetHexagone(
        () => {
          for (const { couleur, coup } of pile) jouerSur(plateau, couleur, coup)
        },
        plateau,
        poser(avant, couleur, coup),
        { appel: 'jouerSur(plateau, couleur, coup)', quand: 'à la fin d’une partie | at the end of a game' },
      )
      for (const { avant, coup } of pile.reverse()) {
        attendreEffetHexagone(() => dejouerSur(plateau, coup), plateau, avant, { appel: 'dejouerSur(plateau, coup)' })
      }
    },
  )
})

describe('creerHexagoneATrois', () => {
  test('les trois couleurs alternent autour du centre | the three colours alternate around the centre', () => {
    attendreHexagone(() => creerHexagoneATrois(), lireHexagone(DEPART).plateau, { appel: 'creerHexagoneATrois()' })
  })

  test('chaque appel donne un plateau neuf | each call gives a fresh board', () => {
    attendreHexagone(
      () => {
        const premier = creerHexagoneATrois()
        if (premier instanceof Map) for (const nom of premier.keys()) premier.set(nom, 1)
        return creerHexagoneATrois()
      },
      lireHexagone(DEPART).plateau,
      { appel: 'creerHexagoneATrois()', quand: 'après avoir rempli un premier plateau | after filling a first board' },
    )
  })
})

// — An independent search: the 61 cells as an array, the six rays of each, no pruning and no undoing.

type Cases = number[]
type Issue = { scores: number[]; nom: string | null }

const NOMS = casesHex(5)
const RAYONS = NOMS.map(nom =>
  PAS_HEX.map(pas => {
    const rayon = Array.from({ length: 8 }, (_, n) => NOMS.indexOf(ecrire(ajouter(lire(nom), pas, n + 1))))
    return rayon.slice(0, rayon.indexOf(-1) < 0 ? 8 : rayon.indexOf(-1))
  }),
)

const casesDu = (plateau: Plateau): Cases => NOMS.map(nom => plateau.get(nom)!)
const plateauDe = (position: Cases): Plateau => new Map(NOMS.map((nom, n) => [nom, position[n]!]))
const apres = (couleur: number) => (couleur % 3) + 1
const compter = (position: Cases) => [1, 2, 3].map(couleur => position.filter(pion => pion === couleur).length)
const estFini = (position: Cases) => [1, 2, 3].every(couleur => permis(position, couleur).length === 0)

/** Each move as cells: the one played, then those that turn over. */
function permis(position: Cases, couleur: number): Cases[] {
  return position.flatMap((contenu, jouee) => {
    const retournes =
      contenu !== 0
        ? []
        : RAYONS[jouee]!.flatMap(rayon => {
            const fin = rayon.findIndex(n => position[n] === 0 || position[n] === couleur)
            return fin > 0 && position[rayon[fin]!] === couleur ? rayon.slice(0, fin) : []
          })
    return retournes.length > 0 ? [[jouee, ...retournes]] : []
  })
}

function placer(position: Cases, couleur: number, coup: Cases): Cases {
  const suite = [...position]
  for (const n of coup) suite[n] = couleur
  return suite
}

function enCoupSur(position: Cases, [jouee, ...retournes]: Cases): CoupSur {
  return { nom: NOMS[jouee!]!, retournes: retournes.map(n => ({ nom: NOMS[n]!, avant: position[n]! })) }
}

/** A game drawn at random, down to this number of empty cells: each turn that was not passed. */
function partieAuHasard(graine: number, vides: number): { position: Cases; couleur: number; coup: Cases }[] {
  const au = hasard(graine)
  const tours: { position: Cases; couleur: number; coup: Cases }[] = []
  let position = casesDu(lireHexagone(DEPART).plateau),
    couleur = 1
  while (position.filter(pion => pion === 0).length > vides && !estFini(position)) {
    const coups = permis(position, couleur)
    if (coups.length > 0) {
      const coup = coups[au(coups.length)]!
      tours.push({ position, couleur, coup })
      position = placer(position, couleur, coup)
    }
    couleur = apres(couleur)
  }
  return tours
}

/** Everything that a right max-n can answer, whichever of several equally good moves each player chooses. */
function issues(position: Cases, couleur: number, prof: number): Issue[] {
  if (prof <= 0 || estFini(position)) return [{ scores: compter(position), nom: null }]
  const suites = permis(position, couleur).map(coup => ({
    nom: NOMS[coup[0]!]!,
    possibles: issues(placer(position, couleur, coup), apres(couleur), prof - 1).map(({ scores }) => scores),
  }))
  if (suites.length === 0)
    return issues(position, apres(couleur), prof - 1).map(({ scores }) => ({ scores, nom: null }))
  const mien = (scores: number[]) => scores[couleur - 1]!
  const assures = suites.map(({ possibles }) => Math.min(...possibles.map(mien)))
  const toutes = suites.flatMap(({ nom, possibles }, n) => {
    const ailleurs = Math.max(-Infinity, ...assures.toSpliced(n, 1))
    return possibles.filter(scores => mien(scores) >= ailleurs).map(scores => ({ scores, nom }))
  })
  return toutes.filter((une, n) => toutes.findIndex(autre => pareil(une, autre)) === n)
}

/** My discs at worst, and every move that secures them. */
function auPire(position: Cases, moi: number, couleur: number, prof: number): { v: number; noms: (string | null)[] } {
  if (prof <= 0 || estFini(position)) return { v: compter(position)[moi - 1]!, noms: [null] }
  const suites = permis(position, couleur).map(coup => ({
    nom: NOMS[coup[0]!]!,
    v: auPire(placer(position, couleur, coup), moi, apres(couleur), prof - 1).v,
  }))
  if (suites.length === 0) return { v: auPire(position, moi, apres(couleur), prof - 1).v, noms: [null] }
  const v = (couleur === moi ? Math.max : Math.min)(...suites.map(suite => suite.v))
  return { v, noms: suites.filter(suite => suite.v === v).map(({ nom }) => nom) }
}

const nomDu = (coup: unknown) => (estCoup(coup) ? coup.nom : coup)

/** The scores, then the move that goes with them. */
function attendreMaxN(plateau: Plateau, couleur: Couleur3, prof: number): void {
  const possibles = issues(casesDu(plateau), couleur, prof)
  const situation = (reste: string) => sur(plateau, `maxN(plateau, ${couleur}, ${prof})${reste}`)
  let reponse: unknown
  attendreUneDe(
    () => ((reponse = maxN(new Map(plateau), couleur, prof)) as unknown[] | undefined)?.[0],
    possibles.map(({ scores }) => scores),
    situation('[0]'),
  )
  const [scores, coup] = [(reponse as unknown[])[0], (reponse as unknown[])[1]]
  attendreUneDe(
    () => nomDu(coup),
    possibles.filter(une => pareil(une.scores, scores)).map(({ nom }) => nom),
    situation('[1]'),
  )
}

function attendreParanoiaque(plateau: Plateau, couleur: Couleur3, prof: number): void {
  const { v, noms } = auPire(casesDu(plateau), couleur, couleur, prof)
  const situation = (reste: string) => sur(plateau, `paranoiaque(plateau, ${couleur}, ${prof})${reste}`)
  let reponse: unknown
  attendreValeur(
    () => ((reponse = paranoiaque(new Map(plateau), couleur, prof)) as unknown[] | undefined)?.[0],
    v,
    situation('[0]'),
  )
  attendreUneDe(() => nomDu((reponse as unknown[])[1]), noms, situation('[1]'))
}

/**
 * The board, and the board after half a turn: what comes first in the list of the one comes last in that of the other.
 */
function deuxSens(plateau: Plateau): Plateau[] {
  return [plateau, new Map([...plateau].map(([nom, pion]) => [ecrire(ajouter([0, 0], lire(nom), -1)), pion]))]
}

/** Ends of games drawn at random, with whoever plays there. */
function fins(): { plateau: Plateau; couleur: Couleur3 }[] {
  return [1, 2, 3, 4, 5, 6].map(graine => {
    const { position, couleur, coup } = partieAuHasard(graine, 7).at(-1)!
    return { plateau: plateauDe(placer(position, couleur, coup)), couleur: apres(couleur) as Couleur3 }
  })
}

const hex = (dessin: string): Plateau => lireHexagone(dessin).plateau

const FINIE = `
      . . . . .
     . . . . . .
    . . X X . . .
   . . . X X . . .
  . . . . . . . . .
   . # # # . . . .
    . . . . . . .
     . . . . . O
      . . . . .
`

/** Player 1 passes; then player 2 and player 3 have a choice. */
const PASSE = `
      . . . . .
     . . . . . .
    . . . X . . .
   . . . . O . . .
  . . . # . # . . .
   . . O . . X . .
    . . . . . . .
     . . . . . .
      . . . . .
`

/** Players 1 and 2 pass; player 3 has a choice, against one or the other. */
const DEUX_PASSES = `
      . . . . .
     . . . . . .
    . . . . . . .
   . . . . . . . .
  # X . . . . . . .
   . . . . . . . .
    # O O . . . .
     . . . . . .
      . . . . .
`

/** Whatever player 1 plays, player 2, who has no disc, passes. */
const PASSE_AU_MILIEU = `
      . . . . .
     . . . . . .
    . . # . . . .
   . . X . . X . .
  . . # . . # . . .
   . . . . . # . .
    . . . X . . .
     . . . . . .
      . . . . .
`

describe('maxN', () => {
  test('sans profondeur, on compte les pions | without depth one counts the discs', () => {
    for (const prof of [0, -1]) attendreMaxN(hex(AVANT), 3, prof)
  })

  test('la partie finie, on compte les pions | once the game is over one counts the discs', () => {
    attendreMaxN(hex(FINIE), 2, 3)
  })

  test('le plateau reste comme il était | the board stays as it was', () => {
    for (const [dessin, prof] of [
      [DEPART, 2],
      [PASSE, 3],
    ] as const) {
      const plateau = hex(dessin)
      attendreEffetHexagone(() => maxN(plateau, 1, prof), plateau, new Map(plateau), {
        appel: `maxN(plateau, 1, ${prof})`,
        quand: 'le plateau après l’appel | the board after the call',
      })
    }
  })

  test('chacun prend le plus de pions pour lui | each takes the most discs for itself', () => {
    for (const couleur of [1, 2, 3] as const) attendreMaxN(hex(DEPART), couleur, 1)
    for (const couleur of [1, 2, 3] as const) attendreMaxN(hex(AVANT), couleur, 1)
  })

  test(
    'le joueur suivant joue pour lui, ni contre moi ni pour moi' +
      ' | the next player plays for itself, neither against me nor for me',
    () => {
      attendreMaxN(
        hex(`
          . . . . .
         . . . . . .
        . . . . . . .
       . . O # # . . .
      . . . # X . # . .
       . . . . . . . .
        . . . X . . .
         . . . . . .
          . . . . .
    `),
        1,
        2,
      )
      attendreMaxN(
        hex(`
          . . . . .
         . . . # O .
        . . . . . . .
       . . . . . . # .
      . . . . . . . . .
       . . O . . . # .
        . . # O O . .
         . # # X . .
          . . . . .
    `),
        1,
        2,
      )
    },
  )

  test('le troisième aussi joue pour lui | the third one too plays for itself', () => {
    attendreMaxN(
      hex(`
          . . . . .
         . . . . . .
        . . O . . . .
       . . . O O # . .
      . . . . X . . . .
       . . . # . . . .
        . . O . . . .
         . . . . . .
          . . . . .
    `),
      1,
      3,
    )
    attendreMaxN(
      hex(`
          . . . . .
         . . . . . .
        . . . . . . .
       . . O . # # . .
      . . . X . O . . .
       . . . . O X . .
        . . X . . . .
         . . . . . .
          . . . . .
    `),
      1,
      3,
    )
  })

  test('chaque joueur peut commencer la recherche | each player can begin the search', () => {
    for (const couleur of [2, 3] as const) {
      attendreMaxN(hex(DEPART), couleur, 2)
      attendreMaxN(hex(AVANT), couleur, 2)
    }
  })

  test('aucune réponse n’est laissée de côté | no reply is left aside', () => {
    const dessins = [
      `
          . . . . .
         . . . . . .
        . . . . X . .
       . . . . . O . .
      . . . X O . . . .
       . . . . # . . .
        . . X . # . .
         . . . . . .
          . . . . .
    `,
      `
          . . . . .
         . . . . . .
        . . . . . . .
       . . # . . . . .
      . . . # . # . . .
       . . . O X . . .
        . . O . . . .
         . . . . . .
          . . . . .
    `,
    ]
    for (const dessin of dessins) for (const plateau of deuxSens(hex(dessin))) attendreMaxN(plateau, 1, 2)
  })

  test(
    'qui ne peut jouer passe, et la passe prend un niveau' + ' | who cannot play passes, and the pass takes one level',
    () => {
      for (const prof of [1, 2, 3]) attendreMaxN(hex(PASSE), 1, prof)
      for (const prof of [2, 3]) attendreMaxN(hex(PASSE_AU_MILIEU), 1, prof)
      for (const prof of [1, 2, 3, 4]) attendreMaxN(hex(DEUX_PASSES), 1, prof)
    },
  )

  test('en fin de partie, les scores sont justes | at the end of a game the scores are right', () => {
    for (const { plateau, couleur } of fins()) attendreMaxN(plateau, couleur, 3)
  })

  test('le coup rendu est entier | the move given back is whole', () => {
    const plateau = hex(DEPART)
    attendreUneDe(
      () => forme(maxN(new Map(plateau), 1, 1)?.[1]),
      [
        coupAttendu(plateau, '1,-2', ['0,-1', '1,-1']),
        coupAttendu(plateau, '0,0', ['0,-1', '0,1']),
        coupAttendu(plateau, '-1,2', ['-1,1', '0,1']),
      ],
      sur(plateau, 'maxN(plateau, 1, 1)[1]'),
    )
  })
})

describe('paranoiaque', () => {
  test('sans profondeur, on compte ses pions | without depth one counts one’s discs', () => {
    for (const couleur of [1, 2, 3] as const) for (const prof of [0, -1]) attendreParanoiaque(hex(AVANT), couleur, prof)
  })

  test('la partie finie, on compte ses pions | once the game is over one counts one’s discs', () => {
    for (const couleur of [1, 2, 3] as const) attendreParanoiaque(hex(FINIE), couleur, 3)
  })

  test('le plateau reste comme il était | the board stays as it was', () => {
    for (const [dessin, prof] of [
      [DEPART, 2],
      [PASSE, 3],
    ] as const) {
      const plateau = hex(dessin)
      attendreEffetHexagone(() => paranoiaque(plateau, 1, prof), plateau, new Map(plateau), {
        appel: `paranoiaque(plateau, 1, ${prof})`,
        quand: 'le plateau après l’appel | the board after the call',
      })
    }
  })

  test('je prends le plus de pions | I take the most discs', () => {
    for (const couleur of [1, 2, 3] as const) attendreParanoiaque(hex(DEPART), couleur, 1)
    for (const couleur of [1, 2, 3] as const) attendreParanoiaque(hex(AVANT), couleur, 1)
  })

  test('le joueur suivant joue contre moi | the next player plays against me', () => {
    attendreParanoiaque(
      hex(`
          . . . . .
         . . . . . .
        . . . . . . .
       . . . # O . . .
      . . O O X . . . .
       . . . . . . . .
        . . # . . . .
         . . . . . .
          . . . . .
    `),
      1,
      2,
    )
  })

  test('le troisième aussi joue contre moi | the third one too plays against me', () => {
    for (const plateau of deuxSens(
      hex(`
          . . . . .
         . . . . . .
        . . . . . . .
       . . # O . . . .
      . . # O X . . . .
       . . . . . O . .
        . . . . O . .
         . . . . . .
          . . . . .
    `),
    ))
      attendreParanoiaque(plateau, 1, 3)
    attendreParanoiaque(
      hex(`
          . . . . .
         . . . . . .
        . . . . . . .
       . . . X . # . .
      . . O . . O . . .
       . . # X # . . .
        . . . # . . .
         . . . . . .
          . . . . .
    `),
      1,
      3,
    )
  })

  test('chaque joueur peut être celui qui cherche | each player can be the one who searches', () => {
    for (const couleur of [2, 3] as const) {
      attendreParanoiaque(hex(DEPART), couleur, 2)
      attendreParanoiaque(hex(AVANT), couleur, 2)
    }
  })

  test(
    'qui ne peut jouer passe, et la passe prend un niveau' + ' | who cannot play passes, and the pass takes one level',
    () => {
      for (const prof of [1, 2, 3]) attendreParanoiaque(hex(PASSE), 1, prof)
      for (const prof of [2, 3]) attendreParanoiaque(hex(PASSE_AU_MILIEU), 1, prof)
      for (const prof of [1, 2, 3, 4]) attendreParanoiaque(hex(DEUX_PASSES), 1, prof)
    },
  )

  test('en fin de partie, le nombre est juste | at the end of a game the number is right', () => {
    for (const { plateau, couleur } of fins()) attendreParanoiaque(plateau, couleur, 3)
  })

  test('le coup rendu est entier | the move given back is whole', () => {
    const plateau = hex(DEPART)
    attendreUneDe(
      () => forme(paranoiaque(new Map(plateau), 1, 1)?.[1]),
      [
        coupAttendu(plateau, '1,-2', ['0,-1', '1,-1']),
        coupAttendu(plateau, '0,0', ['0,-1', '0,1']),
        coupAttendu(plateau, '-1,2', ['-1,1', '0,1']),
      ],
      sur(plateau, 'paranoiaque(plateau, 1, 1)[1]'),
    )
  })
})
