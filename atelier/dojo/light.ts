// Red, amber, green: a test fails, nothing runs, all tests pass.

import { isGreen, type StepResult } from '../runner/result.ts'

export type Light = 'red' | 'amber' | 'green'

export function lightOf(result: StepResult): Light {
  if (result.fault) return 'amber'
  return isGreen(result) ? 'green' : 'red'
}
