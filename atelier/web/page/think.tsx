// See your function think: what `coupValide` reads, the tree that `minimax` explores.

import { useState } from 'preact/hooks'
import type { Marks } from './board.tsx'
import { ReadsReplay } from './reads-replay.tsx'
import { SearchTree } from './search-tree.tsx'
import { news, stepOf } from './news.ts'
import { useStore } from './store.ts'
import { useWords } from './words.ts'
import type { Cells, View } from './worker/protocol.ts'

/** What thinking shows on the big board; `pick` when a square is to be chosen there. */
export type Thought = { marks?: Marks; cells?: Cells; pick?(name: string): void }
export type ThinkProps = { view: View; onThought(thought: Thought | undefined): void }

export function Think({ view, onThought }: { view: View | undefined; onThought: ThinkProps['onThought'] }) {
  const t = useWords()
  const [open, setOpen] = useState<'reads' | 'tree' | undefined>()
  useStore(news)
  const choose = (which: 'reads' | 'tree') => {
    onThought(undefined)
    setOpen(open === which ? undefined : which)
  }
  if (!view || !stepOf('coupValide')) return null
  return (
    <section class="panel think">
      <h2>{t.think}</h2>
      <div class="buttons">
        <button type="button" aria-expanded={open === 'reads'} onClick={() => choose('reads')}>
          {t.thinkReads}
        </button>
        {stepOf('minimax') && (
          <button type="button" aria-expanded={open === 'tree'} onClick={() => choose('tree')}>
            {t.thinkTree}
          </button>
        )}
      </div>
      {open === 'reads' && <ReadsReplay view={view} onThought={onThought} />}
      {open === 'tree' && <SearchTree view={view} onThought={onThought} />}
    </section>
  )
}

/** Whose function thinks: the learner's as soon as it is begun. */
export function WhoseFunction({ name }: { name: string }) {
  const t = useWords()
  const state = stepOf(name)?.state
  return <p class="quiet">{state === 'green' || state === 'begun' ? t.whose.own : t.whose.lent}</p>
}
