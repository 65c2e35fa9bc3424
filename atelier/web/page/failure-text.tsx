// What went wrong in a program, in a sentence with its line.

import { news, stepOf, whose } from './news.ts'
import { useStore } from './store.ts'
import { useWords } from './words.ts'
import { limitOf, type Failure } from './worker/protocol.ts'

export function FailureText({ failure: { kind, name, message, other = '', place } }: { failure: Failure }) {
  const t = useWords()
  const called = name === 'import' ? t.failed.loading : name
  const { offline } = useStore(news)
  const sentence =
    offline && name === 'import'
      ? t.failed.unreachable
      : kind === 'endless'
        ? t.failed.endless(called, limitOf(name) / 1000)
        : t.failed[kind](called, message, other)
  const where = place ? `${place.file}:${place.line}` : suspects(name)
  return (
    <>
      <p>
        <strong>{sentence}</strong>
      </p>
      {where && <p>{t.failed.at(where)}</p>}
    </>
  )
}

/** Without a line: the red files that are tried, if any, otherwise the one with the function that was called. */
function suspects(name: string): string {
  const tried = news
    .get()
    .steps.filter(step => whose(step) === 'tried')
    .map(({ file }) => file)
  return tried.join(', ') || stepOf(name)?.file || ''
}
