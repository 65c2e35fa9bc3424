// What `npm run export` and `npm run update` say, in English.

import type { editionFr } from './edition.fr.ts'

export const editionEn: typeof editionFr = {
  readme: steps => `# Atelier Reversi

A workbook for learning to program by building Reversi (Othello), in TypeScript. Each folder of \`steps/\` holds one
idea: a statement, a starter, and tests that fail. You make them pass, and the game comes alive.

\`\`\`sh
npm install && npm start
\`\`\`

The workshop opens at the first red step and watches your files. Write, save, read the board. The guide:
[docs/student.md](docs/student.md); the rules of the game: [docs/rules.md](docs/rules.md).

| step | |
| --- | --- |
${steps.join('\n')}

| command | what it does |
| --- | --- |
| \`npm start\` | the workshop in the terminal |
| \`npm run web\` | play with your own functions in the browser |
| \`npm run check -- 01\` | the tests of step 01, once |
| \`npm run statement -- 01\`, \`npm run hint -- 01\` | the statement, a hint |
| \`npm run reset -- 01\` | the start of the step; what you wrote is kept |
| \`npm run doctor\` | what this machine lacks |
| \`npm run update -- ../newer\` | a newer copy of the course; your programs stay |

This is the student edition: the solutions are not in it.
`,
  exported: (steps, files, place) =>
    `The student edition is in ${place}: ${steps} ${steps > 1 ? 'steps' : 'step'}, ` +
    `${files} files, without the solutions.`,
  checked: 'Checked: each of its tests waits for its function, and no line of a solution is in it.',
  begunStarter: step => `${step}: the starter is not red for the right reason.`,
  leak: (path, line) => `${path} contains a line of a solution: ${line}`,
  kinds: { fresh: 'new     ', changed: 'replaced', written: 'yours   ', left: 'kept    ' },
  upToDate: 'The workbook is up to date.',
  dryRun: 'Nothing was changed: this was a dry run (--dry-run).',
  updated: (count, copies) =>
    `${count} ${count > 1 ? 'files' : 'file'} updated; the old text of each replaced ` +
    `file is in ${copies}. Your programs stayed as you wrote them.`,
  starterChanged:
    'The starter of the files marked “yours” has changed: compare with the file .depart in the same folder.',
  stepLeft:
    'The steps marked “kept” are not in the newer copy. What you wrote is still ' +
    'there; if a step has changed its name, carry your program over.',
  installAgain: 'Run npm install: the packages have changed.',
}
