// Truths from outside: how many ways a game can begin, a pass counted as one turn.

import { expect, test } from 'vitest'
import { adversaire, creerPlateau, NOIR, type Couleur } from '../solutions/01-plateau/plateau.ts'
import { coups } from '../solutions/04-coups/coups.ts'
import { dejouer, jouer } from '../solutions/05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../solutions/06-fini/fini.ts'

/** Sequences of `depth` turns from the start: the number that programs all over the world agree on. */
const SEQUENCES = [4, 12, 56, 244, 1396, 8200, 55_092, 390_216]

test('the reference finds them, eight turns deep', () => {
  const grille = creerPlateau()
  const count = (couleur: Couleur, depth: number): number => {
    if (depth === 0) return 1
    const autre = adversaire(couleur)
    const permis = coups(grille, couleur)
    if (permis.length === 0) return peut(grille, autre) ? count(autre, depth - 1) : 1
    return permis.reduce((sum, coup) => {
      jouer(grille, couleur, coup)
      const found = count(autre, depth - 1)
      dejouer(grille, couleur, coup)
      return sum + found
    }, 0)
  }
  expect(SEQUENCES.map((_, n) => count(NOIR, n + 1))).toEqual(SEQUENCES)
})
