// What TypeScript has to say of a step's file, in one line each and in the reader's language.

import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { ROOT, stepFile, type Step } from '../course.ts'
import type { Lang } from '../dessin/langue.ts'

const CONFIG = join(ROOT, '.cache', 'remarks', 'tsconfig.json')
const REMARK = /^(.+)\((\d+),\d+\): error TS\d+: (.+)$/

export type Remark = { line: number; message: string }

export function typescriptRemarks(step: Step, lang: Lang): Promise<Remark[]> {
  const file = stepFile(step)
  mkdirSync(dirname(CONFIG), { recursive: true })
  writeFileSync(CONFIG, JSON.stringify({ extends: '../../tsconfig.json', include: [], files: [file] }))
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
  return new Promise(settle => {
    execFile(
      process.execPath,
      [tsc, '-p', CONFIG, '--pretty', 'false', '--locale', lang],
      { cwd: ROOT, timeout: 10_000 },
      (_, out) => {
        settle(readRemarks(out).filter(({ path }) => path === relative(ROOT, file).replaceAll('\\', '/')))
      },
    )
  })
}

function readRemarks(out: string): (Remark & { path: string })[] {
  return out.split('\n').flatMap(text => {
    const found = REMARK.exec(text.trim())
    return found ? [{ path: found[1]!.replaceAll('\\', '/'), line: Number(found[2]), message: found[3]! }] : []
  })
}
