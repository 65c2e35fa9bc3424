// A job's number travels in the names of its modules: `coup-valide.test.ts?job=3`, and whatever that imports.

export const markJob = (file: string, job: number) => `${file}?job=${job}`

export function jobOf(id: string): number | undefined {
  const mark = /\?job=(\d+)$/.exec(id)
  return mark ? Number(mark[1]) : undefined
}

export const withoutMark = (id: string) => id.replace(/\?job=\d+$/, '')
