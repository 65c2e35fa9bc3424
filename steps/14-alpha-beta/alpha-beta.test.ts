import fc from 'fast-check'
import { describe, test } from 'vitest'
import { attendreUnCoup } from '../../atelier/dessin/attendre-coups.ts'
import { attendreIntact, attendrePropriete, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { lireDessin } from '../../atelier/dessin/plateau.ts'
import { adversaire, BLANC, creerPlateau, NOIR, VIDE, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { dejouer, jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../06-fini/fini.ts'
import { scoreNoir } from '../07-score-noir/score-noir.ts'
import { evaluer, minimaxAvec, type Evaluation } from '../13-evaluation/evaluation.ts'
import { alphaBeta } from './alpha-beta.ts'

const NOMS = { [NOIR]: 'NOIR', [BLANC]: 'BLANC' }

/** Each black disc is worth ten times its row plus its column; white ones are worth nothing. */
const pente: Evaluation = grille =>
  grille.reduce((somme, ligne, i) => ligne.reduce((s, pion, j) => s + (pion === NOIR ? 10 * i + j : 0), somme), 0)

/**
 * A number from 0 to 1008 that seems drawn at random: with it, no order of the moves is better than another for long.
 */
const melange: Evaluation = grille => grille.flat().reduce((n: number, pion) => (n * 31 + pion) % 1009, 7)

/** As `evaluer` judges what is over: far beyond the number of squares. */
const milliers: Evaluation = grille => 1000 * scoreNoir(grille)

const position = (dessin: string) => (): Grille => lireDessin(dessin).grille

const copie = (grille: Grille): Grille => grille.map(ligne => [...ligne])

/** Each disc shows its other side. */
const echangee = (grille: Grille): Grille =>
  grille.map(ligne => ligne.map(pion => (pion === VIDE ? VIDE : adversaire(pion))))

const milieu = position(`
    a b c d e f g h
  1 . . . . . . . .
  2 . X . . . . . .
  3 . . X . X . . .
  4 . O O X O O . .
  5 . . O X X O . .
  6 . O O O O O . .
  7 . . X . O O X .
  8 . . . . . O . .
`)

const large = position(`
    a b c d e f g h
  1 . O . . X . . .
  2 X X X X X . . .
  3 . O O O X O O O
  4 . . . O X . . .
  5 . . . X O X O .
  6 . O . X X O O .
  7 . O X X . . O .
  8 . O . . . . . .
`)

const ouverte = position(`
    a b c d e f g h
  1 . . . X . . . .
  2 . . . . X X . O
  3 . . X O . X X .
  4 . . . O X O X X
  5 . . . X O . . .
  6 . . X O O X . .
  7 . . O . O X . .
  8 . . . . . X . .
`)

const etroite = position(`
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . . X O . . .
  4 . . . X O . . .
  5 . . O X X X . .
  6 . . . O . . . .
  7 . . . . . . . .
  8 . . . . . . . .
`)

const finale = position(`
    a b c d e f g h
  1 X . O X X X O O
  2 . X O X X X O O
  3 O O X O X O X O
  4 . X O X O O X .
  5 X X X O O O X O
  6 O X O X X X X X
  7 O O X X X . X X
  8 O O X X X X . X
`)

const autreFinale = position(`
    a b c d e f g h
  1 . X X X X X X X
  2 . O X X X X X X
  3 . X O X X X X X
  4 O X O O X X X X
  5 O O O O X X X X
  6 O O O O X O X X
  7 O O O O X X O .
  8 X X X . X X O .
`)

const noirPasse = position(`
    a b c d e f g h
  1 O O O O O O . .
  2 O O X O X X X .
  3 O X O X O X . .
  4 O X O X X O X .
  5 O O X X O O X X
  6 O O X O X O X O
  7 X O O X X O X O
  8 X O O O O O O O
`)

const blancPasse = position(`
    a b c d e f g h
  1 X O O . O . . .
  2 X X O O O O . .
  3 X X O X O X O .
  4 X O X O X O O O
  5 X X X X O X O O
  6 X X X X O X X X
  7 X X O O X X X X
  8 X X X X X X X X
`)

/** Bounds that a pass would swap, or turn round, change the value here, whatever the order of the moves. */
const passeEntreDeux = position(`
    a b c d e f g h
  1 O O O . X . . X
  2 O . O X X . X X
  3 O X X O O X X X
  4 O . X X O O X X
  5 O X X X X O O X
  6 O . X X X O O X
  7 O X O O O X O X
  8 . O O O O O O .
`)

const finie = position(`
    a b c d e f g h
  1 X X X . . . . .
  2 . X . . . . . .
  3 . . . . . . . .
  4 . . . . . . . .
  5 . . . . . . . .
  6 . . . . . . O .
  7 . . . . . O O O
  8 . . . . . . O O
`)

/** The same value as minimax with the same evaluation, `scoreNoir` when none is given. */
function valeur(grille: Grille, couleur: Couleur, prof: number, evaluation?: Evaluation): void {
  const [v] = minimaxAvec(evaluation ?? scoreNoir)(copie(grille), couleur, prof)
  const donnees = evaluation ? ([evaluation] as const) : ([] as const)
  attendreValeur(() => alphaBeta(copie(grille), couleur, prof, ...donnees)?.[0], v, {
    appel: `alphaBeta(grille, ${NOMS[couleur]}, ${prof}${evaluation ? `, ${evaluation.name}` : ''})[0]`,
    grille,
  })
}

/** The moves after which minimax finds the best value, one level less deep. */
function meilleurs(grille: Grille, couleur: Couleur, prof: number, evaluation: Evaluation): Coup[] {
  const suites = coups(grille, couleur).map(coup => {
    const apres = copie(grille)
    jouer(apres, couleur, coup)
    return { coup, v: minimaxAvec(evaluation)(apres, adversaire(couleur), prof - 1)[0] }
  })
  const valeurs = suites.map(({ v }) => v)
  const but = couleur === NOIR ? Math.max(...valeurs) : Math.min(...valeurs)
  return suites.filter(({ v }) => v === but).map(({ coup }) => coup)
}

function choix(grille: Grille, couleur: Couleur, prof: number, evaluation: Evaluation): void {
  const bons = prof > 0 ? meilleurs(grille, couleur, prof, evaluation) : []
  attendreUnCoup(() => alphaBeta(copie(grille), couleur, prof, evaluation)?.[1], bons, {
    appel: `alphaBeta(grille, ${NOMS[couleur]}, ${prof}, ${evaluation.name})[1]`,
    grille,
  })
}

/** How many positions minimax visits: this one, and all those of its moves or of its pass. */
function deMinimax(grille: Grille, couleur: Couleur, prof: number): number {
  if (prof <= 0) return 1
  const permis = coups(grille, couleur),
    autre = adversaire(couleur)
  if (permis.length === 0) return peut(grille, autre) ? 1 + deMinimax(grille, autre, prof - 1) : 1
  if (prof === 1) return 1 + permis.length
  return permis.reduce((somme, coup) => {
    jouer(grille, couleur, coup)
    const suite = deMinimax(grille, autre, prof - 1)
    dejouer(grille, couleur, coup)
    return somme + suite
  }, 1)
}

/** What the counter shows after this search, from 0. */
function visitees(grille: Grille, couleur: Couleur, prof: number, evaluation: Evaluation): number {
  const compteur = { noeuds: 0 }
  alphaBeta(copie(grille), couleur, prof, evaluation, compteur)
  return compteur.noeuds
}

/** Exactly so many positions. */
function compte(grille: Grille, couleur: Couleur, prof: number, attendu: number): void {
  attendreValeur(() => visitees(grille, couleur, prof, scoreNoir), attendu, {
    appel: `alphaBeta(grille, ${NOMS[couleur]}, ${prof}, scoreNoir, compteur); compteur.noeuds`,
    grille,
  })
}

/** No more than this part of the positions that minimax visits. */
function auPlus(part: number, grille: Grille, couleur: Couleur, prof: number, evaluation: Evaluation): void {
  const total = deMinimax(copie(grille), couleur, prof)
  const plafond = Math.floor(part * total)
  const appel = `alphaBeta(grille, ${NOMS[couleur]}, ${prof}, ${evaluation.name}, compteur)`
  let vues = NaN
  attendreIntact(
    () => {
      vues = visitees(grille, couleur, prof, evaluation)
    },
    grille,
    { appel },
  )
  attendreValeur(() => vues >= 1 && vues <= plafond, true, {
    appel: `${appel}; compteur.noeuds <= ${plafond}`,
    quand: `alphaBeta en visite ${vues} et minimax ${total} | alphaBeta visits ${vues} and minimax ${total}`,
    grille,
  })
}

/** A position of a game: each number chooses one of the legal moves; a player who has none passes. */
function grilleApres(choix: number[]): Grille {
  const grille = creerPlateau()
  let couleur = NOIR
  for (const n of choix) {
    const permis = coups(grille, couleur)
    if (permis.length > 0) jouer(grille, couleur, permis[n % permis.length]!)
    couleur = adversaire(couleur)
  }
  return grille
}

describe('alphaBeta', () => {
  test('à la profondeur zéro, la position est seulement jugée | at depth zero the position is only judged', () => {
    for (const couleur of [NOIR, BLANC]) {
      valeur(milieu(), couleur, 0)
      valeur(milieu(), couleur, 0, pente)
      choix(milieu(), couleur, 0, pente)
    }
  })

  test('Noir choisit la plus grande valeur | Black chooses the greatest value', () => {
    valeur(creerPlateau(), NOIR, 1)
    valeur(milieu(), NOIR, 1)
  })

  test('Blanc choisit la plus petite valeur | White chooses the smallest value', () => {
    valeur(creerPlateau(), BLANC, 1)
    valeur(milieu(), BLANC, 1)
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const couleur of [NOIR, BLANC]) {
      for (const grille of [milieu(), finale(), noirPasse()]) {
        attendreIntact(() => alphaBeta(grille, couleur, 3), grille, { appel: `alphaBeta(grille, ${NOMS[couleur]}, 3)` })
      }
    }
  })

  test('au début de la partie, la valeur est celle de minimax | early in the game the value is that of minimax', () => {
    for (const couleur of [NOIR, BLANC]) {
      for (const prof of [2, 3, 4]) valeur(creerPlateau(), couleur, prof)
      valeur(etroite(), couleur, 3)
    }
  })

  test(
    'en pleine partie, la valeur est celle de minimax' + ' | in the middle of a game the value is that of minimax',
    () => {
      for (const couleur of [NOIR, BLANC]) {
        valeur(milieu(), couleur, 2)
        valeur(large(), couleur, 2)
      }
      valeur(milieu(), BLANC, 3)
    },
  )

  test('à la fin de la partie, la valeur est celle de minimax | late in the game the value is that of minimax', () => {
    for (const couleur of [NOIR, BLANC]) {
      for (const prof of [3, 12]) valeur(finale(), couleur, prof)
      valeur(autreFinale(), couleur, 4)
    }
  })

  test(
    'un joueur sans coup passe, et cela prend un tour' + ' | a player without a move passes, and that takes one turn',
    () => {
      for (const [grille, couleur] of [
        [noirPasse(), NOIR],
        [blancPasse(), BLANC],
      ] as const) {
        for (const prof of [1, 2, 3, 4]) valeur(grille, couleur, prof)
      }
    },
  )

  test('une passe laisse les bornes à leur place | a pass leaves the bounds in their places', () => {
    valeur(passeEntreDeux(), BLANC, 5)
  })

  test('qui passe ne joue aucun coup | who passes plays no move', () => {
    for (const [grille, couleur] of [
      [noirPasse(), NOIR],
      [blancPasse(), BLANC],
    ] as const) {
      for (const prof of [1, 3]) choix(grille, couleur, prof, scoreNoir)
    }
  })

  test('une partie finie est jugée telle quelle | a finished game is judged as it is', () => {
    for (const couleur of [NOIR, BLANC]) {
      for (const prof of [1, 3]) {
        valeur(finie(), couleur, prof)
        valeur(finie(), couleur, prof, pente)
        choix(finie(), couleur, prof, scoreNoir)
      }
    }
  })

  test('l’évaluation donnée juge les positions | the evaluation given judges the positions', () => {
    for (const couleur of [NOIR, BLANC]) {
      for (const prof of [1, 2]) valeur(milieu(), couleur, prof, pente)
      valeur(creerPlateau(), couleur, 4, melange)
      valeur(autreFinale(), couleur, 5, pente)
    }
    valeur(milieu(), NOIR, 3, pente)
  })

  test('des valeurs de plusieurs milliers comptent aussi | values of several thousands count too', () => {
    for (const [grille, couleur] of [
      [autreFinale(), NOIR],
      [echangee(autreFinale()), BLANC],
    ] as const) {
      for (const prof of [2, 3]) {
        valeur(grille, couleur, prof, milliers)
        choix(grille, couleur, prof, milliers)
      }
    }
  })

  test('evaluer juge les positions de même | evaluer judges the positions likewise', () => {
    for (const couleur of [NOIR, BLANC]) {
      for (const [grille, prof] of [
        [milieu(), 2],
        [autreFinale(), 3],
        [finie(), 2],
      ] as const) {
        const [v] = minimaxAvec(evaluer)(copie(grille), couleur, prof)
        const suite = `evaluer)(grille, ${NOMS[couleur]}, ${prof})[0]`
        attendreValeur(() => alphaBeta(copie(grille), couleur, prof, evaluer)?.[0] === v, true, {
          appel: `alphaBeta(grille, ${NOMS[couleur]}, ${prof}, evaluer)[0] === minimaxAvec(${suite}`,
          grille,
        })
      }
    }
  })

  test('le coup rendu mène à la valeur | the move returned leads to the value', () => {
    for (const couleur of [NOIR, BLANC]) {
      for (const prof of [1, 2]) choix(milieu(), couleur, prof, scoreNoir)
      for (const prof of [2, 3]) choix(etroite(), couleur, prof, melange)
      choix(autreFinale(), couleur, 5, scoreNoir)
    }
  })

  test(
    'à chaque moment d’une partie, la valeur et le coup sont ceux de minimax' +
      ' | at each moment of a game value and move are those of minimax',
    () => {
      const parties = fc.limitShrink(fc.array(fc.nat({ max: 999 }), { maxLength: 60, size: 'max' }), 100)
      const profondeurs = fc.constantFrom(1, 2)
      const pareil = fc.property(
        parties,
        fc.constantFrom(NOIR, BLANC),
        profondeurs,
        fc.constantFrom(scoreNoir, melange),
        (tirages, couleur, prof, evaluation) => {
          const grille = grilleApres(tirages)
          valeur(grille, couleur, prof, evaluation === scoreNoir ? undefined : evaluation)
          choix(grille, couleur, prof, evaluation)
        },
      )
      attendrePropriete(fc.check(pareil, { seed: 64, numRuns: 15 }))
    },
  )

  test('le compteur compte la racine | the counter counts the root', () => {
    for (const couleur of [NOIR, BLANC]) compte(milieu(), couleur, 0, 1)
  })

  test('le compteur compte chaque position visitée | the counter counts each position visited', () => {
    for (const couleur of [NOIR, BLANC]) {
      for (const grille of [creerPlateau(), milieu()]) compte(grille, couleur, 1, 1 + coups(grille, couleur).length)
    }
  })

  test('passer mène à une position de plus | passing leads to one more position', () => {
    for (const [grille, couleur] of [
      [noirPasse(), NOIR],
      [blancPasse(), BLANC],
    ] as const) {
      compte(grille, couleur, 1, 2)
      compte(grille, couleur, 2, 2 + coups(grille, adversaire(couleur)).length)
    }
  })

  test('le compteur continue là où il en était | the counter goes on from where it was', () => {
    attendreValeur(
      () => {
        const compteur = { noeuds: 100 }
        alphaBeta(creerPlateau(), NOIR, 1, scoreNoir, compteur)
        alphaBeta(milieu(), BLANC, 0, scoreNoir, compteur)
        return compteur.noeuds
      },
      106,
      {
        appel: 'compteur.noeuds',
        quand: 'parti de 100, après 5 positions puis 1 | having started at 100, after 5 positions and then 1',
      },
    )
  })

  test('il ne visite jamais plus de positions que minimax | it never visits more positions than minimax', () => {
    for (const couleur of [NOIR, BLANC]) {
      for (const evaluation of [scoreNoir, melange]) {
        for (const [grille, prof] of [
          [creerPlateau(), 3],
          [milieu(), 2],
          [etroite(), 3],
        ] as const) {
          auPlus(1, grille, couleur, prof, evaluation)
        }
      }
    }
  })

  test('Noir coupe, et Blanc aussi | Black cuts, and so does White', () => {
    for (const couleur of [NOIR, BLANC]) {
      for (const grille of [milieu(), large(), ouverte()]) auPlus(6 / 7, grille, couleur, 2, melange)
    }
  })

  test(
    'sur une position large, il se passe d’un tiers des positions de minimax' +
      ' | on a wide position it does without a third of the positions of minimax',
    () => {
      for (const [grille, couleur] of [
        [milieu(), NOIR],
        [large(), NOIR],
        [ouverte(), BLANC],
      ] as const) {
        auPlus(2 / 3, grille, couleur, 3, melange)
      }
    },
  )

  test('plus profond, il se passe de la moitié | deeper, it does without half of them', () => {
    auPlus(1 / 2, etroite(), NOIR, 4, melange)
  })
})
