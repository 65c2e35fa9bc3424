// What the words of the command line mean: which part of the class, which student.

import { join } from 'node:path'
import { UserMistake } from '../user-mistake.ts'
import type { Submission } from './intake/submissions.ts'
import type { Part } from './resultats.ts'

/** `2/4`: the second part of four. */
export function wantedPart(wanted: string | undefined): Part | undefined {
  if (wanted === undefined) return undefined
  const [, i, n] = (/^(\d{1,6})\/(\d{1,6})$/.exec(wanted) ?? []).map(Number)
  if (!i || !n || i > n) throw new UserMistake('badShard', wanted)
  return { i, n }
}

/** Each fourth student, from the second on. */
export function inPart(submissions: Submission[], part: Part | undefined): Submission[] {
  return part ? submissions.filter((_, place) => place % part.n === part.i - 1) : submissions
}

/** A part of the class has a report of its own: it does not take the place of the report of the class. */
export function reportFolder(out: string, part: Part | undefined, student: string | undefined): string {
  const names = [
    part && `part-${part.i}-${part.n}`,
    student && `seulement-${student.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('-') ?? ''}`,
  ].filter(name => name)
  return names.length > 0 ? join(out, names.join('-')) : out
}

export function ofStudent(submissions: Submission[], wanted: string | undefined): Submission[] {
  if (wanted === undefined) return submissions
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const found = submissions.filter(({ id }) => plain(id).includes(plain(wanted)))
  if (found.length === 0) throw new UserMistake('unknownStudent', wanted)
  return found
}

export function wantedJobs(wanted: string | undefined, usual: number): number {
  if (wanted !== undefined && !/^[1-9]\d{0,2}$/.test(wanted)) throw new UserMistake('badJobs', wanted)
  return wanted === undefined ? usual : Number(wanted)
}
