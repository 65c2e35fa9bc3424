// What a session is about, as plain data: a step of the course, or a folder of one's own (docs/kata.md).

import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import {
  findStep,
  hasSolutions,
  listSteps,
  ROOT,
  shown,
  solutionFile,
  starterFile,
  statementFile,
  typescriptFiles,
} from '../course.ts'
import type { Lang } from '../dessin/langue.ts'
import { readMistakes, type Mistake } from '../diagnosis/bank.ts'
import { exportsOf } from '../runner/preflight.ts'
import { readSource } from '../source.ts'
import { UserMistake } from '../user-mistake.ts'

export type Kata = {
  /** How the journal remembers it: `03-coup-valide`, or the path of a folder. */
  source: string
  /** The folder's name, which sessions are named after. */
  folder: string
  /** The module: `coup-valide` is in `coup-valide.ts`. */
  name: string
  statement: Record<Lang, string>
  starter: string
  reference: string
  bank: Mistake[]
  /** The author's own tests: never shown, they only find a position on which a mistake shows. */
  tests?: string
}

export function stepKata(wanted: string): Kata {
  const step = findStep(wanted)
  if (!hasSolutions()) throw new UserMistake('dojoNeedsSolutions')
  return {
    source: step.folder,
    folder: step.folder,
    name: step.name,
    statement: { fr: statementFile(step, 'fr'), en: statementFile(step, 'en') },
    starter: starterFile(step),
    reference: solutionFile(step),
    bank: readMistakes(step),
  }
}

const NAME = /^(?:\d+-)?([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** A folder with a statement, a starter, a reference and a bank; what is missing is said before anything is made. */
export function folderKata(wanted: string): Kata {
  const path = resolve(wanted),
    folder = basename(path)
  if (!existsSync(path)) throw new UserMistake('kataNoFolder', wanted)
  const name = NAME.exec(folder)?.[1]
  if (!name) throw new UserMistake('kataName', folder)
  const need = (file: string) => {
    if (!existsSync(join(path, file))) throw new UserMistake('kataMissing', wanted, file)
    return join(path, file)
  }
  const fr = existsSync(join(path, 'README.md')) ? join(path, 'README.md') : need('README.en.md')
  const tests = join(path, `${name}.test.ts`)
  const kata: Kata = {
    source: shown(path),
    folder,
    name,
    statement: { fr, en: existsSync(join(path, 'README.en.md')) ? join(path, 'README.en.md') : fr },
    starter: need('depart.ts'),
    reference: need(`${name}.ts`),
    bank: readMistakes(typescriptFiles(join(path, 'erreurs'))),
    ...(existsSync(tests) ? { tests } : {}),
  }
  return agreeing(kata)
}

/** The starter promises what the reference gives; each mistake of the bank gives it too. */
function agreeing(kata: Kata): Kata {
  const programs = [kata.reference, ...kata.bank.map(({ file }) => file)]
  for (const file of [kata.starter, ...programs]) {
    const { fault } = readSource(file)
    if (fault) throw new UserMistake('kataSyntax', `${shownIn(file)}:${fault.line}`, fault.message)
  }
  const promised = exportsOf(kata.starter)
  if (promised.length === 0) throw new UserMistake('kataNoExport', shownIn(kata.starter))
  for (const file of programs) {
    const given = exportsOf(file)
    const missing = promised.find(name => !given.includes(name))
    if (missing) throw new UserMistake('kataUnlike', shownIn(file), missing)
  }
  const speechless = kata.bank.find(({ fr, en }) => !fr && !en)
  if (speechless) throw new UserMistake('kataSpeechless', shownIn(speechless.file))
  return kata
}

/** The kata that a journal remembers. */
export function findKata(source: string): Kata {
  const isStep = listSteps().some(({ folder }) => folder === source)
  return isStep ? stepKata(source) : folderKata(resolve(ROOT, source))
}

const shownIn = (file: string) => join(basename(join(file, '..')), basename(file))
