// What a marking says, whole and as plain data: every report is drawn from it, and two of them can be merged.

import { diagnose } from '../diagnosis/diagnose.ts'
import type { Faits } from '../dessin/faits.ts'
import type { Step } from '../course.ts'
import { isGreen, type Fault, type StepResult, type TestState } from '../runner/result.ts'
import { markOf, pointsOf, scoreOf, type Bareme, type GroupScore } from './bareme.ts'
import type { Remark } from './intake/tree.ts'

export const FORMAT = 'atelier-reversi/resultats',
  VERSION = 1

export type TestFound = {
  groupe: string
  titre: string
  etat: TestState
  message?: string
  faits?: Faits
  ligne?: number
  affiche?: string
}

export type StepFound = {
  etape: string
  /** `absent`: not handed in. `bloque`: no test could run. */
  etat: 'vert' | 'partiel' | 'rouge' | 'a-faire' | 'bloque' | 'absent'
  points: number
  fichier?: string
  faute?: Fault
  groupes: GroupScore[]
  /** The red tests, in the order of the step. */
  rouges: TestFound[]
  /** The mistake of the bank that explains them. */
  erreur?: { nom: string; fr: string; en: string }
}

export type Eleve = { id: string; nom: string; moodle?: string; note: number; remarques: Remark[]; etapes: StepFound[] }
export type Couches = { quickjs: true; bubblewrap: boolean }
/** A step of the marking, with the tests that the course owns. */
export type StepInfo = { etape: string; points: number; groupes: { group: string; tests: number; titres: string[] }[] }

/** The second part of four: `{ i: 2, n: 4 }`. */
export type Part = { i: number; n: number }

export type Resultats = {
  format: typeof FORMAT
  version: typeof VERSION
  /** Which part of the class this is, when it is one; what was merged is whole. */
  part?: Part
  sur: number
  bareme: Bareme
  couches: Couches
  etapes: StepInfo[]
  eleves: Eleve[]
}

export type Owned = Map<string, { group: string; title: string }[]>

/** A step as the report tells it. Only tests of the course's own list count, and only when they were seen to pass. */
export function stepFound(
  step: Step,
  result: StepResult | undefined,
  file: string | undefined,
  owned: Owned,
  bareme: Bareme,
): StepFound {
  const tests = owned.get(step.folder) ?? []
  const passed = (group: string, title: string) =>
    Boolean(
      result &&
      !result.fault &&
      result.tests.some(test => test.group === group && test.title === title && test.state === 'passed'),
    )
  const groupes = groupsOf(tests).map(({ group, tests: count }): GroupScore => ({
    group,
    tests: count,
    passed: tests.filter(test => test.group === group && passed(group, test.title)).length,
  }))
  const diagnosis = result && !result.fault ? diagnose(result) : undefined
  return {
    etape: step.folder,
    etat: stateFound(result, groupes),
    points: scoreOf(bareme, step, groupes),
    ...(file === undefined ? {} : { fichier: file }),
    ...(result?.fault ? { faute: { ...result.fault, file: file ?? result.fault.file } } : {}),
    groupes,
    rouges:
      !result || result.fault
        ? []
        : tests
            .filter(({ group, title }) => !passed(group, title))
            .map(test => testFound(seen(test, result), result.file)),
    ...(diagnosis ? { erreur: { nom: diagnosis.mistake, fr: diagnosis.fr, en: diagnosis.en } } : {}),
  }
}

/** What was seen of a test; of one that was not even announced, that it did not run. */
function seen({ group, title }: { group: string; title: string }, { tests }: StepResult): StepResult['tests'][number] {
  return (
    tests.find(test => test.group === group && test.title === title) ?? {
      group,
      title,
      state: 'not-run',
      message: '',
      log: '',
      ms: 0,
    }
  )
}

export function groupsOf(tests: { group: string; title: string }[]): StepInfo['groupes'] {
  return [...new Set(tests.map(({ group }) => group))].map(group => {
    const titres = tests.filter(test => test.group === group).map(({ title }) => title)
    return { group, tests: titres.length, titres }
  })
}

function stateFound(result: StepResult | undefined, groups: GroupScore[]): StepFound['etat'] {
  if (!result) return 'absent'
  if (result.fault) return result.fault.kind === 'not-begun' ? 'a-faire' : 'bloque'
  if (isGreen(result) && groups.every(({ passed, tests }) => passed === tests)) return 'vert'
  if (result.tests.every(({ state }) => state === 'not-begun')) return 'a-faire'
  return groups.some(({ passed, tests }) => passed === tests) ? 'partiel' : 'rouge'
}

/** Without times, which differ from run to run; a line only where it is the student's. */
function testFound(
  { group, title, state, message, faits, place, log }: StepResult['tests'][number],
  file: string,
): TestFound {
  return {
    groupe: group,
    titre: title,
    etat: state,
    ...(faits ? { faits } : message ? { message } : {}),
    ...(place?.file === file ? { ligne: place.line } : {}),
    ...(log ? { affiche: log.slice(0, 2000) } : {}),
  }
}

export function eleveOf(
  who: { id: string; name: string; moodle?: string },
  remarks: Remark[],
  steps: Step[],
  found: StepFound[],
  bareme: Bareme,
): Eleve {
  const { mark } = markOf(
    bareme,
    steps,
    found.map(({ points }) => points),
  )
  return {
    id: who.id,
    nom: who.name,
    ...(who.moodle ? { moodle: who.moodle } : {}),
    note: mark,
    remarques: remarks,
    etapes: found,
  }
}

export function resultatsOf(steps: Step[], owned: Owned, bareme: Bareme, couches: Couches, eleves: Eleve[]): Resultats {
  return {
    format: FORMAT,
    version: VERSION,
    sur: markOf(bareme, steps, []).outOf,
    bareme,
    couches,
    etapes: steps.map(step => ({
      etape: step.folder,
      points: pointsOf(bareme, step),
      groupes: groupsOf(owned.get(step.folder) ?? []),
    })),
    eleves: eleves.toSorted(byName),
  }
}

export function byName(a: Eleve, b: Eleve): number {
  return a.nom.localeCompare(b.nom, 'fr') || (a.id < b.id ? -1 : 1)
}
