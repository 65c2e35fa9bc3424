// A board: with squares one can play on, or a small picture of a position.

import { useRef, useState } from 'preact/hooks'
import { signe } from '../../dessin/plateau.ts'
import { asText, isHex, neighbour, rowsOf, spoken } from './layout.ts'
import { useNames, useWords } from './words.ts'
import type { Cells, Variant } from './worker/protocol.ts'

/** What is written on a square besides its disc, and in which manner. */
export type Mark = { text: string; kind: 'good' | 'bad' | 'seen' | 'now' | 'node' }
export type Marks = Record<string, Mark>

type Props = {
  variant: Variant
  cells: Cells
  marks?: Marks
  legal?: string[]
  last?: string
  label: string
  onPick(name: string): void
}

export function Board({ variant, cells, marks = {}, legal = [], last, label, onPick }: Props) {
  const rows = rowsOf(variant, cells)
  const [current, setCurrent] = useState(rows[Math.floor(rows.length / 2)]![4]!.name)
  const grid = useRef<HTMLDivElement>(null)
  const describe = useDescription(variant)
  const walk = (event: KeyboardEvent) => {
    const next = neighbour(rows, current, event.key)
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    setCurrent(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus()
  }
  return (
    <div class={`board ${isHex(variant) ? 'hex' : 'square'} side-${rows.length}`}>
      {!isHex(variant) && <Letters side={rows.length} />}
      <div class="cells" role="grid" aria-label={label} ref={grid} onKeyDown={walk}>
        {rows.map((row, i) => (
          <div class="row" role="row" key={i}>
            {!isHex(variant) && (
              <span class="edge" aria-hidden="true">
                {i + 1}
              </span>
            )}
            {row.map(({ name, value }) => (
              <button
                key={name}
                type="button"
                role="gridcell"
                data-cell={name}
                tabIndex={name === current ? 0 : -1}
                class={[
                  'cell',
                  legal.includes(name) ? 'legal' : '',
                  name === last ? 'last' : '',
                  marks[name]?.kind ?? '',
                ].join(' ')}
                aria-label={describe(name, value, legal.includes(name), name === last, marks[name]?.text)}
                onClick={() => {
                  setCurrent(name)
                  onPick(name)
                }}
                onFocus={() => setCurrent(name)}
              >
                <Content value={value} mark={marks[name]} />
                {isHex(variant) && value === 0 && !legal.includes(name) && <span class="coordinates" data-at={name} />}
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The same in small, to look at. */
export function Picture({ variant, cells, marks = {}, label }: Pick<Props, 'variant' | 'cells' | 'marks' | 'label'>) {
  return (
    <div
      class={`board picture ${isHex(variant) ? 'hex' : 'square'} ${variant}`}
      role="img"
      aria-label={`${label}\n${asText(variant, cells)}`}
    >
      <div class="cells">
        {rowsOf(variant, cells).map((row, i) => (
          <div class="row" key={i}>
            {row.map(({ name, value }) => (
              <span class={`cell ${marks[name]?.kind ?? ''}`} key={name}>
                <Content value={value} mark={marks[name]} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** A new key for each colour: a disc that changes sides is drawn anew, and turns. */
function Content({ value, mark }: { value: number; mark?: Mark }) {
  return (
    <>
      {value !== 0 && (
        <span class={`disc p${value}`} key={value} aria-hidden="true">
          {[1, 2, 3].includes(value) ? '' : signe(value)}
        </span>
      )}
      {mark && (
        <span class="mark" aria-hidden="true">
          {mark.text}
        </span>
      )}
    </>
  )
}

export function Disc({ player }: { player: number }) {
  return <span class={`disc p${player}`} aria-hidden="true" />
}

function Letters({ side }: { side: number }) {
  return (
    <div class="letters" aria-hidden="true">
      {Array.from({ length: side }, (_, j) => (
        <span key={j}>{String.fromCharCode(97 + j)}</span>
      ))}
    </div>
  )
}

function useDescription(variant: Variant) {
  const t = useWords(),
    names = useNames(variant)
  return (name: string, value: number, isLegal: boolean, isLast: boolean, mark?: string) => {
    const content = value === 0 ? t.empty : (names[value] ?? String(value))
    return t.cell(
      spoken(name),
      [content, ...(isLegal ? [t.legal] : []), ...(isLast ? [t.lastMove] : []), ...(mark ? [mark] : [])].join(', '),
    )
  }
}
