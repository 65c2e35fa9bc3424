// From the events of a job to its result. A test counts as passed only if it was seen to pass.

import { dirname } from 'node:path'
import type { Faits } from '../dessin/faits.ts'
import type { Place } from '../source.ts'
import { expectFacts } from './expect-facts.ts'
import type { Event, Problem, RawError } from './protocol.ts'
import type { Fault, StepResult, TestResult, TestState } from './result.ts'

/** The message of a test that did not end before the memory did. */
export const MEMORY = 'memory'

/** How a job ended: it said so, it stayed silent for too long, or its process died. */
export type Ending = 'done' | 'silent' | 'died'

/** `own` is the test file, when it is someone's own: a line of it is worth telling, as a line of the program is. */
export type Story = {
  step: string
  file: string
  own?: string
  tests: Map<string, TestResult>
  collected?: boolean
  running?: string
  exhausted?: boolean
  loaded?: true
  log: string
  ms: number
}

export function emptyStory(step: string, file: string, own?: string): Story {
  return { step, file, own, tests: new Map(), log: '', ms: 0 }
}

export function tell(story: Story, event: Event): void {
  const running = story.tests.get(story.running ?? '')
  switch (event.kind) {
    case 'collected':
      story.collected = true
      for (const { id, group, title } of event.tests) {
        story.tests.set(id, { group, title, state: 'not-run', message: '', log: '', ms: 0 })
      }
      break
    case 'started':
      story.running = event.id
      break
    case 'finished':
      story.running = undefined
      Object.assign(story.tests.get(event.id) ?? {}, verdict(event, story), { ms: event.ms })
      break
    case 'exhausted':
      story.exhausted = true
      break
    case 'loaded':
      story.loaded = true
      break
    case 'witnessed':
      if (running) running.call = event.call
      break
    case 'printed':
      if (running) running.log += event.text
      else story.log += event.text
      break
  }
}

export function endStory(story: Story, ending: Ending, { fault, error }: Partial<Problem> = {}): StepResult {
  const { step, file, loaded, log, ms } = story
  const running = story.tests.get(story.running ?? '')
  if (running)
    Object.assign(running, story.exhausted ? { state: 'endless', message: MEMORY } : interrupted(ending, error))
  const tests = [...story.tests.values()]
  return {
    step,
    file,
    tests,
    fault: fault ?? (tests.length === 0 ? faultOf(story, ending, error) : undefined),
    ...(loaded ? { loaded } : {}),
    log,
    ms,
  }
}

function verdict({ passed, error }: { passed: boolean; error?: RawError }, { file, own }: Story): Partial<TestResult> {
  if (passed) return { state: 'passed' }
  const place = placeOf(error, file, own)
  const faits =
    (error?.faits as Faits | undefined) ??
    (error && place && place.file === own ? expectFacts(error, place) : undefined)
  return { state: stateOf(error, faits), message: error?.message ?? '', faits, place }
}

function stateOf(error: RawError | undefined, faits: Faits | undefined): TestState {
  if (error?.state) return error.state
  if (error?.message?.startsWith('À FAIRE')) return 'not-begun'
  if (faits) return faits.genre === 'exception' ? 'crashed' : 'wrong'
  return error?.name === 'AssertionError' ? 'wrong' : 'crashed'
}

/** A test that began and never said how it ended. */
function interrupted(ending: Ending, error: RawError | undefined): Partial<TestResult> {
  return { state: ending === 'silent' ? 'endless' : 'crashed', message: error?.message ?? '' }
}

function faultOf({ file, own, collected }: Story, ending: Ending, error: RawError | undefined): Fault {
  if (ending === 'silent' || error?.state === 'endless') return { kind: 'endless', file, line: 1, message: '' }
  if (error ? error.message?.startsWith('No test suite found') : collected)
    return { kind: 'no-test', file: own ?? file, line: 1, message: '' }
  if (ending === 'died' || !error || error.state) return { kind: 'died', file, line: 1, message: error?.message ?? '' }
  const kind = error.message?.startsWith('À FAIRE') ? 'not-begun' : 'throws'
  const place = placeOf(error, file, own) ?? { file, line: 1 }
  return { kind, ...place, message: kind === 'throws' ? `${error.name}: ${error.message}` : (error.message ?? '') }
}

/** The topmost line of the stack that belongs to a program: of the course, or beside someone's own tests. */
function placeOf(error: RawError | undefined, file: string, own: string | undefined): Place | undefined {
  const frames = (error?.cause?.stack ?? error?.stack ?? '').matchAll(
    /(?:\(|at |file:\/\/)(\/?[^\s():]*(?::[\\/][^\s():]*)?\.ts)(?:\?job=\d+)?:(\d+):\d+/g,
  )
  for (const [, path = '', line] of frames) {
    if (
      path === file ||
      (own && dirname(path) === dirname(own)) ||
      /[\\/](steps|solutions)[\\/](?!.*\.test\.ts$)/.test(path)
    )
      return { file: path, line: Number(line) }
  }
  return undefined
}
