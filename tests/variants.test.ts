// The variants: counts known from outside, one rule that agrees with the direct ones, and undoing that undoes.

import { describe, expect, test } from 'vitest'
import { creerPlateau, type Couleur } from '../solutions/01-plateau/plateau.ts'
import { coups } from '../solutions/04-coups/coups.ts'
import { dejouer, jouer } from '../solutions/05-jouer-dejouer/jouer-dejouer.ts'
import {
  cle,
  coupsHex,
  creerHexagone,
  dejouerHex,
  DIRECTIONS_HEX,
  jouerHex,
  type PlateauHex,
} from '../solutions/16-hexagonal/hexagonal.ts'
import {
  coupsTrois,
  creerPlateauTrois,
  dejouerTrois,
  jouerTrois,
  type Couleur3,
} from '../solutions/17-trois-joueurs/trois-joueurs.ts'
import {
  carre,
  coupsSur,
  creerHexagoneATrois,
  dejouerSur,
  hexagone,
  jouerSur,
  type Geometrie,
  type Plateau,
} from '../solutions/18-hexagone-a-trois/hexagone-a-trois.ts'
import * as cent from '../solutions/19-othellier-100/othellier-100.ts'

/** A game as this file sees it: moves for a player, played and undone on one board. */
type Jeu<Coup> = {
  joueurs: number
  coups(joueur: number): Coup[]
  jouer(joueur: number, coup: Coup): void
  dejouer(joueur: number, coup: Coup): void
  voir(): unknown
}

const carreDirect = (): Jeu<ReturnType<typeof coups>[number]> => {
  const grille = creerPlateau()
  const couleur = (joueur: number) => (joueur + 1) as Couleur
  return {
    joueurs: 2,
    coups: j => coups(grille, couleur(j)),
    jouer: (j, c) => jouer(grille, couleur(j), c),
    dejouer: (j, c) => dejouer(grille, couleur(j), c),
    voir: () => structuredClone(grille),
  }
}

const hexagonal = (plateau: PlateauHex = creerHexagone()): Jeu<ReturnType<typeof coupsHex>[number]> => {
  const couleur = (joueur: number) => (joueur + 1) as Couleur
  return {
    joueurs: 2,
    coups: j => coupsHex(plateau, couleur(j)),
    jouer: (j, c) => jouerHex(plateau, couleur(j), c),
    dejouer: (j, c) => dejouerHex(plateau, couleur(j), c),
    voir: () => [...plateau],
  }
}

const aTrois = (): Jeu<ReturnType<typeof coupsTrois>[number]> => {
  const grille = creerPlateauTrois()
  const couleur = (joueur: number) => (joueur + 1) as Couleur3
  return {
    joueurs: 3,
    coups: j => coupsTrois(grille, couleur(j)),
    jouer: (j, c) => jouerTrois(grille, couleur(j), c),
    dejouer: (j, c) => dejouerTrois(grille, couleur(j), c),
    voir: () => structuredClone(grille),
  }
}

const general = (
  geometrie: Geometrie,
  plateau: Plateau,
  joueurs: number,
): Jeu<ReturnType<typeof coupsSur>[number]> => ({
  joueurs,
  coups: j => coupsSur(geometrie, plateau, j + 1),
  jouer: (j, c) => jouerSur(plateau, j + 1, c),
  dejouer: (_, c) => dejouerSur(plateau, c),
  voir: () => [...plateau],
})

const vecteur = (): Jeu<cent.Coup100> => {
  const othellier = cent.depuisGrille(creerPlateau())
  return {
    joueurs: 2,
    coups: j => cent.coupsLegaux(othellier, j as cent.Couleur100),
    jouer: (_, c) => cent.jouer(othellier, c),
    dejouer: (_, c) => cent.annuler(othellier, c),
    voir: () => structuredClone(othellier),
  }
}

const deGrille = (grille: readonly (readonly number[])[]): Plateau =>
  new Map(grille.flatMap((ligne, i) => ligne.map((pion, j) => [`${i},${j}`, pion] as const)))

/** Sequences of this many turns, a forced pass counted as one. */
function perft<C>(jeu: Jeu<C>, depth: number, joueur = 0): number {
  if (depth === 0) return 1
  const suivant = (joueur + 1) % jeu.joueurs
  const permis = jeu.coups(joueur)
  if (permis.length === 0) return someoneCanPlay(jeu) ? perft(jeu, depth - 1, suivant) : 1
  return permis.reduce((sum, coup) => {
    jeu.jouer(joueur, coup)
    const found = perft(jeu, depth - 1, suivant)
    jeu.dejouer(joueur, coup)
    return sum + found
  }, 0)
}

const someoneCanPlay = <C>(jeu: Jeu<C>) =>
  Array.from({ length: jeu.joueurs }, (_, j) => jeu.coups(j)).some(permis => permis.length > 0)
const counts = <C>(jeu: Jeu<C>, depth: number) => Array.from({ length: depth }, (_, n) => perft(jeu, n + 1))

const anneauSeul = () => {
  const plateau = creerHexagone()
  for (const [q, r] of DIRECTIONS_HEX) plateau.set(cle([2 * q, 2 * r]), 0)
  return plateau
}

describe('counts known from outside', () => {
  test('the hexagon', () => expect(counts(hexagonal(), 5)).toEqual([10, 81, 645, 4629, 33_726]))
  test('the hexagon with the ring alone', () =>
    expect(counts(hexagonal(anneauSeul()), 5)).toEqual([6, 24, 72, 234, 780]))
  test('three players', () => expect(counts(aTrois(), 4)).toEqual([10, 89, 608, 5032]))
  test('three players on the hexagon', () =>
    expect(counts(general(hexagone(5), creerHexagoneATrois(), 3), 5)).toEqual([5, 22, 82, 426, 2314]))
})

describe('one rule for every board', () => {
  test('agrees with the hexagon of step 16', () => {
    expect(counts(general(hexagone(5), new Map(creerHexagone()), 2), 4)).toEqual(counts(hexagonal(), 4))
    expect(counts(general(hexagone(5), new Map(anneauSeul()), 2), 6)).toEqual(counts(hexagonal(anneauSeul()), 6))
  })
  test('agrees with the three players of step 17', () =>
    expect(counts(general(carre(9), deGrille(creerPlateauTrois()), 3), 4)).toEqual(counts(aTrois(), 4)))
  test('agrees with the square of step 04', () =>
    expect(counts(general(carre(8), deGrille(creerPlateau()), 2), 5)).toEqual(counts(carreDirect(), 5)))
})

test('the vector of step 19 agrees with the grid of step 04, seven turns deep', () => {
  expect(perft(vecteur(), 7)).toBe(perft(carreDirect(), 7))
})

/** A small generator, the same everywhere. */
function dice(seed: number): () => number {
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
    return seed / 2 ** 32
  }
}

describe('whole games undone give the start back', () => {
  test.for([
    ['the square', carreDirect],
    ['the hexagon', hexagonal],
    ['three players', aTrois],
    ['the vector', vecteur],
    ['three players on the hexagon', () => general(hexagone(5), creerHexagoneATrois(), 3)],
  ] as [string, () => Jeu<unknown>][])('%s', ([, ouvrir]) => {
    for (let seed = 1; seed <= 10; seed++) {
      const jeu = ouvrir(),
        hasard = dice(seed)
      const seen: unknown[] = [],
        played: [number, unknown][] = []
      for (let joueur = 0; someoneCanPlay(jeu); joueur = (joueur + 1) % jeu.joueurs) {
        const permis = jeu.coups(joueur)
        if (permis.length === 0) continue
        const coup = permis[Math.floor(hasard() * permis.length)]
        seen.push(jeu.voir())
        played.push([joueur, coup])
        jeu.jouer(joueur, coup)
      }
      expect(played.length).toBeGreaterThan(10)
      while (played.length > 0) {
        jeu.dejouer(...played.pop()!)
        expect(jeu.voir()).toEqual(seen.pop())
      }
    }
  })
})
