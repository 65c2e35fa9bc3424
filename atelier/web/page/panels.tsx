// The panels beside a board: who plays, whose functions play, and what went wrong.

import type { StepNews } from '../messages.ts'
import { Disc, Picture } from './board.tsx'
import { FailureText } from './failure-text.tsx'
import { PERSON, type LiveGame } from './game.ts'
import { asText, emptyCells, spoken } from './layout.ts'
import { lendAll, news, toggleTried, whose } from './news.ts'
import { useStore } from './store.ts'
import { useNames, useWords } from './words.ts'
import { functionOf, HOMES, PLAYED, PLAYERS, STRATEGIES } from './worker/homes.ts'
import type { Cells, Failure, Variant } from './worker/protocol.ts'

export function Players({ game }: { game: LiveGame }) {
  const t = useWords()
  const { variant, players, view } = useStore(game.store)
  const { steps } = useStore(news)
  const names = useNames(variant)
  const offered = STRATEGIES[variant].filter(strategy =>
    steps.some(({ number }) => number === HOMES[functionOf(strategy) ?? ''] || strategy === 'premier'),
  )
  const nameOf = (strategy: string) =>
    strategy === 'premier' ? t.first : strategy.startsWith('niveau') ? t.level(strategy.split(' ')[1]!) : strategy
  return (
    <section class="panel players">
      <h2>{t.game}</h2>
      {PLAYERS[variant].map((player, n) => (
        <div class={`player ${view?.turn === player ? 'now' : ''}`} key={player}>
          <Disc player={player} />
          <label for={`who-${player}`}>
            {names[player]}
            <span class="hidden"> – {t.who(names[player]!)}</span>
          </label>
          <select
            id={`who-${player}`}
            value={players[player]}
            onChange={event => game.setPlayer(player, event.currentTarget.value)}
          >
            <option value={PERSON}>{t.person}</option>
            {offered.map(strategy => (
              <option value={strategy} key={strategy}>
                {nameOf(strategy)}
              </option>
            ))}
          </select>
          <output class="score" aria-label={`${t.score}, ${names[player]}`} for={`who-${player}`}>
            {view?.scores[n] ?? 0}
          </output>
        </div>
      ))}
    </section>
  )
}

export function Functions({ variant, players }: { variant: Variant; players: Record<number, string> }) {
  const t = useWords()
  const { saved } = useStore(news)
  const done = news.get().steps.find(({ folder, state }) => folder === saved && state === 'green')
  const strategies = Object.values(players).flatMap(strategy =>
    strategy === PERSON ? [] : (functionOf(strategy) ?? []),
  )
  const names = [...new Set([...PLAYED[variant], ...(variant === 'carre' ? ['coupValide'] : []), ...strategies])]
  const played = news.get().steps.map(step => ({ step, names: names.filter(name => HOMES[name] === step.number) }))
  return (
    <section class="panel functions">
      <h2>{t.functions}</h2>
      <p class="done" role="status">
        {done && t.stepDone(done.number)}
      </p>
      <ul>
        {played
          .filter(({ names }) => names.length > 0)
          .map(({ step, names }) => (
            <StepFunctions step={step} names={names} key={step.number} />
          ))}
      </ul>
      <p class="quiet">{news.get().lends ? t.lentWhy : t.lendsNothing}</p>
    </section>
  )
}

function StepFunctions({ step, names }: { step: StepNews; names: string[] }) {
  const t = useWords()
  const whos = whose(step)
  return (
    <li class={`functions-of ${whos}`}>
      <span class="names">
        {names.map(name => (
          <code key={name}>{name}</code>
        ))}
      </span>
      <span class={`badge ${whos}`}>
        {{ own: t.yours, tried: t.tried, lent: news.get().lends ? t.lent : t.notWritten }[whos]}
      </span>
      {step.state === 'begun' && news.get().lends && (
        <button type="button" class="small" onClick={() => toggleTried(step.number)}>
          {whos === 'tried' ? t.stopTrying : t.tryMine(`${step.name}.ts`)}
        </button>
      )}
    </li>
  )
}

/** The board as a failure left it; without one that can be told, an empty one. */
export function boardOf(failure: Failure | undefined, variant: Variant): Cells {
  return failure?.at?.cells.length === emptyCells(variant).length ? failure.at.cells : emptyCells(variant)
}

/** A program that failed: the sentence, the line, the position, and two ways on. What is not written yet only waits. */
export function FailureCard({ game }: { game: LiveGame }) {
  const t = useWords()
  const { failure, variant, view } = useStore(game.store)
  const names = useNames(variant)
  if (!failure) return null
  const { at, kind } = failure
  const isMine = news.get().lends && news.get().steps.some(step => whose(step) !== 'lent')
  const cells = at || !view ? boardOf(failure, variant) : view.cells
  return (
    <section class={`panel ${kind === 'todo' ? 'todo' : 'failure'}`}>
      <div role="alert">
        <FailureText failure={failure} />
      </div>
      {kind !== 'todo' && (
        <>
          <p>
            {t.failed.position(
              names[at?.turn ?? view?.turn ?? 1]!,
              (at ?? failure).moves.map(spoken).join(' ') || t.failed.atStart,
            )}
          </p>
          <Picture variant={variant} cells={cells} label={asText(variant, cells)} />
        </>
      )}
      <div class="buttons">
        {kind !== 'todo' && (
          <button type="button" onClick={game.reopen}>
            {t.reopen}
          </button>
        )}
        {isMine && (
          <button type="button" onClick={lendAll}>
            {t.lendInstead}
          </button>
        )}
      </div>
    </section>
  )
}
