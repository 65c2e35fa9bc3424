// What `npm run doctor` says, in English.

import type { doctorFr } from './doctor.fr.ts'

export const doctorEn: typeof doctorFr = {
  words: { good: 'good', worth: 'awkward', bad: 'missing' },
  node: {
    good: version => `Node ${version} will do.`,
    remedy: version => `Node ${version} is too old: install Node 20.19 or later.`,
  },
  writing: {
    good: () => 'Your files can be written.',
    remedy: place => `Nothing can be written here (${place}): copy the workbook to a folder of your own.`,
  },
  watching: {
    good: () => 'A saved file is noticed at once.',
    remedy: () => 'A saved file is not noticed (a network folder?): start with REVERSI_POLL=1 npm start.',
  },
  running: {
    good: time => `The tests run (${time}).`,
    remedy: () => 'The tests do not start: run npm install again, then npm run check -- 01.',
  },
  browser: {
    good: found => `There is a browser (${found}).`,
    remedy: () =>
      'No browser found: npm run web will tell the address to open. To install one: apt-get install chromium.',
  },
  terminal: {
    good: columns => `The terminal has ${columns} columns.`,
    remedy: columns =>
      columns
        ? `The terminal has only ${columns} columns: widen it to 60 to see two boards side by side.`
        : 'This is not a terminal: npm start will say once where you are, without waiting for a key.',
  },
}
