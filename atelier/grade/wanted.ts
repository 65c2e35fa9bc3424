// What the words of the command line mean: which part of the class, which student.

import { UserMistake } from '../user-mistake.ts'
import type { Submission } from './intake/submissions.ts'

/** `2/4`: each fourth student, from the second on. */
export function inShard(submissions: Submission[], wanted: string | undefined): Submission[] {
  if (wanted === undefined) return submissions
  const [, i, n] = /^(\d+)\/(\d+)$/.exec(wanted) ?? []
  if (!i || Number(i) < 1 || Number(i) > Number(n)) throw new UserMistake('badShard', wanted)
  return submissions.filter((_, place) => place % Number(n) === Number(i) - 1)
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
