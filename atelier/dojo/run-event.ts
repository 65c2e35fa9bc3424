// A run as the journal keeps it.

import { redTests, type StepResult } from '../runner/result.ts'
import type { Event } from './journal.ts'
import { lightOf } from './light.ts'
import type { Prediction } from './state.ts'

export function runEvent(result: StepResult, predicted: Prediction | undefined): Event {
  const red = redTests(result)
  const failing = red[0] && `${red[0].group ? `${red[0].group} · ` : ''}${red[0].title}`
  return {
    kind: 'run',
    light: lightOf(result),
    green: result.tests.length - red.length,
    count: result.tests.length,
    ...(failing ? { failing } : {}),
    ...(predicted ? { predicted } : {}),
  }
}
