// Where an error of the sandbox was thrown, in the learner's own lines: the bundle's source map says.

import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

/** The engine's stack with each place of the bundle replaced; what has no place in a source is left out. */
export function learnersStack(script: string, nameOf: (source: string) => string): (stack: string) => string {
  let map: SourceMap | undefined
  return stack => {
    map ??= existsSync(`${script}.map`) ? new SourceMap(JSON.parse(readFileSync(`${script}.map`, 'utf8'))) : undefined
    if (!map) return ''
    return Array.from(stack.matchAll(/at (\S+) \(programme\.js:(\d+):(\d+)\)/g))
      .flatMap(([, name, line, column]) => {
        const entry = map!.findEntry(Number(line) - 1, Number(column) - 1)
        return 'originalSource' in entry
          ? [`    at ${name} (${nameOf(entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1})`]
          : []
      })
      .join('\n')
  }
}
