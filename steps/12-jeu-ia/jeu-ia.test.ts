import fc from 'fast-check'
import { describe, test } from 'vitest'
import { attendreUnCoup } from '../../atelier/dessin/attendre-coups.ts'
import { attendreIntact, attendrePropriete, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { copie, lireDessin, nomDe } from '../../atelier/dessin/plateau.ts'
import { adversaire, BLANC, creerPlateau, NOIR, type Couleur, type Grille } from '../01-plateau/plateau.ts'
import { lireCase } from '../02-notation/notation.ts'
import { coups, type Coup } from '../04-coups/coups.ts'
import { jouer, jouerCoup } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe } from '../06-fini/fini.ts'
import { scoreNoir } from '../07-score-noir/score-noir.ts'
import type { Strategie } from '../08-jeu-stupide/jeu-stupide.ts'
import { minimax } from '../11-minimax/minimax.ts'
import { jeuIA } from './jeu-ia.ts'

const NOMS = { [NOIR]: 'NOIR', [BLANC]: 'BLANC' }

/**
 * At this depth, or at the usual one when none is given, any of these moves, with what it turns over; none means
 * `null`.
 */
function choisit(grille: Grille, couleur: Couleur, prof: number | undefined, permis: Coup[]): void {
  const reste = prof === undefined ? '' : `, ${prof}`
  attendreUnCoup(
    () => (prof === undefined ? jeuIA(copie(grille), couleur) : jeuIA(copie(grille), couleur, prof)),
    permis,
    { appel: `jeuIA(grille, ${NOMS[couleur]}${reste})`, grille },
  )
}

/** The moves of these names: `'g1 g2'`. */
function nommes(grille: Grille, couleur: Couleur, noms: string): Coup[] {
  return coups(copie(grille), couleur).filter(([i, j]) => noms.split(' ').includes(nomDe([i, j])))
}

/** Every move that leads to the value of step 11. */
function meilleurs(grille: Grille, couleur: Couleur, prof: number): Coup[] {
  const [v] = minimax(copie(grille), couleur, prof)
  return coups(copie(grille), couleur).filter(coup => {
    const apres = copie(grille) as Grille
    jouer(apres, couleur, coup)
    return minimax(apres, adversaire(couleur), prof - 1)[0] === v
  })
}

// Games, played by jeuIA with one colour and by somebody else with the other.

/** The first legal move, in reading order. */
const premier: Strategie = (grille, couleur) => rangerCoups(grille, couleur)[0] ?? null

/** A legal move at random, with the same numbers in each game. */
function auHasard(graine = 64): Strategie {
  const hasard = generateur(graine)
  return (grille, couleur) => {
    const permis = rangerCoups(grille, couleur)
    return permis[Math.floor(hasard() * permis.length)] ?? null
  }
}

function rangerCoups(grille: Grille, couleur: Couleur): Coup[] {
  return coups(grille, couleur).sort(([i, j], [k, l]) => i - k || j - l)
}

function generateur(graine: number): () => number {
  let etat = graine
  return () => (etat = (etat * 48_271) % 2_147_483_647) / 2_147_483_647
}

/**
 * Plays the game to its end, and gives the score from the side of `moi`, who is jeuIA; each of its moves must be legal.
 */
function partie(depart: Grille, trait: Couleur, moi: Couleur, prof: number, autre: Strategie): number {
  const grille = copie(depart) as Grille
  let joueur: Couleur | null = trait
  while (joueur !== null) {
    const coup = joueur === moi ? jeuIA(copie(grille), moi, prof) : autre(copie(grille), joueur)
    if (joueur === moi)
      attendreUnCoup(() => coup, coups(copie(grille), moi), { appel: `jeuIA(grille, ${NOMS[moi]}, ${prof})`, grille })
    if (!coup) break
    jouer(grille, joueur, coup)
    joueur = auTourDe(grille, joueur)
  }
  return moi === NOIR ? scoreNoir(grille) : -scoreNoir(grille)
}

/**
 * Half-played games made for this test, in which nobody passes; any of the best moves leads to more than half the
 * points.
 */
const DEBUTS = [
  'e6f6d3d6f7c3c4d2c2e7e8f5f4f8c5d8e3e2c6b3d1g3e1g6h6f3g5d7g8b1c8f1g1f2',
  'c4c5e6e3c6e7f4b3f5g4f3d6g5g6h4b5b4d3d7f6f8c7e2f2h5e8d2e1d8c8g3a4b8f7',
  'e6d6c5b4c4f6e7d3b5f4f5b6a5a6b3c6e3c3c2a4d7g5c7f8g7d1e8b8c8d8a3a2g6h6',
  'f5d6c5f4e7d7d3e3d8c7g4g3f3e2d2g6e6e8f8c8e1c2g5g8b1d1c3b3f2f1c4h3f6g2',
]

/** Each beginning twice, jeuIA having each colour in turn: a win is one point, a draw half a point. */
function serie(contre: () => Strategie): number {
  const points = DEBUTS.flatMap(debut =>
    [NOIR, BLANC].map(moi => {
      const { grille, trait } = rejouerDebut(debut)
      return (Math.sign(partie(grille, trait, moi, 2, contre())) + 1) / 2
    }),
  )
  return points.reduce((somme, un) => somme + un, 0)
}

/** Nobody passes in these beginnings. */
function rejouerDebut(debut: string): { grille: Grille; trait: Couleur } {
  const grille = creerPlateau()
  let trait = NOIR
  for (const nom of debut.match(/../g)!) {
    jouerCoup(grille, trait, ...lireCase(nom)!)
    trait = adversaire(trait)
  }
  return { grille, trait }
}

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

/** The position of the statement: each depth has another best move. */
const QUATRE_AVIS = `
    a b c d e f g h
  1 . . . . . . . .
  2 . . X X . . . .
  3 . O X O X . . .
  4 O O O O O X . .
  5 . O O O O O . .
  6 . . X . . . . .
  7 . . . . . . . .
  8 . . . . . . . .
`

const TROIS_AVIS = `
    a b c d e f g h
  1 X X X X X X X O
  2 O O O O O O O O
  3 X O O X X O X O
  4 X X O O O X X O
  5 . X X O O X X O
  6 O . X X X X X O
  7 . . . X X X O O
  8 . . . . . . . O
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

describe('jeuIA', () => {
  test('le coup est permis, avec les pions qu’il retourne | the move is legal, with the discs it turns over', () => {
    for (const couleur of [NOIR, BLANC]) {
      for (const grille of [creerPlateau(), lireDessin(QUATRE_AVIS).grille])
        choisit(grille, couleur, undefined, coups(copie(grille), couleur))
    }
  })

  test('sans coup permis, la réponse est null | without a legal move the answer is null', () => {
    choisit(lireDessin(NOIR_PASSE).grille, NOIR, undefined, [])
    choisit(lireDessin(NOIR_PASSE).grille, NOIR, 1, [])
    choisit(lireDessin(FINI).grille, BLANC, undefined, [])
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const [dessin, couleur] of [
      [QUATRE_AVIS, NOIR],
      [TROIS_AVIS, BLANC],
      [NOIR_PASSE, NOIR],
    ] as const) {
      const { grille } = lireDessin(dessin)
      attendreIntact(() => jeuIA(grille, couleur, 2), grille, { appel: `jeuIA(grille, ${NOMS[couleur]}, 2)` })
    }
  })

  test('un tour plus loin, le meilleur score l’emporte | one turn ahead the best score prevails', () => {
    choisit(lireDessin(ARBRE).grille, NOIR, 1, nommes(lireDessin(ARBRE).grille, NOIR, 'g1'))
    choisit(lireDessin(TROIS_AVIS).grille, BLANC, 1, nommes(lireDessin(TROIS_AVIS).grille, BLANC, 'b6'))
  })

  test('deux tours plus loin, la réponse adverse compte | two turns ahead the adversary’s answer counts', () => {
    choisit(lireDessin(ARBRE).grille, NOIR, 2, nommes(lireDessin(ARBRE).grille, NOIR, 'g2'))
    choisit(lireDessin(TROIS_AVIS).grille, BLANC, 2, nommes(lireDessin(TROIS_AVIS).grille, BLANC, 'c8'))
  })

  test('chaque profondeur a son avis | each depth has its opinion', () => {
    const { grille } = lireDessin(QUATRE_AVIS)
    choisit(grille, NOIR, 1, nommes(grille, NOIR, 'd6'))
    choisit(grille, NOIR, 2, nommes(grille, NOIR, 'f6'))
    choisit(grille, NOIR, 3, nommes(grille, NOIR, 'g6'))
  })

  test(
    'sans profondeur donnée, la recherche va à trois tours' +
      ' | without a given depth the search goes three turns ahead',
    () => {
      choisit(lireDessin(QUATRE_AVIS).grille, NOIR, undefined, nommes(lireDessin(QUATRE_AVIS).grille, NOIR, 'g6'))
      choisit(lireDessin(TROIS_AVIS).grille, BLANC, undefined, nommes(lireDessin(TROIS_AVIS).grille, BLANC, 'f8'))
    },
  )

  test('le coup est l’un des meilleurs de minimax | the move is one of the best of minimax', () => {
    const tirages = fc.limitShrink(
      fc.record({ tours: fc.integer({ min: 0, max: 56 }), graine: fc.integer({ min: 1, max: 1_000_000 }) }),
      100,
    )
    const parmi = fc.property(tirages, fc.constantFrom(1, 2), ({ tours, graine }, prof) => {
      const { grille, trait } = partieAuHasard(tours, graine)
      choisit(grille, trait, prof, meilleurs(grille, trait, prof))
      if (tours > 50) choisit(grille, trait, undefined, meilleurs(grille, trait, 3))
    })
    attendrePropriete(fc.check(parmi, { seed: 64, numRuns: 30 }))
  })

  test(
    'qui voit la fin obtient la valeur promise, contre tous' +
      ' | whoever sees the end gets the promised value, against anyone',
    () => {
      for (const [dessin, trait, moi] of [
        [ARBRE, NOIR, NOIR],
        [PASSE_EN_ROUTE, NOIR, NOIR],
        [NOIR_PASSE, BLANC, BLANC],
      ] as const) {
        const { grille } = lireDessin(dessin)
        const promise = Math.abs(minimax(copie(grille), moi, 12)[0])
        for (const autre of [premier, auHasard()]) {
          const obtenue = () => Math.min(partie(grille, trait, moi, 12, autre), promise)
          attendreValeur(obtenue, promise, {
            appel: `jeuIA(grille, ${NOMS[moi]}, 12)`,
            quand: 'l’écart à la fin de la partie | the difference at the end of the game',
            grille,
          })
        }
      }
    },
  )

  test('l’IA bat qui joue le premier coup venu | the AI beats a player who takes the first move', () => {
    attendreValeur(
      () =>
        Math.min(
          serie(() => premier),
          4,
        ),
      4,
      { appel: 'jeuIA(grille, couleur, 2)', quand: 'points en 8 parties, au moins | points in 8 games, at least' },
    )
  })

  test('l’IA bat qui joue au hasard | the AI beats a player who plays at random', () => {
    attendreValeur(
      () =>
        Math.min(
          serie(() => auHasard()),
          4,
        ),
      4,
      { appel: 'jeuIA(grille, couleur, 2)', quand: 'points en 8 parties, au moins | points in 8 games, at least' },
    )
  })
})

/** The position after so many moves of a game at random, or the last one where somebody can play. */
function partieAuHasard(tours: number, graine: number): { grille: Grille; trait: Couleur } {
  const choisir = auHasard(graine)
  let grille = creerPlateau(),
    trait = NOIR
  for (let tour = 0; tour < tours; tour++) {
    const apres = copie(grille) as Grille
    jouer(apres, trait, choisir(grille, trait)!)
    const suivant = auTourDe(apres, trait)
    if (suivant === null) break
    grille = apres
    trait = suivant
  }
  return { grille, trait }
}
