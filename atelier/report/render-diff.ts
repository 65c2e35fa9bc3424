// How a learner's file differs from the reference, line by line, as `diff` shows it.

import { structuredPatch } from 'diff'
import type { Paint } from './paint.ts'

export function renderDiff(mine: string, reference: string, paint: Paint): string {
  const { hunks } = structuredPatch('', '', mine, reference, '', '', { context: 3 })
  return hunks
    .map(({ oldStart, lines }) =>
      [
        paint.dim(`@ ${oldStart}`),
        ...lines.filter(line => !line.startsWith('\\')).map(line => coloured(line, paint)),
      ].join('\n'),
    )
    .join('\n')
}

/** How many lines of one are not in the other. */
export function diffSize(mine: string, reference: string): number {
  const { hunks } = structuredPatch('', '', mine, reference, '', '', { context: 0 })
  const count = (sign: string) => hunks.flatMap(({ lines }) => lines).filter(line => line.startsWith(sign)).length
  return Math.max(count('+'), count('-'))
}

function coloured(line: string, paint: Paint): string {
  if (line.startsWith('+')) return paint.green(line)
  return line.startsWith('-') ? paint.red(line) : line
}
