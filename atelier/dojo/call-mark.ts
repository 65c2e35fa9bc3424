// How a call travels from the tests' thread to the screen: as a marked line among what a red test prints.

/**
 * One call, and what the reference answers to it, if it was asked. `grid` is the first board among the arguments, as it
 * was before.
 */
export type Call = { call: string; grid?: number[][]; answer: string }

const MARK = '\u0001call '

/** What the witness prints once the program behind it is loaded. */
export const LOADED = '\u0001loaded'

export const renderMark = (call: Call) => MARK + JSON.stringify(call)

/** The call in what a red test printed, and what its author printed besides. */
export function readMark(log: string): { call?: Call; log: string } {
  const lines = log.split('\n')
  const marked = lines.findLast(line => line.startsWith(MARK))
  return {
    call: marked && JSON.parse(marked.slice(MARK.length)),
    log: lines.filter(line => !line.startsWith(MARK)).join('\n'),
  }
}

/** Whether the program was loaded, and what was printed outside any test. */
export function readLoaded(log: string): { isLoaded: boolean; log: string } {
  const lines = log.split('\n')
  return { isLoaded: lines.includes(LOADED), log: lines.filter(line => line !== LOADED).join('\n') }
}
