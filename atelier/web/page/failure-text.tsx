// What went wrong in a program, in a sentence with its line.

import { stepOf } from './news.ts'
import { useWords } from './words.ts'
import { limitOf, type Failure } from './worker/protocol.ts'

export function FailureText({ failure: { kind, name, message, place } }: { failure: Failure }) {
  const t = useWords()
  const called = name === 'import' ? t.failed.loading : name
  const sentence = kind === 'endless' ? t.failed.endless(called, limitOf(name) / 1000) : t.failed[kind](called, message)
  const file = stepOf(name)?.file
  return (
    <>
      <p><strong>{sentence}</strong></p>
      <p>{place ? t.failed.at(`${place.file}:${place.line}`) : file && t.failed.in(file)}</p>
    </>
  )
}
