// A small workbook of one's own, in which a test may save, reset and spoil files.

import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { ROOT } from '../atelier/course.ts'

/** With the first three steps only: what it shows does not change when the course grows. */
const isWanted = (path: string) => !/[\\/](?:steps|solutions)[\\/](?!0[123]-)\d\d-/.test(path)

export function copyWorkbook(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reversi-atelier-'))
  for (const name of ['atelier', 'steps', 'solutions', 'package.json', 'tsconfig.json', '.gitignore']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: isWanted })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
