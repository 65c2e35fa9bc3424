// For `npm test`: the course's own tests, but those that were green before on exactly these files.

import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { course, maxWorkers } from '../vitest.config.ts'
import { readGreen, rememberGreen, treeKey } from './green-memory.ts'

const root = join(import.meta.dirname, '..')
const memory = join(root, '.cache', 'green.json')
const key = treeKey(root)
/** Whoever names a test, `npm test -- workshop`, wants it run. */
const isNamed = !process.argv.at(-1)!.endsWith('tests/vitest.config.ts')

export default defineConfig({
  root,
  test: {
    ...course,
    maxWorkers,
    ...(isNamed
      ? {}
      : {
          exclude: readGreen(memory, key),
          passWithNoTests: true,
          reporters: ['default', rememberGreen(root, memory, key)],
        }),
  },
})
