// What `npm run export` and `npm run update` say, in English.

import type { editionFr } from './edition.fr.ts'

export const editionEn: typeof editionFr = {
  exported: (steps, files, place) => `The student edition is in ${place}: ${steps} ${steps > 1 ? 'steps' : 'step'}, ${files} files, without the solutions.`,
  checked: 'Checked: each of its tests waits for its function, and no line of a solution is in it.',
  begunStarter: step => `${step}: the starter is not red for the right reason.`,
  leak: (path, line) => `${path} contains a line of a solution: ${line}`,
  kinds: { fresh: 'new     ', changed: 'replaced', written: 'yours   ' },
  upToDate: 'The workbook is up to date.',
  dryRun: 'Nothing was changed: this was a dry run (--dry-run).',
  updated: (count, copies) => `${count} ${count > 1 ? 'files' : 'file'} updated; the old text of each replaced file is in ${copies}. Your programs stayed as you wrote them.`,
  starterChanged: 'The starter of the files marked “yours” has changed: compare with the file .depart in the same folder.',
  installAgain: 'Run npm install: the packages have changed.',
}
