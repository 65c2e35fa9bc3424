import { afterEach, beforeEach, describe, test } from 'vitest'
import { attendreUnCoup } from '../../atelier/dessin/attendre-coups.ts'
import { attendreIntact, attendrePlateau, attendreRefus, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { decrire } from '../../atelier/dessin/decrire.ts'
import { lireDessin } from '../../atelier/dessin/plateau.ts'
import { BLANC, creerPlateau, NOIR, VIDE, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe } from '../06-fini/fini.ts'
import { vainqueur } from '../07-score-noir/score-noir.ts'
import type { Strategie } from '../08-jeu-stupide/jeu-stupide.ts'
import { rejouer } from '../09-partie/partie.ts'
import { classement, duel, niveau, type Ligne } from './niveaux-et-tournoi.ts'

type Score = { a: number; b: number; nulles: number }

const NOMS = { [NOIR]: 'NOIR', [BLANC]: 'BLANC' }

/** Openings made up for these tests. From the first, `premier` with Black and `dernier` with White draw. */
const OUVERTURES = ['f5f6c4c3d3f4g7', 'd3c3c4c5b6', 'e6f4c3d6e3c4g5']

/** A game that is over after eleven moves: White has no disc left. */
const NOIR_A_GAGNE = 'd3c3b3b2b1f4f5e3f3f6g7'
/** A game that is over after twelve moves: Black has no disc left. */
const BLANC_A_GAGNE = 'd3c3b3c5c6c7f5g5c4c2b4a4'
/** White plays, three squares are empty, and every move leads to a draw. */
const VERS_LA_NULLE =
  'c4e3f6b4b3g7f5b2h8e6c5g6e7d8h6f7d6b5g8g5a2c3b6a5a1a7b7c6g4a6f8h5h4b1f3d2d7c7c1f4a4h7a8b8e1c2e2f2g2g3h3a3e8g1h1d1f1'
/**
 * White plays, seven squares are empty, and every move leads to a win for Black; b8 stays black, and is white in the
 * game above.
 */
const VERS_NOIR =
  'c4c5c6c3f5c7b7f4e3d2c8g5e6d3f3d6g6g3b4h7d1f6e7d7h6f7h2e2g8b8b3b6f1c2e8d8f8b5b2b1a6a4g4a7h8c1a8e1a1h4g7f2a2'

const copie = (grille: Grille): Grille => grille.map(ligne => [...ligne])

const vides = (grille: Grille) => grille.flat().filter(pion => pion === VIDE).length

/** The legal moves in reading order, whatever the order of `coups`. */
const enOrdre = (grille: Grille, couleur: Couleur): Coup[] =>
  coups(grille, couleur).sort(([i, j], [k, l]) => i - k || j - l)

const premier: Strategie = (grille, couleur) => enOrdre(grille, couleur)[0] ?? null
const dernier: Strategie = (grille, couleur) => enOrdre(grille, couleur).at(-1) ?? null
const gourmand: Strategie = (grille, couleur) =>
  enOrdre(grille, couleur).sort(([, , r], [, , s]) => s.length - r.length)[0] ?? null
const abandonne: Strategie = () => null

/** Plays like `premier`, but gives up in these cases. */
const sauf =
  (quand: (grille: Grille, couleur: Couleur) => boolean): Strategie =>
  (grille, couleur) =>
    quand(grille, couleur) ? null : premier(grille, couleur)

const legal = (coup: Coup | null, permis: Coup[]) => permis.find(([i, j]) => i === coup?.[0] && j === coup?.[1])

/** Who wins this game, by the rules and nothing else. */
function quiGagne(noir: Strategie, blanc: Strategie, depart: string): Couleur | null {
  const { grille, trait } = rejouer(depart)
  let couleur = trait
  while (couleur !== null) {
    const coup = legal((couleur === NOIR ? noir : blanc)(copie(grille), couleur), coups(grille, couleur))
    if (!coup) return couleur === NOIR ? BLANC : NOIR
    jouer(grille, couleur, coup)
    couleur = auTourDe(grille, couleur)
  }
  return vainqueur(grille)
}

/** The games of each opening: `a` has Black in the first, White in the second. */
function score(a: Strategie, b: Strategie, departs: string[]): Score {
  const issues = departs.flatMap(depart => {
    const [aller, retour] = [quiGagne(a, b, depart), quiGagne(b, a, depart)]
    return [aller && (aller === NOIR ? 'a' : 'b'), retour && (retour === NOIR ? 'b' : 'a')]
  })
  const total = (qui: 'a' | 'b' | null) => issues.filter(issue => issue === qui).length
  return { a: total('a'), b: total('b'), nulles: total(null) }
}

/** Numbers like those of `Math.random`, but the same at each run: a level may draw lots. */
function suite(graine: number): () => number {
  let etat = graine
  return () => {
    etat = (etat + 0x6d2b79f5) | 0
    let n = Math.imul(etat ^ (etat >>> 15), etat | 1)
    n ^= n + Math.imul(n ^ (n >>> 7), n | 61)
    return ((n ^ (n >>> 14)) >>> 0) / 2 ** 32
  }
}

describe('niveau', () => {
  const vraiHasard = Math.random
  beforeEach(() => {
    Math.random = suite(64)
  })
  afterEach(() => {
    Math.random = vraiHasard
  })

  const NEUF = [1, 2, 3, 4, 5, 6, 7, 8, 9]

  /** Four squares are empty: Black can play, White cannot. */
  const blancPasse = (): Grille =>
    lireDessin(`
      a b c d e f g h
    1 . X . . X X X .
    2 O O O O O X O O
    3 O O X O X O X X
    4 O X X O O X X X
    5 O O X X X X X X
    6 X O X O O X O X
    7 X O O O O O O O
    8 X O O O O O O O
  `).grille

  /** Five squares are empty: White can play, Black cannot. */
  const noirPasse = (): Grille =>
    lireDessin(`
      a b c d e f g h
    1 O X X O O O O O
    2 O X X O O O O O
    3 O X X X O X O O
    4 O X O X X O O O
    5 O X X X X X O O
    6 O O X O X . . O
    7 O X X X X X . .
    8 X X X X X X X .
  `).grille

  const repond = (n: number, grille: Grille, couleur: Couleur) =>
    attendreUnCoup(() => niveau(n)(copie(grille), couleur), coups(grille, couleur), {
      appel: `niveau(${n})(grille, ${NOMS[couleur]})`,
      grille,
    })

  test('chaque niveau de un à neuf répond un coup permis | each level from one to nine answers a legal move', () => {
    for (const n of NEUF) {
      repond(n, blancPasse(), NOIR)
      repond(n, noirPasse(), BLANC)
    }
  })

  test('sans coup permis, chaque niveau répond null | without a legal move each level answers null', () => {
    for (const n of NEUF) {
      repond(n, blancPasse(), BLANC)
      repond(n, noirPasse(), NOIR)
    }
  })

  test('les premiers niveaux répondent dès le départ | the first levels answer from the start', () => {
    for (const n of [1, 2, 3, 4]) repond(n, creerPlateau(), NOIR)
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const n of NEUF) {
      for (const couleur of [NOIR, BLANC]) {
        const grille = blancPasse()
        attendreIntact(() => niveau(n)(grille, couleur), grille, { appel: `niveau(${n})(grille, ${NOMS[couleur]})` })
      }
    }
  })

  const refuse = (n: number) => attendreRefus(() => niveau(n), [String(n)], { appel: `niveau(${n})` })

  test('il n’y a pas de niveau avant le premier | there is no level before the first', () => {
    refuse(0)
  })

  test('il n’y a pas de niveau après le neuvième | there is no level after the ninth', () => {
    refuse(10)
  })

  test('il n’y a pas de niveau entre deux autres | there is no level between two others', () => {
    refuse(2.5)
    refuse(NaN)
  })

  /** Six games: the stronger level has more wins than the weaker. */
  function bat(fort: number, faible: number): void {
    let serie: Score = { a: NaN, b: NaN, nulles: NaN }
    attendreValeur(
      () => {
        serie = score(niveau(fort), niveau(faible), OUVERTURES)
        return serie.a > serie.b ? 'a > b' : serie.a < serie.b ? 'a < b' : 'a = b'
      },
      'a > b',
      {
        appel: `a = niveau(${fort}), b = niveau(${faible})`,
        // Read after the games: the result is for the learner, the verdict alone is for the diagnosis.
        get quand() {
          const { a, b, nulles } = serie
          return (
            `six parties : a en gagne ${a}, b en gagne ${b}, ${nulles} nulles` +
            ` | six games: a wins ${a}, b wins ${b}, ${nulles} draws`
          )
        },
      },
    )
  }

  test('le troisième niveau bat le premier | the third level beats the first', () => {
    bat(3, 1)
  })

  test('le quatrième niveau bat le deuxième | the fourth level beats the second', () => {
    bat(4, 2)
  })
})

describe('duel', () => {
  const lire = (score: any): unknown => ({ a: score?.a, b: score?.b, nulles: score?.nulles })

  /** The call as one would type it: the strategies by name, and `departs` when the opening is long. */
  const appelDe = (a: string, b: string, departs: string[]) =>
    `duel(${a}, ${b}, ${departs.every(depart => depart.length < 30) ? decrire(departs) : 'departs'})`

  const STRATEGIES = { premier, dernier, gourmand, abandonne }
  type Nom = keyof typeof STRATEGIES

  const donne = (a: Nom, b: Nom, departs: string[], attendu: Score) =>
    attendreValeur(() => lire(duel(STRATEGIES[a], STRATEGIES[b], departs)), attendu, { appel: appelDe(a, b, departs) })

  /** Two strategies that write down each of their turns. */
  function espions(): { a: Strategie; b: Strategie; notes: { qui: string; grille: Grille; couleur: Couleur }[] } {
    const notes: { qui: string; grille: Grille; couleur: Couleur }[] = []
    const espion =
      (qui: string): Strategie =>
      (grille, couleur) => {
        notes.push({ qui, grille: copie(grille), couleur })
        return premier(grille, couleur)
      }
    return { a: espion('a'), b: espion('b'), notes }
  }

  test('les parties commencent après le départ | the games begin after the opening', () => {
    for (const depart of OUVERTURES.slice(0, 2)) {
      const { a, b, notes } = espions()
      const { grille, trait } = rejouer(depart)
      const appel = `duel(a, b, ['${depart}'])`
      const quand = 'la première grille que reçoit une stratégie | the first grid that a strategy receives'
      attendrePlateau(
        () => {
          duel(a, b, [depart])
          return notes[0]?.grille
        },
        grille,
        { appel, quand },
      )
      attendreValeur(() => notes[0]?.couleur, trait, {
        appel: `${appel}; couleur`,
        quand: 'la première couleur que reçoit une stratégie | the first colour that a strategy receives',
        grille,
      })
    }
  })

  test(
    'chacun joue le départ à son tour avec la même couleur' + ' | each plays the opening in turn with the same colour',
    () => {
      for (const depart of OUVERTURES.slice(0, 2)) {
        const { a, b, notes } = espions()
        const { grille, trait } = rejouer(depart)
        const surLeDepart = () =>
          notes.filter(note => JSON.stringify(note.grille) === JSON.stringify(grille) && note.couleur === trait)
        attendreValeur(
          () => {
            duel(a, b, [depart])
            return [...new Set(surLeDepart().map(({ qui }) => qui))].sort()
          },
          ['a', 'b'],
          {
            appel: `duel(a, b, ['${depart}'])`,
            quand:
              `qui reçoit la grille du départ avec ${NOMS[trait!]}` +
              ` | who receives the grid of the opening with ${NOMS[trait!]}`,
            grille,
          },
        )
      }
    },
  )

  test('chaque départ donne deux parties | each opening gives two games', () => {
    const total = (departs: string[]) =>
      attendreValeur(
        () => {
          const resultat = duel(premier, dernier, departs)
          return resultat?.a + resultat?.b + resultat?.nulles
        },
        2 * departs.length,
        { appel: `duel(premier, dernier, ${decrire(departs)}); a + b + nulles` },
      )
    total([])
    total(OUVERTURES.slice(0, 1))
    total(OUVERTURES)
  })

  test('chaque victoire va à qui a gagné | each win goes to whoever won', () => {
    donne('gourmand', 'premier', OUVERTURES, { a: 4, b: 2, nulles: 0 })
    donne('premier', 'dernier', OUVERTURES.slice(1, 2), { a: 2, b: 0, nulles: 0 })
    donne('dernier', 'premier', OUVERTURES.slice(1, 2), { a: 0, b: 2, nulles: 0 })
    donne('premier', 'dernier', OUVERTURES.slice(2), { a: 1, b: 1, nulles: 0 })
    donne('gourmand', 'dernier', OUVERTURES.slice(1), { a: 3, b: 1, nulles: 0 })
  })

  test('une partie nulle compte dans nulles | a draw counts in nulles', () => {
    donne('premier', 'dernier', OUVERTURES.slice(0, 1), { a: 1, b: 0, nulles: 1 })
    donne('dernier', 'gourmand', [VERS_LA_NULLE], { a: 0, b: 0, nulles: 2 })
  })

  test('un départ peut être une partie finie | an opening can be a finished game', () => {
    donne('premier', 'dernier', [NOIR_A_GAGNE], { a: 1, b: 1, nulles: 0 })
    donne('premier', 'dernier', [BLANC_A_GAGNE, NOIR_A_GAGNE], { a: 2, b: 2, nulles: 0 })
    donne('premier', 'dernier', [`${VERS_LA_NULLE}h2d3c8`], { a: 0, b: 0, nulles: 2 })
  })

  test('une stratégie peut jouer contre elle-même | a strategy can play against itself', () => {
    donne('premier', 'premier', OUVERTURES.slice(1, 2), { a: 1, b: 1, nulles: 0 })
    donne('premier', 'premier', [VERS_LA_NULLE], { a: 0, b: 0, nulles: 2 })
  })

  test('répondre null quand on peut jouer perd la partie | answering null when one can play loses the game', () => {
    donne('premier', 'abandonne', ['', 'f5', 'f5d6'], { a: 6, b: 0, nulles: 0 })
    donne('abandonne', 'premier', ['', 'f5', 'f5d6'], { a: 0, b: 6, nulles: 0 })
    donne('abandonne', 'abandonne', ['f5'], { a: 1, b: 1, nulles: 0 })
  })

  const CASES = Array.from({ length: 64 }, (_, n): [i: number, j: number] => [Math.floor(n / 8), n % 8])

  const INTERDITS: [
    fr: string,
    en: string,
    choisir: (grille: Grille, couleur: Couleur) => [i: number, j: number] | undefined,
  ][] = [
    [
      'jouer une case occupée perd la partie',
      'playing an occupied square loses the game',
      grille => CASES.find(([i, j]) => grille[i]![j] !== VIDE),
    ],
    ['jouer hors du plateau perd la partie', 'playing off the board loses the game', () => [8, 4]],
    [
      'jouer sans rien retourner perd la partie',
      'playing without turning anything over loses the game',
      (grille, couleur) => CASES.find(([i, j]) => grille[i]![j] === VIDE && !legal([i, j, []], coups(grille, couleur))),
    ],
  ]

  /** Plays like `premier`, but for an illegal square, which comes with this list. */
  const tricher =
    (choisir: (typeof INTERDITS)[number][2], r: (grille: Grille, couleur: Couleur) => Coup[2]): Strategie =>
    (grille, couleur) => {
      const interdite = [8, 9].includes(vides(grille)) ? choisir(grille, couleur) : undefined
      return interdite ? [...interdite, r(grille, couleur)] : premier(grille, couleur)
    }

  test('une liste de pions ne rend pas un coup permis | a list of discs does not make a move legal', () => {
    const adverse = (grille: Grille, couleur: Couleur) =>
      CASES.filter(([i, j]) => grille[i]![j] !== VIDE && grille[i]![j] !== couleur).slice(0, 1)
    const quand =
      'menteur joue comme premier, sauf une case interdite avec un pion à retourner' +
      ' | menteur plays like premier, but for an illegal square with a disc to turn over'
    for (const [, , choisir] of INTERDITS) {
      attendreValeur(
        () => lire(duel(tricher(choisir, adverse), dernier, OUVERTURES.slice(1, 2))),
        { a: 0, b: 2, nulles: 0 },
        { appel: `duel(menteur, dernier, ${decrire(OUVERTURES.slice(1, 2))})`, quand },
      )
    }
  })

  for (const [fr, en, choisir] of INTERDITS) {
    test(`${fr} | ${en}`, () => {
      const tricheur = tricher(choisir, () => [])
      const quand =
        'tricheur joue comme premier, sauf une case interdite | tricheur plays like premier, but for an illegal square'
      const departs = OUVERTURES.slice(1, 2)
      attendreValeur(
        () => lire(duel(tricheur, dernier, departs)),
        { a: 0, b: 2, nulles: 0 },
        { appel: `duel(tricheur, dernier, ${decrire(departs)})`, quand },
      )
      attendreValeur(
        () => lire(duel(dernier, tricheur, departs)),
        { a: 2, b: 0, nulles: 0 },
        { appel: `duel(dernier, tricheur, ${decrire(departs)})`, quand },
      )
    })
  }

  test(
    'une réponse interdite perd même une partie presque gagnée' +
      ' | an illegal answer loses even a game that is almost won',
    () => {
      const tardif = sauf(grille => vides(grille) < 12)
      attendreValeur(
        () => lire(duel(tardif, dernier, OUVERTURES.slice(1, 2))),
        { a: 0, b: 2, nulles: 0 },
        {
          appel: `duel(tardif, dernier, ${decrire(OUVERTURES.slice(1, 2))})`,
          quand: 'tardif répond null à la fin de la partie | tardif answers null at the end of the game',
        },
      )
    },
  )

  test('une réponse interdite ne perd que sa partie | an illegal answer loses only its own game', () => {
    const sansNoir = sauf((_, couleur) => couleur === NOIR)
    attendreValeur(
      () => lire(duel(sansNoir, dernier, OUVERTURES.slice(1, 2))),
      { a: 1, b: 1, nulles: 0 },
      {
        appel: `duel(sansNoir, dernier, ${decrire(OUVERTURES.slice(1, 2))})`,
        quand: 'sansNoir répond null quand elle a Noir | sansNoir answers null when it has Black',
      },
    )
  })

  test(
    'une stratégie qui abîme sa grille n’abîme pas la partie' +
      ' | a strategy that spoils its grid does not spoil the game',
    () => {
      const abime =
        (dommage: (grille: Grille, couleur: Couleur) => void): Strategie =>
        (grille, couleur) => {
          const coup = premier(grille, couleur)
          dommage(grille, couleur)
          return coup
        }
      const dommages: [nom: string, quand: string, dommage: (grille: Grille, couleur: Couleur) => void][] = [
        [
          'renverse',
          'renverse échange le haut et le bas de sa grille | renverse turns its grid upside down',
          grille => {
            grille.reverse()
          },
        ],
        [
          'efface',
          'efface vide chaque case de sa grille | efface empties each square of its grid',
          grille => {
            for (const ligne of grille) ligne.fill(VIDE)
          },
        ],
        [
          'remplit',
          'remplit couvre sa grille de ses pions | remplit covers its grid with its discs',
          (grille, couleur) => {
            for (const ligne of grille) ligne.fill(couleur)
          },
        ],
      ]
      for (const [nom, quand, dommage] of dommages) {
        attendreValeur(
          () => lire(duel(abime(dommage), dernier, OUVERTURES.slice(1, 2))),
          { a: 2, b: 0, nulles: 0 },
          { appel: `duel(${nom}, dernier, ${decrire(OUVERTURES.slice(1, 2))})`, quand },
        )
      }
    },
  )
})

describe('classement', () => {
  const lignes = (strategies: Record<string, Strategie>, departs: string[]): any[] => {
    const rendues: unknown = classement(strategies, departs)
    return Array.isArray(rendues) ? rendues : [rendues]
  }

  /** The row of this name, its five entries only. */
  const lire = (rendues: any[], nom: string): unknown => {
    const ligne = rendues.find(ligne => ligne?.nom === nom)
    return (
      ligne && { nom, points: ligne.points, victoires: ligne.victoires, nulles: ligne.nulles, defaites: ligne.defaites }
    )
  }

  const attend = (
    strategies: Record<string, Strategie>,
    departs: string[],
    attendues: Ligne[],
    situation: { appel: string; quand?: string },
  ) => {
    let rendues: any[] | undefined
    for (const attendue of attendues) {
      attendreValeur(() => lire((rendues ??= lignes(strategies, departs)), attendue.nom), attendue, {
        ...situation,
        appel: `${situation.appel}, '${attendue.nom}'`,
      })
    }
  }

  const TROIS = { premier, dernier, abandonne }

  test('chaque stratégie a une ligne | each strategy has one row', () => {
    attendreValeur(
      () =>
        lignes(TROIS, ['f5'])
          .map(ligne => ligne?.nom)
          .sort(),
      ['abandonne', 'dernier', 'premier'],
      { appel: "classement({ premier, dernier, abandonne }, ['f5'])", quand: 'les noms, triés | the names, sorted' },
    )
  })

  test('chacun rencontre une fois tous les autres | everyone meets all the others once', () => {
    const departs = [NOIR_A_GAGNE, 'f5']
    const parties = (ligne: any) => [ligne?.nom, ligne?.victoires + ligne?.nulles + ligne?.defaites]
    attendreValeur(
      () => lignes(TROIS, departs).map(parties).sort(),
      [
        ['abandonne', 8],
        ['dernier', 8],
        ['premier', 8],
      ],
      {
        appel: `classement({ premier, dernier, abandonne }, ${decrire(departs)})`,
        quand: 'les parties de chacun | the games of each',
      },
    )
  })

  test('une victoire vaut un point | a win is worth one point', () => {
    const departs = OUVERTURES.slice(1, 2)
    attend(
      TROIS,
      departs,
      [
        { nom: 'premier', points: 4, victoires: 4, nulles: 0, defaites: 0 },
        { nom: 'dernier', points: 2, victoires: 2, nulles: 0, defaites: 2 },
        { nom: 'abandonne', points: 0, victoires: 0, nulles: 0, defaites: 4 },
      ],
      { appel: `classement({ premier, dernier, abandonne }, ${decrire(departs)})` },
    )
  })

  test('une nulle vaut un demi-point | a draw is worth half a point', () => {
    const departs = OUVERTURES.slice(0, 1)
    attend(
      { premier, dernier },
      departs,
      [
        { nom: 'premier', points: 1.5, victoires: 1, nulles: 1, defaites: 0 },
        { nom: 'dernier', points: 0.5, victoires: 0, nulles: 1, defaites: 1 },
      ],
      { appel: `classement({ premier, dernier }, ${decrire(departs)})` },
    )
  })

  test('le plus de points vient en premier | the most points come first', () => {
    attendreValeur(
      () => lignes({ dernier, abandonne, premier }, OUVERTURES.slice(1, 2)).map(ligne => ligne?.nom),
      ['premier', 'dernier', 'abandonne'],
      {
        appel: `classement({ dernier, abandonne, premier }, ${decrire(OUVERTURES.slice(1, 2))})`,
        quand: 'les noms, dans l’ordre | the names, in order',
      },
    )
  })

  test('ce sont les points qui classent, non les victoires | points rank, not wins', () => {
    const dansLaNulle = (grille: Grille) => grille[7]![1] === BLANC
    const quatre = {
      edsger: sauf(grille => !dansLaNulle(grille)),
      ada: premier,
      alan: sauf(grille => dansLaNulle(grille)),
      grace: sauf((grille, couleur) => dansLaNulle(grille) && couleur === NOIR),
    }
    const appel = 'classement({ edsger, ada, alan, grace }, departs)'
    const departs = [VERS_LA_NULLE, VERS_NOIR]
    attend(
      quatre,
      departs,
      [
        { nom: 'ada', points: 8.5, victoires: 7, nulles: 3, defaites: 2 },
        { nom: 'edsger', points: 4.5, victoires: 3, nulles: 3, defaites: 6 },
        { nom: 'alan', points: 4, victoires: 4, nulles: 0, defaites: 8 },
      ],
      { appel },
    )
    attendreValeur(() => lignes(quatre, departs).map(ligne => ligne?.nom), ['ada', 'grace', 'edsger', 'alan'], {
      appel,
      quand: 'les noms, dans l’ordre | the names, in order',
    })
  })

  test(
    'à égalité, l’ordre est libre mais chacun a ses points' +
      ' | among equals the order is free but each has its points',
    () => {
      attend(
        { premier, dernier },
        [NOIR_A_GAGNE],
        [
          { nom: 'premier', points: 1, victoires: 1, nulles: 0, defaites: 1 },
          { nom: 'dernier', points: 1, victoires: 1, nulles: 0, defaites: 1 },
        ],
        { appel: `classement({ premier, dernier }, ['${NOIR_A_GAGNE}'])` },
      )
    },
  )

  test('seule, une stratégie ne joue pas | alone, a strategy does not play', () => {
    attend({ premier }, ['f5'], [{ nom: 'premier', points: 0, victoires: 0, nulles: 0, defaites: 0 }], {
      appel: "classement({ premier }, ['f5'])",
    })
  })
})
