// A small workbook of one's own, in which a test may save, reset and spoil files.

import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { listSteps, ROOT } from '../atelier/course.ts'

type Over = (clean: () => void) => void

/** With the first three steps only, unless asked for all: what it shows does not change when the course grows. */
const isFirst = (path: string) => !/[\\/](?:steps|solutions)[\\/](?!0[123]-)\d\d-/.test(path)

/** Gone when the test is over, or when `over` says. */
export function copyWorkbook({ whole = false, over = onTestFinished as Over } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'reversi-atelier-'))
  for (const name of ['atelier', 'steps', 'solutions', 'package.json', 'tsconfig.json', '.gitignore']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: path => whole || isFirst(path) })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  over(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** As it was on the first day, whatever has been written since. */
export function copyStarters(folder: string): void {
  for (const step of listSteps()) {
    const starter = join(folder, 'steps', step.folder, '.depart')
    if (existsSync(starter)) copyFileSync(starter, join(folder, 'steps', step.folder, `${step.name}.ts`))
  }
}
