// The teacher's desk on an honest class of ten steps: how long a submission takes, whether a larger class takes longer
// for each, how much memory the marker needs, and whether the sandbox says what the tests say natively.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseSteps, type Step } from '../course.ts'
import { defaultBareme } from '../grade/bareme.ts'
import { markAll } from '../grade/desk.ts'
import { differences, honestClass, writeClass } from '../grade/honest-class.ts'
import { findSubmissions } from '../grade/intake/submissions.ts'
import { showTable, timed } from './figures.ts'

const JOBS = 2

/** The first two hold the same programs, once and four times; the third is a hundred students unlike each other. */
const classes = (steps: Step[]) => [
  { title: '25', students: honestClass(25, steps) },
  { title: '100, the same four times', students: honestClass(100, steps, 25) },
  { title: '100, all different', students: honestClass(100, steps) },
]
const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20)

export async function benchGrade(): Promise<void> {
  const steps = chooseSteps('01-10')
  const rows: (string | number)[][] = [
    ['class', 's', 's a submission', 'MB at the start', 'MB at the end', 'tests that differ'],
  ]
  for (const { title, students } of classes(steps)) {
    const folder = mkdtempSync(join(tmpdir(), 'reversi-bench-'))
    writeClass(join(folder, 'copies'), students)
    const submissions = findSubmissions(join(folder, 'copies'))
    const mark = (some: typeof submissions) =>
      markAll({ submissions: some, steps, bareme: defaultBareme(steps), work: join(folder, 'travail'), jobs: JOBS })
    // The references are marked, once, before the clock starts.
    await mark([])
    const before = megabytes()
    let all!: Awaited<ReturnType<typeof mark>>
    const ms = await timed(async () => {
      all = await mark(submissions)
    })
    rows.push([
      title,
      Math.round(ms / 1000),
      (ms / 1000 / students.length).toFixed(2),
      before,
      megabytes(),
      (await differences(students, all)).length,
    ])
    rmSync(folder, { recursive: true, force: true })
  }
  showTable(rows)
}
