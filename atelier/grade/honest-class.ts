// A class that works honestly, made from the course: references, other solutions and mistakes of the bank, as students
// would hand them in. What natively is said of each program is known, so the sandbox can be compared with it, test by
// test.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mistakes, otherSolutions, ROOT, solutionFile, type Step } from '../course.ts'
import { runRemembered } from '../diagnosis/bank-cache.ts'
import { hashOf } from '../diagnosis/signature.ts'
import type { StepResult } from '../runner/result.ts'
import type { Resultats, StepFound } from './resultats.ts'

const MEMORY = join(ROOT, '.cache', 'honest.json')

export type Student = { name: string; programs: { step: Step; file: string }[] }

/**
 * Every program of a step comes up in time, each student has another mixture, and it is the same class each time. After
 * `mixtures` students the mixtures come again.
 */
export function honestClass(count: number, steps: Step[], mixtures = count): Student[] {
  return Array.from({ length: count }, (_, n) => ({
    name: `Élève ${String(n + 1).padStart(3, '0')}`,
    programs: steps.map((step, s) => {
      const all = [solutionFile(step), ...otherSolutions(step), ...mistakes(step)]
      return { step, file: all[((n % mixtures) + 5 * s) % all.length]! }
    }),
  }))
}

/**
 * Step folders as a student would have them, no two programs alike to the letter; what a mistake borrows from its
 * reference comes along as a file of its own.
 */
export function writeClass(folder: string, students: Student[]): void {
  for (const { name, programs } of students) {
    for (const { step, file } of programs) {
      const place = join(folder, name, step.folder)
      mkdirSync(place, { recursive: true })
      writeFileSync(
        join(place, `${step.name}.ts`),
        `${borrowing(readFileSync(file, 'utf8'), step, file)}\n;[${JSON.stringify(name)}].map(String)\n`,
      )
      writeFileSync(join(place, 'reference.ts'), readFileSync(solutionFile(step), 'utf8'))
    }
  }
}

function borrowing(text: string, { name }: Step, file: string): string {
  const inBank = dirname(file).endsWith('erreurs')
  return text
    .replaceAll(inBank ? `'../${name}.ts'` : `'./${name}.ts'`, "'./reference.ts'")
    .replaceAll(inBank ? "'../../" : "'../", "'../")
}

/** Where the marking says something else than the tests did natively: one line a test. */
export async function differences(students: Student[], { eleves }: Resultats): Promise<string[]> {
  const programs = students.flatMap(({ name, programs }) => programs.map(program => ({ name, ...program })))
  const native = await runRemembered(
    programs.map(({ step, file }) => ({ step: step.folder, file })),
    MEMORY,
  )
  return programs.flatMap(({ name, step, file }, n) => {
    const found = eleves.find(eleve => eleve.nom === name)?.etapes.find(({ etape }) => etape === step.folder)
    return compare(native[n]!, found).map(what => `${name}, ${file.split(/[\\/]/).slice(-2).join('/')}: ${what}`)
  })
}

function compare(native: StepResult, found: StepFound | undefined): string[] {
  if (!found || found.faute) return [`${found?.faute?.kind ?? 'nothing'} ${found?.faute?.message ?? ''}`]
  return native.tests.flatMap(test => {
    const red = found.rouges.find(({ groupe, titre }) => groupe === test.group && titre === test.title)
    const here = hashOf({ ...test, state: red?.etat ?? 'passed', faits: red?.faits })
    return here === hashOf(test)
      ? []
      : [
          `${test.group} · ${test.title}: ${test.state} natively, ${red?.etat ?? 'passed'} in the sandbox ` +
            `${JSON.stringify(red?.faits ?? red?.message ?? '').slice(0, 300)} <> ` +
            `${JSON.stringify(test.faits ?? test.message).slice(0, 300)}`,
        ]
  })
}
