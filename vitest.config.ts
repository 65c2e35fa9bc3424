// Two projects: the learner's steps (red until they are written) and the course's own tests (green at every commit).

import { defineConfig } from 'vitest/config'

/** On all the machine's cores. */
export const maxWorkers = '100%'

export const course = {
  name: 'cours',
  include: ['tests/**/*.test.ts'],
  globalSetup: 'tests/skipped.ts',
  isolate: false,
  // Only what hangs ever waits that long: a slow machine is no failure.
  testTimeout: 240_000,
  hookTimeout: 900_000,
}

export default defineConfig({
  test: { maxWorkers, projects: [{ test: { name: 'etapes', include: ['steps/*/*.test.ts'] } }, { test: course }] },
})
