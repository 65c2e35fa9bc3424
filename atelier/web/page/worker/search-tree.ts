// See `minimax` think. Its functions are watched (instrument.ts): each call that is given a grid and a number, and
// answers with a value, is a position of the tree. What was played to get there is read from the two grids.

import { decrire } from '../../../dessin/decrire.ts'
import { nomDe } from '../../../dessin/plateau.ts'
import type { openCalls } from './calls.ts'
import type { Position, Tree, TreeNode } from './protocol.ts'

/** Enough for three turns of any position; beyond, only the count goes on. */
const NODES_MAX = 20_000

type Found = { grid: string; numbers: number[]; answer?: unknown; children: Found[] }

export async function searchTree(
  { cells, turn }: Position,
  depth: number,
  calls: ReturnType<typeof openCalls>,
): Promise<Tree> {
  const roots: Found[] = []
  let nodes = 0
  watchWith((grid, numbers, call) => {
    const found: Found = { grid, numbers, children: [] }
    const before = path.at(-1)
    path.push(found)
    try {
      found.answer = call()
    } finally {
      path.pop()
    }
    if (valueOf(found.answer) !== undefined && ++nodes <= NODES_MAX) (before?.children ?? roots).push(found)
    return found.answer
  })
  await calls.load(['minimax'], '?vu')
  const grid = Array.from({ length: 8 }, (_, i) => cells.slice(8 * i, 8 * i + 8).map(([, value]) => value))
  const answer = calls.call('minimax', grid, turn, depth)
  const root = roots[0] ? toNode(simplify(roots[0]), turn) : null
  const whole = nodes <= NODES_MAX
  return { root, nodes: root && whole ? countNodes(root) : nodes, whole, answer: decrire(answer) }
}

const path: Found[] = []

function watchWith(seen: (grid: string, numbers: number[], call: () => unknown) => unknown): void {
  path.length = 0
  Object.assign(globalThis, {
    __temoin:
      (watched: (...args: unknown[]) => unknown) =>
      (...args: unknown[]) => {
        const grid = args.find(isGrid),
          numbers = args.filter(arg => typeof arg === 'number')
        return grid && numbers.length > 0
          ? seen(grid.flat().join(''), numbers, () => watched(...args))
          : watched(...args)
      },
  })
}

function isGrid(value: unknown): value is number[][] {
  return Array.isArray(value) && value.length === 8 && Array.isArray(value[0]) && value[0].length === 8
}

/** Every search of the course answers with a number, or with a number and a move. */
function valueOf(answer: unknown): number | undefined {
  const value = Array.isArray(answer) ? answer[0] : answer
  return typeof value === 'number' ? value : undefined
}

/**
 * A function that only hands the same position on to another one, with the same last numbers, is one position and not
 * two; and a function that judges a position is not a move away from it.
 */
function simplify(found: Found): Found {
  const { grid, numbers } = found
  const judges = (child: Found) =>
    child.grid === grid && child.children.length === 0 && child.numbers.length < numbers.length
  const isTail = (child: Found) => child.numbers.every((number, n) => number === numbers.at(n - child.numbers.length))
  const [only, ...others] = found.children
  if (only && others.length === 0 && only.grid === grid && isTail(only))
    return { ...simplify(only), answer: found.answer }
  return { ...found, children: found.children.filter(child => !judges(child)).map(simplify) }
}

/** The players take turns, and a pass is a turn. */
function toNode(found: Found, turn: number, parent?: Found, chosen = true): TreeNode {
  const { grid, answer, children } = found
  const best = chosenChild(found)
  return {
    grid,
    turn,
    chosen,
    move: parent ? squarePlayed(parent.grid, grid) : null,
    value: valueOf(answer)!,
    children: children.map(child => toNode(child, 3 - turn, found, child === best)),
  }
}

function countNodes({ children }: TreeNode): number {
  return children.reduce((sum, child) => sum + countNodes(child), 1)
}

function chosenChild({ grid, answer, children }: Found): Found | undefined {
  const move = Array.isArray(answer) ? answer[1] : undefined
  const name = Array.isArray(move) ? nomDe([Number(move[0]), Number(move[1])]) : null
  const byMove = children.find(child => squarePlayed(grid, child.grid) === name)
  return byMove ?? children.find(child => Math.abs(valueOf(child.answer)!) === Math.abs(valueOf(answer)!))
}

/** The square that was empty and is not any more; null when nothing was played. */
function squarePlayed(before: string, after: string): string | null {
  const at = [...before].findIndex((value, n) => value === '0' && after[n] !== '0')
  return at === -1 ? null : nomDe([Math.floor(at / 8), at % 8])
}
