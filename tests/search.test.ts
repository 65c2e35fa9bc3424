// The searches give exact values: those of an independent brute force that shares no line with the course.

import { expect, test } from 'vitest'
import { NOIR, type Couleur, type Grille } from '../solutions/01-plateau/plateau.ts'
import { coups, type Coup } from '../solutions/04-coups/coups.ts'
import { auTourDe } from '../solutions/06-fini/fini.ts'
import { jouer } from '../solutions/05-jouer-dejouer/jouer-dejouer.ts'
import { minimax } from '../solutions/11-minimax/minimax.ts'
import { alphaBeta } from '../solutions/14-alpha-beta/alpha-beta.ts'
import { creerPlateau } from '../solutions/01-plateau/plateau.ts'

/** More of them takes longer: REVERSI_POSITIONS=200 for a thorough proof. */
const POSITIONS = Number(process.env.REVERSI_POSITIONS) || 20
const END_GAME = 8

type Position = { grille: Grille; couleur: Couleur; vides: number }

/** Positions of seeded random games: the opening, the middle, the end, and every one with a forced pass. */
function positions(wanted: number): Position[] {
  const found: Position[] = []
  for (let seed = 1; found.length < wanted; seed++) {
    let state = seed * 7919
    const dice = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
    const grille = creerPlateau()
    const keep = [0, 0.33, 0.66, 1].map(part => Math.floor(part * 50 + dice() * 9))
    for (let couleur: Couleur | null = NOIR, tour = 0; couleur !== null; tour++) {
      const permis = coups(grille, couleur)
      const vides = grille.flat().filter(pion => pion === 0).length
      if (keep.includes(tour)) found.push({ grille: structuredClone(grille), couleur, vides })
      jouer(grille, couleur, permis[Math.floor(dice() * permis.length)]!)
      const suivant = auTourDe(grille, couleur)
      // The one who must pass is asked all the same: that is what a search meets inside its tree.
      if (suivant === couleur)
        found.push({ grille: structuredClone(grille), couleur: (3 - couleur) as Couleur, vides: vides - 1 })
      couleur = suivant
    }
  }
  return found.slice(0, wanted)
}

/** Brute force on a string of 64 signs: Black is 1, White 2. */
const STEPS = [-9, -8, -7, -1, 1, 7, 8, 9]

function after(board: string, colour: string, square: number): string | null {
  if (board[square] !== '0') return null
  const other = colour === '1' ? '2' : '1'
  const flips = STEPS.flatMap(step => {
    const line: number[] = []
    for (let from = square, at = square + step; neighbours(from, at); from = at, at += step) {
      if (board[at] === other) line.push(at)
      else return board[at] === colour ? line : []
    }
    return []
  })
  if (flips.length === 0) return null
  return [...board].map((sign, n) => (n === square || flips.includes(n) ? colour : sign)).join('')
}

const neighbours = (a: number, b: number) => b >= 0 && b < 64 && Math.abs((a % 8) - (b % 8)) <= 1
const replies = (board: string, colour: string) => [...board].flatMap((_, square) => after(board, colour, square) ?? [])
const score = (board: string) => [...board].reduce((sum, sign) => sum + (sign === '1' ? 1 : sign === '2' ? -1 : 0), 0)

function value(board: string, colour: string, depth: number): number {
  if (depth <= 0) return score(board)
  const other = colour === '1' ? '2' : '1'
  const next = replies(board, colour)
  if (next.length === 0) return replies(board, other).length > 0 ? value(board, other, depth - 1) : score(board)
  const values = next.map(board => value(board, other, depth - 1))
  return colour === '1' ? Math.max(...values) : Math.min(...values)
}

const asText = (grille: Grille) => grille.flat().join('')

/** The move must lead to the value; there is none exactly where nothing can be played. */
function checkMove({ grille, couleur }: Position, coup: Coup | null, v: number, depth: number): void {
  const board = asText(grille)
  if (depth <= 0 || replies(board, String(couleur)).length === 0) return void expect(coup).toBeNull()
  const played = after(board, String(couleur), 8 * coup![0] + coup![1])
  expect(played && value(played, String(3 - couleur), depth - 1)).toBe(v)
}

const all = positions(POSITIONS)

test('the positions are of every kind', () => {
  expect(new Set(all.map(({ couleur }) => couleur)).size).toBe(2)
  expect(all.some(({ grille, couleur }) => coups(grille, couleur).length === 0)).toBe(true)
  expect(all.some(({ vides }) => vides <= END_GAME)).toBe(true)
})

test('minimax and alphaBeta are exact, depth 0 to 3, and 4 where the tree is small', () => {
  for (const position of all) {
    const { grille, couleur } = position
    const deep = process.env.REVERSI_POSITIONS || coups(grille, couleur).length <= 6 ? 4 : 3
    for (let depth = 0; depth <= deep; depth++) {
      const before = asText(grille)
      const exact = value(before, String(couleur), depth)
      for (const search of [minimax, alphaBeta]) {
        const [v, coup] = search(grille, couleur, depth)
        expect(v, `${search.name} ${before} ${couleur} depth ${depth}`).toBe(exact)
        expect(asText(grille)).toBe(before)
        checkMove(position, coup, v, depth)
      }
    }
  }
})

test('to the end of the game, with at most eight empty squares', () => {
  const ends = all.filter(({ vides }) => vides <= (process.env.REVERSI_POSITIONS ? END_GAME : 6))
  expect(ends.length).toBeGreaterThan(0)
  for (const { grille, couleur } of ends) {
    const exact = value(asText(grille), String(couleur), 64)
    expect(alphaBeta(grille, couleur, 64)[0]).toBe(exact)
    expect(minimax(grille, couleur, 64)[0]).toBe(exact)
  }
})
