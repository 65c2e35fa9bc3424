// The list of steps is the list of folders: nothing is registered anywhere else.

import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Lang } from './dessin/langue.ts'
import { UserMistake } from './user-mistake.ts'

export const ROOT = resolve(import.meta.dirname, '..')

/** A numbered folder: `03-coup-valide` is step 03, and its module is `coup-valide.ts`. */
export type Step = { folder: string; number: string; name: string }

const STEP_FOLDER = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)$/

export function listSteps(root = ROOT): Step[] {
  return readdirSync(join(root, 'steps'))
    .sort()
    .flatMap(folder => {
      const match = STEP_FOLDER.exec(folder)
      return match ? [{ folder, number: match[1]!, name: match[2]! }] : []
    })
}

/** By number (`3`, `03`), name or folder, as a person types it. */
export function findStep(wanted: string): Step {
  const steps = listSteps()
  const number = wanted.padStart(2, '0')
  const found = steps.find(step => [step.folder, step.name].includes(wanted) || step.number === number)
  if (!found) throw new UserMistake('unknownStep', wanted, steps.map(step => step.number).join(' '))
  return found
}

/** A choice of steps as a person types it: `01-08`, `3,5`, `01-04,10`. */
export function chooseSteps(wanted: string | undefined): Step[] {
  if (wanted === undefined) return listSteps()
  const chosen = new Set(
    wanted.split(',').flatMap(part => {
      const [first = '', last = first] = part.split(/-(?=\d)/).map(text => text.trim())
      const [from, to] = [findStep(first).number, findStep(last).number]
      return listSteps()
        .filter(({ number }) => number >= from && number <= to)
        .map(({ folder }) => folder)
    }),
  )
  if (chosen.size === 0) throw new UserMistake('badSteps', wanted)
  return listSteps().filter(({ folder }) => chosen.has(folder))
}

const inSteps = (step: Step, file: string) => join(ROOT, 'steps', step.folder, file)
const inSolutions = (step: Step, file: string) => join(ROOT, 'solutions', step.folder, file)

export const stepFile = (step: Step) => inSteps(step, `${step.name}.ts`)
export const testFile = (step: Step) => inSteps(step, `${step.name}.test.ts`)
export const signaturesFile = (step: Step) => inSteps(step, 'signatures.json')
/** The starter as it came, for whoever wants to begin again. */
export const starterFile = (step: Step) => inSteps(step, '.depart')
export const statementFile = (step: Step, lang: Lang) => pageIn(step, 'README', lang)
export const hintsFile = (step: Step, lang: Lang) => pageIn(step, 'indices', lang)
export const solutionFile = (step: Step) => inSolutions(step, `${step.name}.ts`)

export const pageName = (name: string, lang: Lang) => (lang === 'fr' ? `${name}.md` : `${name}.${lang}.md`)

/** An edition in one language has the pages of that one only. */
function pageIn(step: Step, name: string, lang: Lang): string {
  const [wanted, other] = [lang, lang === 'fr' ? ('en' as const) : ('fr' as const)].map(lang =>
    inSteps(step, pageName(name, lang)),
  )
  return existsSync(wanted!) || !existsSync(other!) ? wanted! : other!
}

/** The student edition comes without them. */
export const hasSolutions = (root = ROOT) => existsSync(join(root, 'solutions'))

/** The other correct programs of a step. */
export function otherSolutions(step: Step): string[] {
  return typescriptFiles(inSolutions(step, '')).filter(file => /[\\/]autre-[^\\/]+$/.test(file))
}

/** The bank of mistakes of a step: small wrong programs, one a file. */
export function mistakes(step: Step): string[] {
  return typescriptFiles(inSolutions(step, 'erreurs'))
}

export function typescriptFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(file => file.endsWith('.ts'))
    .sort()
    .map(file => join(folder, file))
}

/** Relative to the workbook, as one would type it; a file from elsewhere keeps its whole path. */
export function shown(file: string): string {
  const path = relative(ROOT, file)
  return path.startsWith('..') ? file : path
}
