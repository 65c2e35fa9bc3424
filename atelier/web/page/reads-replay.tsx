// The squares that `coupValide` read, in order, replayed on the big board.

import { useEffect, useRef, useState } from 'preact/hooks'
import type { Marks } from './board.tsx'
import { FailureText } from './failure-text.tsx'
import { isCalm } from './game.ts'
import { stepOf } from './news.ts'
import { WhoseFunction, type ThinkProps } from './think.tsx'
import { thinkOnce } from './thinking.ts'
import { useWords } from './words.ts'
import type { Failure, Reads } from './worker/protocol.ts'

const EACH_MS = 250

export function ReadsReplay({ view, onThought }: ThinkProps) {
  const t = useWords()
  const [square, setSquare] = useState('')
  const [seen, setSeen] = useState<Reads | undefined>()
  const [failure, setFailure] = useState<Failure | undefined>()
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)

  const wanted = useRef(0)

  const pick = async (name: string) => {
    const wish = ++wanted.current
    const thought = await thinkOnce('coupValide', {
      kind: 'reads',
      position: { cells: view.cells, turn: view.turn ?? 1 },
      name,
    })
    if (wish !== wanted.current) return
    const found = 'value' in thought ? thought.value : undefined
    setSquare(name)
    setSeen(found)
    setFailure('failure' in thought ? thought.failure : undefined)
    setAt(found && isCalm() ? found.reads.length : 0)
    setPlaying(found !== undefined && !isCalm())
  }
  // Another text, another position: the same square is asked again.
  const version = stepOf('coupValide')?.version
  useEffect(() => {
    if (square) void pick(square)
  }, [version, view])
  useEffect(() => {
    onThought({ pick: name => void pick(name), marks: seen ? marksOf(seen, at, square) : undefined })
    return () => onThought(undefined)
  }, [seen, at, view])
  useEffect(() => {
    if (!playing || !seen) return
    if (at >= seen.reads.length) return setPlaying(false)
    const timer = setTimeout(() => setAt(at + 1), EACH_MS)
    return () => clearTimeout(timer)
  }, [playing, at, seen])

  const read = seen?.reads[at - 1]
  return (
    <div class="reads">
      <p>{t.readsHow}</p>
      <WhoseFunction name="coupValide" />
      {failure && <FailureText failure={failure} />}
      {seen && (
        <>
          <p>
            <strong>{square}</strong> · {t.reads(seen.reads.length)}
          </p>
          <div class="scrubber">
            <button
              type="button"
              onClick={() => {
                if (at >= seen.reads.length) setAt(0)
                setPlaying(!playing)
              }}
            >
              {playing ? t.pause : t.play}
            </button>
            <input
              type="range"
              min={0}
              max={seen.reads.length}
              value={at}
              aria-label={t.scrub}
              onInput={event => {
                setPlaying(false)
                setAt(Number(event.currentTarget.value))
              }}
            />
          </div>
          <p class="read">
            {read
              ? t.read(at, seen.reads.length, read.text, read.name ? `${read.name} = ${read.value}` : t.outside)
              : ' '}
          </p>
          {at >= seen.reads.length && (
            <p>
              <code>{t.answer(seen.answer)}</code>
            </p>
          )}
        </>
      )}
    </div>
  )
}

/** Each square with the number of its last read so far; at the end, what is turned over. */
function marksOf({ reads, flips }: Reads, at: number, square: string): Marks {
  const marks: Marks = { [square]: { text: '*', kind: 'now' } }
  reads.slice(0, at).forEach(({ name }, n) => {
    if (name) marks[name] = { text: String(n + 1), kind: n === at - 1 ? 'now' : 'seen' }
  })
  if (at >= reads.length) for (const name of flips) marks[name] = { text: '+', kind: 'good' }
  return marks
}
