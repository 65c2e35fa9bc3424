// Every sentence of the teacher's desk, in English.

import type { gradeFr } from './grade.fr.ts'

export const gradeEn: typeof gradeFr = {
  checking: 'The solutions go first, to check this machine…',
  counting: (count, known) => `${count === 1 ? '1 submission' : `${count} submissions`}, steps ${known}.`,
  bar: (bar, done, count, left) => `[${bar}] ${done}/${count}${left && `, ${left} left`}`,
  minutes: minutes => `${minutes} min`,
  seconds: seconds => `${seconds} s`,
  marked: (done, count, name, mark, outOf) => `${done}/${count}  ${name}: ${mark} of ${outOf}`,
  interrupted: (done, count) =>
    `Stopped: ${done} of ${count} ${count > 1 ? 'submissions' : 'submission'} ` +
    'done. The same command will go on from there.',
  written: folder => `The report is in ${folder}: rapport.html, notes.csv, resultats.json, junit.xml.`,

  title: 'Marking report',
  subtitle: (students, steps) => `${students === 1 ? '1 student' : `${students} students`}, steps ${steps}`,
  layers: bubblewrap =>
    'Each program ran in QuickJS (WebAssembly), in a thread of its own, without files or network' +
    (bubblewrap
      ? ', and all of it inside bubblewrap.'
      : '. Bubblewrap was not available: that outer layer was not on.'),
  rule: 'The rule of the mark',
  rules: {
    groupes:
      'Each step has its points, shared among its functions. A function earns its share when all its tests are green.',
    tests:
      'Each step has its points, shared among its functions. A function ' +
      'earns its share in proportion to its green tests.',
    non: 'Each step has its points, and earns them when all its tests are green.',
  },
  outOf: mark => `The mark is out of ${mark}.`,
  alone: 'Each step is judged alone: the others come from the solutions, so that one mistake counts once.',
  classPicture: 'The class, step by step',
  legend:
    'green: all tests pass · in part: at least one function is complete · red: no function is complete ' +
    '· to do: not begun · stuck: the file does not start · absent: not handed in',
  student: 'Student',
  mark: 'Mark',
  mean: 'Mean',
  greenShare: 'Green steps',
  states: { vert: 'green', partiel: 'in part', rouge: 'red', 'a-faire': 'to do', bloque: 'stuck', absent: 'absent' },
  classMistakes: 'The mistakes of the class',
  step: 'Step',
  howMany: 'How many',
  mistake: 'Mistake',
  noMistakes: 'No known mistake was recognised.',
  mistakeCount: count => (count > 1 ? `${count} students` : '1 student'),
  students: 'Student by student',
  pointsOf: (points, outOf) => `${points} of ${outOf}`,
  notHandedIn: 'Not handed in.',
  functionScore: (group, passed, tests) => `${group} ${passed}/${tests}`,
  recognised: 'Mistake recognised',
  moreTests: count => (count > 1 ? `${count} more red tests` : 'One more red test'),
  line: line => `line ${line}`,
  endless: 'This test never ends: the program was stopped.',
  notRun: 'Not run: a test of the same function had to be stopped before this one.',
  crashed: message => `The program stopped during this test. ${message}`.trim(),
  toWrite: 'This function is still to be written.',
  printed: 'The program printed:',
  remarksTitle: 'To know',
  remarks: {
    symlink: path => `${path} is a link: it was not followed.`,
    special: path => `${path} is not an ordinary file: it was not read.`,
    'too-large': path => `${path} is too large: it was not read.`,
    'too-many': path => `There are too many files: the rest, from ${path} on, was not read.`,
    'climbs-out': path => `An entry of the zip wants out of its folder (${path}): it was refused.`,
    unreadable: path => `${path} cannot be read.`,
    'bad-zip': path => `${path} is not a zip that can be opened.`,
    encrypted: path => `${path} is protected by a password.`,
    'not-text': path => `${path} is not text.`,
    several: path => `${path} is another file for the same step: it was not looked at.`,
    misnamed: path => `${path} almost has the name of a step: it was not looked at.`,
  },
  nothingFound: 'No file of any step was found in this submission.',
  csv: {
    identifier: 'Identifier',
    participant: id => `Participant ${id}`,
    fullName: 'Full name',
    grade: 'Grade',
    gradeMax: 'Maximum Grade',
    lastModified: 'Last modified (grade)',
    separator: ',',
    comma: '.',
  },
}
