// A red test on the big board: before, expected, obtained; one can play from there.

import { useState } from 'preact/hooks'
import { Board } from './board.tsx'
import type { LiveGame } from './game.ts'
import { opened, type Opened } from './red-tests.tsx'
import { useWords } from './words.ts'

const SIDES = ['before', 'expected', 'obtained'] as const

export function TestOnBoard({ test, game, title }: { test: Opened; game: LiveGame; title: string }) {
  const t = useWords()
  const sides = SIDES.filter(side => test.boards[side])
  const [side, setSide] = useState<(typeof SIDES)[number]>(sides.at(-1)!)
  const shown = test.boards[side] ?? test.boards[sides[0]!]!
  const close = () => opened.set({ test: undefined })
  const playFrom = () => {
    game.restart({ cells: (test.boards.before ?? shown).cells, turn: test.boards.turn })
    close()
  }
  return (
    <main id="content" tabIndex={-1} class="play">
      <section class="stage">
        <h1>{t.testOnBoard}</h1>
        <p class="status"><strong>{test.title}</strong></p>
        <fieldset class="sides">
          <legend class="hidden">{title}</legend>
          {sides.map(one => (
            <label key={one}><input type="radio" name="side" checked={one === side} onChange={() => setSide(one)} /><span>{t[one]}</span></label>
          ))}
        </fieldset>
        <Board variant={test.boards.variant} {...shown} label={`${t.board(title)}, ${t[side]}`} onPick={() => {}} />
        <p class="quiet keys">{t.marks}</p>
        <div class="buttons">
          <button type="button" onClick={close}>{t.backToGame}</button>
          <button type="button" onClick={playFrom}>{t.playFromHere}</button>
        </div>
      </section>
      <div class="side"><section class="panel"><h2>{t.fullText}</h2><pre tabIndex={0}>{test.text}</pre></section></div>
    </main>
  )
}
