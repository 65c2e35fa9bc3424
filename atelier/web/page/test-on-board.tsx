// A red test on the big board: before, expected, obtained; one can play from there. It follows what is saved.

import { useState } from 'preact/hooks'
import { Board } from './board.tsx'
import type { LiveGame } from './game.ts'
import { news } from './news.ts'
import { boardsOfTest, pageOf, textOfTest, titleOfTest, type Opened } from './red-tests.tsx'
import { go } from './route.ts'
import { useStore } from './store.ts'
import { useLang, useWords } from './words.ts'

const SIDES = ['before', 'expected', 'obtained'] as const

export function TestOnBoard({ opened, game, title }: { opened: Opened; game: LiveGame; title: string }) {
  const t = useWords(),
    lang = useLang()
  const { running, steps } = useStore(news)
  const step = steps.find(({ folder }) => folder === opened.step.folder) ?? opened.step
  const now = step.red.find(({ group, title }) => group === opened.test.group && title === opened.test.title)
  const boards = (now && boardsOfTest({ step, test: now })) ?? boardsOfTest(opened)!
  const sides = SIDES.filter(side => boards[side])
  const [wanted, setSide] = useState<(typeof SIDES)[number]>('obtained')
  const side = sides.includes(wanted) ? wanted : sides.at(-1)!
  const close = () => go(pageOf(boards.variant))
  const playFrom = () => {
    game.restart({ cells: (boards.before ?? boards[side]!).cells, turn: boards.turn })
    close()
  }
  return (
    <main id="content" tabIndex={-1} class="play">
      <section class="stage">
        <h1>{t.testOnBoard}</h1>
        <p class="status">
          <strong>{titleOfTest(opened, lang)}</strong>
          <br />
          <span role="status">
            {running === step.folder ? t.running : !now && ['green', 'begun'].includes(step.state) ? t.nowGreen : ''}
          </span>
        </p>
        <fieldset class="sides">
          <legend class="hidden">{title}</legend>
          {sides.map(one => (
            <label key={one}>
              <input type="radio" name="side" checked={one === side} onChange={() => setSide(one)} />
              <span>{t[one]}</span>
            </label>
          ))}
        </fieldset>
        <Board variant={boards.variant} {...boards[side]!} label={`${t.board(title)}, ${t[side]}`} onPick={() => {}} />
        <p class="quiet keys">{t.marks}</p>
        <div class="buttons">
          <button type="button" onClick={close}>
            {t.backToGame}
          </button>
          <button type="button" onClick={playFrom}>
            {t.playFromHere}
          </button>
        </div>
      </section>
      <div class="side">
        <section class="panel">
          <h2>{t.fullText}</h2>
          <pre tabIndex={0}>{textOfTest({ step, test: now ?? opened.test }, lang)}</pre>
        </section>
      </div>
    </main>
  )
}
