// npm run bench [-- warm-run workshop searches boards web grade]: figures, not verdicts. What is compared is measured
// in the same run, because machines differ.

import { benchBoards } from './boards.ts'
import { benchGrade } from './grade.ts'
import { benchSearches } from './searches.ts'
import { benchWarmRun } from './warm-run.ts'
import { benchWorkshop } from './workshop.ts'
import { benchWeb } from './web.ts'

const BENCHES: Record<string, () => Promise<void>> = {
  'warm-run': benchWarmRun,
  workshop: benchWorkshop,
  searches: benchSearches,
  boards: benchBoards,
  web: benchWeb,
  grade: benchGrade,
}

const wanted = process.argv.slice(2)
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(name)
  await bench()
}
