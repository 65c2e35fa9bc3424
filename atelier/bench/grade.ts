// The teacher's desk on an honest class of ten steps: how long a submission takes, whether a larger class takes longer for
// each, how much memory the marker needs, and whether the sandbox says what the tests say natively.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseSteps } from '../course.ts'
import { defaultBareme } from '../grade/bareme.ts'
import { markAll } from '../grade/desk.ts'
import { differences, honestClass, writeClass } from '../grade/honest-class.ts'
import { findSubmissions } from '../grade/intake/submissions.ts'
import { showTable, timed } from './figures.ts'

const JOBS = 2
const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20)

export async function benchGrade(): Promise<void> {
  const steps = chooseSteps('01-10')
  const rows: (string | number)[][] = [['class', 's', 's a submission', 'MB at the start', 'MB at the end', 'tests that differ']]
  for (const count of [25, 100]) {
    const folder = mkdtempSync(join(tmpdir(), 'reversi-bench-'))
    const students = honestClass(count, steps)
    writeClass(join(folder, 'copies'), students)
    const submissions = findSubmissions(join(folder, 'copies'))
    const mark = (some: typeof submissions) => markAll({ submissions: some, steps, bareme: defaultBareme(steps), work: join(folder, 'travail'), jobs: JOBS })
    // The references are marked, once, before the clock starts.
    await mark([])
    const before = megabytes()
    let all!: Awaited<ReturnType<typeof mark>>
    const ms = await timed(async () => { all = await mark(submissions) })
    rows.push([String(count), Math.round(ms / 1000), (ms / 1000 / count).toFixed(2), before, megabytes(), (await differences(students, all)).length])
    rmSync(folder, { recursive: true, force: true })
  }
  showTable(rows)
}
