// Why step 16 starts with twelve discs: from the ring of six alone, the cells whose q and r are both even are never
// played. From a cell with two even coordinates, two steps in any direction lead to another one: a run that starts
// there cannot be closed, or go on, without a disc on such a cell, and the ring has none.

import { describe, expect, test } from 'vitest'
import { adversaire, NOIR, VIDE, type Couleur } from '../solutions/01-plateau/plateau.ts'
import {
  cle,
  coupsHex,
  creerHexagone,
  dejouerHex,
  DIRECTIONS_HEX,
  jouerHex,
  type CoupHex,
  type Hex,
  type PlateauHex,
} from '../solutions/16-hexagonal/hexagonal.ts'

const CORNERS = DIRECTIONS_HEX.map(([q, r]) => cle([4 * q, 4 * r]))
const EVEN = [...creerHexagone().keys()].filter(name => name.split(',').every(part => Number(part) % 2 === 0))

function ringAlone(): PlateauHex {
  const board = creerHexagone()
  for (const [q, r] of DIRECTIONS_HEX) board.set(cle([2 * q, 2 * r]), VIDE)
  return board
}

/** The even cells that a colour may play on, or that hold a disc. */
function evenInUse(board: PlateauHex, moves: CoupHex[]): string[] {
  const played = moves.map(([q, r]) => cle([q, r]))
  return EVEN.filter(name => played.includes(name) || board.get(name) !== VIDE)
}

/** Calls `see` with every position of the first plies, and the moves of the player to move. */
function explore(
  board: PlateauHex,
  colour: Couleur,
  plies: number,
  see: (board: PlateauHex, moves: CoupHex[]) => void,
): void {
  const moves = coupsHex(board, colour)
  see(board, moves)
  if (plies === 0) return
  for (const move of moves) {
    jouerHex(board, colour, move)
    explore(board, adversaire(colour), plies - 1, see)
    dejouerHex(board, colour, move)
  }
}

/** A whole game with moves drawn at random, and the same ones for the same seed. */
function randomGame(board: PlateauHex, seed: number, see: (board: PlateauHex, moves: CoupHex[]) => void): void {
  let colour = NOIR
  for (let passes = 0; passes < 2; colour = adversaire(colour)) {
    const moves = coupsHex(board, colour)
    see(board, moves)
    passes = moves.length > 0 ? 0 : passes + 1
    seed = (seed * 1103515245 + 12345) % 2147483648
    const move = moves[Math.floor((seed / 2147483648) * moves.length)]
    if (move) jouerHex(board, colour, move)
  }
}

describe('the cells whose q and r are both even', () => {
  test('are nineteen, with the centre and the six corners', () => {
    expect(EVEN).toHaveLength(19)
    expect(EVEN).toEqual(expect.arrayContaining([cle([0, 0]), ...CORNERS]))
  })

  test('are two steps away from one another in every direction', () => {
    const coordinates = EVEN.map(name => name.split(',').map(Number) as Hex)
    for (const [q, r] of coordinates) {
      const twoSteps = DIRECTIONS_HEX.map(([dq, dr]) => cle([q + 2 * dq, r + 2 * dr]))
      expect(twoSteps.filter(name => creerHexagone().has(name) && !EVEN.includes(name))).toEqual([])
    }
  })

  test('stay out of reach in the first six moves from the ring alone', () => {
    let positions = 0
    explore(ringAlone(), NOIR, 6, (board, moves) => {
      positions++
      expect(evenInUse(board, moves)).toEqual([])
    })
    expect(positions).toBe(1 + 6 + 24 + 72 + 234 + 780 + 2844)
  })

  test('stay out of reach in whole games from the ring alone', () => {
    for (let seed = 1; seed <= 50; seed++) {
      randomGame(ringAlone(), seed, (board, moves) => expect(evenInUse(board, moves)).toEqual([]))
    }
  })

  test('are played in whole games from the start of the course', () => {
    const played = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const board = creerHexagone()
      randomGame(board, seed, () => {})
      for (const name of EVEN) if (board.get(name) !== VIDE) played.add(name)
    }
    expect([...played].sort()).toEqual([...EVEN].sort())
  })
})
