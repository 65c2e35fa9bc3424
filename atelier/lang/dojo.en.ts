// The sentences of the dojo, in English.

import type { dojoFr } from './dojo.fr.ts'

export const dojoEn: typeof dojoFr = {
  title: name => `Dojo · ${name}`,
  lights: { red: 'RED', amber: 'AMBER', green: 'GREEN' },
  lightWords: { red: 'red', amber: 'amber', green: 'green' },
  said: {
    red: (green, count) => `${green} of ${count} tests green`,
    amber: 'nothing runs',
    green: count => (count > 1 ? `all ${count} tests pass` : 'the test passes'),
  },
  next: {
    red: 'The smallest step that turns this test green.',
    amber: 'First, let the tests run at all.',
    green: 'Tidy up a little, or write the next test.',
  },
  starting: 'The tests are getting ready…',
  running: 'The tests are running…',

  driver: name => `${name} types`,
  navigator: name => `${name} guides`,
  left: time => `${time} left`,
  paused: time => `${time} (space: go)`,
  noTurns: 'no turns (w: names and minutes)',
  onBreak: time => `Break, ${time} left (b: go on)`,
  turnOver: (name, time) => `END OF TURN${name && ` · ${name}`} · ${time} ago`,
  turnNext: (driver, navigator) =>
    driver
      ? `${driver} takes the keyboard${navigator && `, ${navigator} guides`}. Space to go.`
      : 'Space for another turn.',
  breakOver: time => `END OF BREAK · ${time} ago`,
  breakNext: 'Space to go on.',

  predictOn: (right, count) => (count === 0 ? 'predicting' : `predicting: ${right} of ${count} right`),
  score: (right, count) => `predictions: ${right} of ${count} right`,
  tcrOn: 'TCR',
  caughtBrief: (caught, count) => `caught: ${caught} of ${count}`,
  predictNow: 'Saved. Before the tests run, what will they say?',
  predictKeys: 'r: red     g: green',
  predicted: light => `Prediction for the next run: ${light}.`,
  guessedRight: 'Predicted rightly.',
  guessedWrong: light => `Predicted wrongly: it is ${light}.`,

  tcrStarts:
    'TCR: a green is committed, a red brings the program back to the ' +
    'last green; the tests stay. Starting point committed.',
  tcrStops: 'TCR is off.',
  tcrNoGit: 'TCR needs git, and git is not installed here: TCR stays off.',
  tcrFailed: reason => `TCR stays off: git refused (${reason}).`,
  notCommitted: reason => `TCR: green, but git refused to commit (${reason}).`,
  committed: 'TCR: green, committed.',
  nothingToCommit: 'TCR: green, nothing new to commit.',
  reverted: copies => `TCR: red, the program is back at the last green. What was written is in ${copies}.`,
  nothingToRevert: 'TCR: red, but the program is that of the last green: nothing to revert.',
  tcrAmber: 'TCR: amber, nothing is committed or reverted.',

  bankTitle: count => `The tests are tested: the reference, and ${count} wrong ${count > 1 ? 'programs' : 'program'}`,
  bankRunning: 'The tests meet the reference and the mistakes…',
  bankAgain: 'The tests have changed since: t tests them again.',
  bankFault: 'The tests cannot meet the reference:',
  bankEndless: 'One test does not end, even with the reference: the mistakes wait until it does.',
  notInReference: name => `they import ${name}, which the statement does not ask for and the reference does not have.`,
  referencePasses: count =>
    `The reference passes ${count > 1 ? `all ${count} tests: they are right` : 'the test: it is right'}.`,
  wrongTests: count =>
    count > 1
      ? `${count} tests are wrong: the reference does not pass them.`
      : 'One test is wrong: the reference does not pass it.',
  wrong: 'wrong test',
  noTestRight: 'No test is right: nothing can be caught.',
  caught: (caught, count) => `${caught} of ${count} mistakes caught.`,
  allCaught: 'No mistake gets through.',
  missed: count => (count > 1 ? `${count} get through.` : 'One gets through.'),
  emptyBank: 'This kata has no bank of mistakes.',
  askRiddle: 'm: a riddle about one of them.',
  riddle: (number, count) => `Riddle ${number} of ${count}`,
  riddleRuns: 'Where does it show?…',
  riddleAsks: 'A wrong program answers badly here, and no test sees it. What is the right answer?',
  riddleNone: 'Nobody wrote down where this mistake shows: there is only its name.',
  rightAnswer: 'The right answer:',
  itsName: name => `Its name: ${name}`,
  riddleMore: ['', 'm: the right answer', 'm: its name', 'm: the next one'],
  bankFirst: 't tests the tests.',

  unwritten: reason =>
    `THE JOURNAL CANNOT BE WRITTEN (${reason}). What happens waits in memory; make room on the disk.`,

  more: '(more: down arrow)',
  askNames: typed => `Who is here? Names separated by commas (Enter: no turns): ${typed}_`,
  askMinutes: typed => `Minutes a turn (0: no timer): ${typed}_`,
  back: 'Any other key goes back to the tests.',
  keys:
    'Enter run · p predict · t test the tests · m riddle · c TCR · space timer ' +
    '· n next turn · b break · w who · e statement · q finish',

  made: folder => `The session is ready: ${folder}`,
  madeNext: (module, tests) => `The program goes into ${module}, the tests into ${tests}. To follow it: npm run dojo`,
  retroAt: (html, md) => `The retro: ${html} (and ${md}).`,

  retro: {
    title: name => `Retro · ${name}`,
    summary: 'In short',
    lasted: 'length',
    runs: 'runs',
    pace: (runs, greens, reds, ambers) => `${runs} (${greens} green, ${reds} red, ${ambers} amber)`,
    people: 'turns at the keyboard',
    caughtAtLast: 'mistakes caught at the end',
    lines: count => `${count} ${count === 1 ? 'line' : 'lines'} changed`,
    timeline: 'The thread of the session',
    timelineSays: 'From left to right, time; each band goes from one run to the next. Long waits are cut short.',
    steps: 'Step by step',
    when: 'at',
    sizes: 'size of steps',
    sizesTitle: 'The size of steps',
    sizesBrief: (median, biggest) => `${median} ${median === 1 ? 'line' : 'lines'} in the middle, ${biggest} at most`,
    sizesSay: (median, biggest) =>
      `Lines added or removed between two runs: ${median} in the middle, ${biggest} at most.`,
    reds: 'The reds, and how long they lasted',
    from: 'from',
    until: 'to',
    openRed: 'still red at the end',
    noReds: 'No red.',
    longest: 'the longest red',
    predictions: 'predictions',
    predictionsSay: (right, count) => (count === 0 ? 'none' : `${right} of ${count} right`),
    predicted: 'predicted',
    bank: 'The mistakes caught over time',
    bankNone: 'The tests were not tested.',
    caught: 'caught',
    missed: 'get through',
    wrongTests: 'wrong tests',
    tcr: 'TCR',
    commits: count => `${count} ${count === 1 ? 'commit' : 'commits'}`,
    reverts: count => `${count} ${count === 1 ? 'return' : 'returns'} to the last green`,
    reverted: 'back to the last green',
    committed: 'committed',
    noDiff: 'no change',
    empty: 'Nothing has run in this session yet.',
    footer: 'Written by the dojo of Atelier Reversi, from journal.jsonl.',
  },
}
