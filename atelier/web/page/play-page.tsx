// The page of a board: the board itself, what is happening on it, and the panels beside it.

import { useEffect, useRef, useState } from 'preact/hooks'
import { Board, type Marks } from './board.tsx'
import { PERSON, type LiveGame } from './game.ts'
import { asText, spoken } from './layout.ts'
import { currentStep, news } from './news.ts'
import { boardOf, FailureCard, Functions, Players } from './panels.tsx'
import { boardsOfTest, opened, pageOf, RedTests } from './red-tests.tsx'
import { useStore } from './store.ts'
import { TestOnBoard } from './test-on-board.tsx'
import { Think, type Thought } from './think.tsx'
import { useLang, useNames, useWords } from './words.ts'
import { NEEDED } from './worker/homes.ts'
import type { Cells, View } from './worker/protocol.ts'

export function PlayPage({ game, isTest }: { game: LiveGame; isTest: boolean }) {
  const t = useWords(),
    lang = useLang()
  const state = useStore(game.store)
  const { last: test } = useStore(opened)
  const { steps } = useStore(news)
  const { variant, view, players, moves, failure } = state
  const [thought, setThought] = useState<Thought | undefined>()
  const [refused, setRefused] = useState<{ name: string; view?: View } | undefined>()
  const title = t.pages[pageOf(variant)]
  const step = variant === 'carre' ? currentStep() : steps.find(({ number }) => number === NEEDED[variant])
  const onTest = isTest && test !== undefined && boardsOfTest(test)?.variant === variant
  useUndoKey(game, !onTest)
  if (onTest) return <TestOnBoard opened={test} game={game} title={title} />
  const picking = thought?.pick
  const shown: { cells: Cells; marks?: Marks } = {
    cells: thought?.cells ?? view?.cells ?? boardOf(failure, variant),
    marks: thought?.marks,
  }
  const legal = view && players[view.turn ?? 0] === PERSON && !thought ? view.moves.map(({ name }) => name) : []
  const pick = (name: string) => {
    if (picking) return picking(name)
    setRefused(legal.includes(name) ? undefined : { name, view })
    if (legal.includes(name)) game.play(name)
  }
  return (
    <main id="content" tabIndex={-1} class={`play ${thought ? 'thinking' : ''}`}>
      <section class="stage" data-played={view?.played} data-turn={view ? (view.turn ?? 'none') : undefined}>
        <h1>{title}</h1>
        <Status game={game} refused={refused && refused.view === view ? refused.name : undefined} />
        <Board
          variant={variant}
          {...shown}
          legal={legal}
          last={view && !thought ? moves[view.played - 1] : undefined}
          label={t.board(title)}
          onPick={pick}
        />
        <div class="buttons">
          <button type="button" onClick={game.undo} disabled={moves.length === 0}>
            {t.undo}
          </button>
          <button type="button" onClick={() => game.restart()}>
            {t.restart}
          </button>
        </div>
        <p class="quiet keys">{t.keys}</p>
        <details class="as-text">
          <summary>{t.asText}</summary>
          <pre tabIndex={0}>{asText(variant, shown.cells, legal)}</pre>
          <p>
            {t.transcript} : {moves.map(spoken).join(' ') || t.noMoves}
          </p>
        </details>
      </section>
      <div class="side">
        <FailureCard game={game} />
        <Players game={game} />
        <Functions variant={variant} players={players} />
        {variant === 'carre' && <Think view={view} onThought={setThought} />}
        {step && (
          <section class="panel">
            <h2>{t.testsOf(step.number)}</h2>
            <RedTests step={step} key={step.folder} />
            <p>
              <a href={`#/cours/${step.number}`}>{t.statementOf(step.title[lang])}</a>
            </p>
          </section>
        )}
      </div>
    </main>
  )
}

/** What just happened and who plays: read out as it changes. */
function Status({ game, refused }: { game: LiveGame; refused?: string }) {
  const t = useWords()
  const { variant, view, thinking, moves, failure } = useStore(game.store)
  const names = useNames(variant)
  const before = useRef(0)
  const undone = view !== undefined && view.played < before.current && view.played === moves.length
  useEffect(() => {
    before.current = view?.played ?? 0
  }, [view])
  if (!view)
    return (
      <p class="status" role="status">
        {failure ? t.waits : t.loading}
      </p>
    )
  const who = names[view.turn ?? 0]!
  const last = moves[view.played - 1]
  const sentences =
    refused !== undefined
      ? [t.notLegal(spoken(refused))]
      : [
          ...(undone
            ? [t.undone(view.played)]
            : last
              ? [t.played(names[view.turns.at(-1)!]!, spoken(last), view.flips.map(spoken))]
              : []),
          ...view.passes.map(player => t.passes(names[player]!)),
          ...(view.turn !== null && view.moves.length === 0 ? [t.noMove(who)] : []),
          ...(view.played < moves.length ? [t.stuck(view.played + 1, spoken(moves[view.played]!))] : []),
        ]
  return (
    <p class="status" role="status">
      <span class="happened">{sentences.join(' ')}</span>{' '}
      <strong>{view.turn === null ? ending(view, names, t) : thinking ? t.thinks(who) : t.turn(who)}</strong>
    </p>
  )
}

function ending({ scores }: View, names: string[], t: ReturnType<typeof useWords>): string {
  const best = Math.max(...scores)
  const winners = scores.flatMap((score, n) => (score === best ? [names[n + 1]!] : []))
  return winners.length === 1 ? t.won(winners[0]!, scores.join('–')) : t.draw(scores.join('–'))
}

function useUndoKey(game: LiveGame, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const pressed = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)
      if (event.key === 'u' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) game.undo()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [game, isActive])
}
