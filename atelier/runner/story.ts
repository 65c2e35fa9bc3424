// From the events of a run to its result. A test counts as passed only if it was seen to pass.

import type { Faits } from '../dessin/faits.ts'
import type { Place } from '../source.ts'
import type { Event, RawError } from './protocol.ts'
import type { Fault, StepResult, TestResult, TestState } from './result.ts'

export type Ending = 'done' | 'silent' | 'died'

type Story = { file: string; tests: Map<string, TestResult>; running?: string; log: string; errors: RawError[] }

export function emptyStory(file: string): Story {
  return { file, tests: new Map(), log: '', errors: [] }
}

export function tell(story: Story, event: Event): void {
  switch (event.kind) {
    case 'collected':
      for (const { id, group, title } of event.tests) {
        story.tests.set(id, { group, title, state: 'not-run', message: '', log: '', ms: 0 })
      }
      break
    case 'started': story.running = event.id; break
    case 'finished':
      story.running = undefined
      Object.assign(story.tests.get(event.id) ?? {}, verdict(event, story.file), { ms: event.ms })
      break
    case 'printed': print(story, event.id, event.text); break
    case 'done': story.errors = event.errors; break
  }
}

export function endStory(story: Story, ending: Ending): Pick<StepResult, 'tests' | 'fault' | 'log'> {
  const running = story.running && story.tests.get(story.running)
  if (running) Object.assign(running, interrupted(ending, story.errors))
  const tests = [...story.tests.values()]
  const fault = tests.length === 0 ? faultOf(story, ending) : undefined
  return { tests, fault, log: story.log }
}

function verdict({ passed, error }: { passed: boolean; error?: RawError }, file: string): Partial<TestResult> {
  if (passed) return { state: 'passed' }
  const faits = error?.faits as Faits | undefined
  return { state: stateOf(error, faits), message: error?.message ?? '', faits, place: placeOf(error, file) }
}

function stateOf(error: RawError | undefined, faits: Faits | undefined): TestState {
  if (error?.message?.startsWith('À FAIRE')) return 'not-begun'
  if (faits) return faits.genre === 'exception' ? 'crashed' : 'wrong'
  return error?.name === 'AssertionError' ? 'wrong' : 'crashed'
}

/** A test that began and never said how it ended. */
function interrupted(ending: Ending, errors: RawError[]): Partial<TestResult> {
  return { state: ending === 'silent' ? 'endless' : 'crashed', message: errors[0]?.message ?? '' }
}

function faultOf({ file, errors: [error] }: Story, ending: Ending): Fault {
  if (ending === 'silent') return { kind: 'endless', file, line: 1, message: '' }
  if (ending === 'died' || !error) return { kind: 'died', file, line: 1, message: error?.message ?? '' }
  const kind = error.message?.startsWith('À FAIRE') ? 'not-begun' : 'throws'
  const place = placeOf(error, file) ?? { file, line: 1 }
  return { kind, ...place, message: kind === 'throws' ? `${error.name}: ${error.message}` : error.message ?? '' }
}

/** The topmost line of the stack that belongs to a program of the course: not to a test, the kit or a package. */
function placeOf(error: RawError | undefined, file: string): Place | undefined {
  const frames = (error?.cause?.stack ?? error?.stack ?? '').matchAll(/(?:\(|at |file:\/\/)(\/?[^\s():]*(?::[\\/][^\s():]*)?\.ts):(\d+):\d+/g)
  for (const [, path = '', line] of frames) {
    if (path === file || /[\\/](steps|solutions)[\\/](?!.*\.test\.ts$)/.test(path)) return { file: path, line: Number(line) }
  }
  return undefined
}

function print(story: Story, id: string | undefined, text: string): void {
  const test = id === undefined ? undefined : story.tests.get(id)
  if (test) test.log += text
  else story.log += text
}
