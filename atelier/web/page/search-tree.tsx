// The tree that `minimax` explored: foldable, each position with its value, the chosen branch marked.

import { useState } from 'preact/hooks'
import { FailureText } from './failure-text.tsx'
import { WhoseFunction, type ThinkProps } from './think.tsx'
import { thinkOnce } from './thinking.ts'
import { useWords } from './words.ts'
import type { Cells, Failure, Tree, TreeNode } from './worker/protocol.ts'

const DEPTH = 3

export function SearchTree({ view, onThought }: ThinkProps) {
  const t = useWords()
  const [tree, setTree] = useState<Tree | undefined>()
  const [failure, setFailure] = useState<Failure | undefined>()
  const [busy, setBusy] = useState(false)
  const explore = async () => {
    setBusy(true)
    const thought = await thinkOnce('minimax', {
      kind: 'tree',
      position: { cells: view.cells, turn: view.turn ?? 1 },
      depth: DEPTH,
    })
    setBusy(false)
    onThought(undefined)
    setTree('value' in thought ? thought.value : undefined)
    setFailure('failure' in thought ? thought.failure : undefined)
  }
  const show = (node: TreeNode) =>
    onThought({
      cells: view.cells.map(([name], n): Cells[number] => [name, Number(node.grid[n])]),
      marks: node.move ? { [node.move]: { text: '', kind: 'node' } } : undefined,
    })
  return (
    <div class="tree">
      <p>{t.treeHow}</p>
      <WhoseFunction name="minimax" />
      <button type="button" disabled={busy} onClick={() => void explore()}>
        {busy ? t.treeGoing : t.treeGo}
      </button>
      {failure && <FailureText failure={failure} />}
      {tree && (
        <p>
          {t.treeNodes(tree.nodes)} {!tree.whole && t.treeCut} <code>{t.answer(tree.answer)}</code>
        </p>
      )}
      {tree && !tree.root?.children.length && <p>{t.treeNone}</p>}
      {tree?.root && (
        <ul class="branch root">
          <Branch node={tree.root} open show={show} name={t.treeRoot} />
        </ul>
      )}
    </div>
  )
}

/** Children are drawn when their parent is unfolded: a tree has thousands. */
function Branch({
  node,
  open = false,
  name,
  show,
}: {
  node: TreeNode
  open?: boolean
  name?: string
  show(node: TreeNode): void
}) {
  const t = useWords()
  const [unfolded, setUnfolded] = useState(open)
  const leaf = node.children.length === 0
  const label = name ?? node.move ?? t.treePass
  const toggle = () => {
    setUnfolded(!unfolded)
    show(node)
  }
  return (
    <li class={node.chosen ? 'chosen' : ''}>
      <button type="button" class="node" aria-expanded={leaf ? undefined : unfolded} onClick={toggle}>
        {!name && <span class={`dot p${3 - node.turn}`} aria-hidden="true" />}
        <span class="move">{label}</span>
        <span class="value">{t.treeValue(node.value)}</span>
        {node.chosen && !name && (
          <span class="star">
            ★<span class="hidden"> {t.chosen}</span>
          </span>
        )}
        {!leaf && <span class="quiet">{t.treeChooses[node.turn]}</span>}
      </button>
      {unfolded && !leaf && (
        <ul class="branch">
          {node.children.map((child, n) => (
            <Branch node={child} open={child.chosen && node.chosen} show={show} key={n} />
          ))}
        </ul>
      )}
    </li>
  )
}
