// Asks a function to think in a worker of its own: the learner's as soon as it is begun, red or not.

import { programme } from './news.ts'
import { openProgram, ProgramFailure } from './program.ts'
import { HOMES } from './worker/homes.ts'
import type { Answers, Ask, Failure } from './worker/protocol.ts'

type Thought<K extends Ask['kind']> = { value: Answers[K] } | { failure: Failure }

export async function thinkOnce<K extends 'reads' | 'tree'>(
  name: string,
  ask: Extract<Ask, { kind: K }>,
): Promise<Thought<K>> {
  const program = openProgram(programme(HOMES[name]))
  try {
    return { value: await program.ask(ask) }
  } catch (error) {
    if (!(error instanceof ProgramFailure)) throw error
    return { failure: error.failure }
  } finally {
    program.close()
  }
}
