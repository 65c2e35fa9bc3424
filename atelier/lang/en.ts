// Every sentence of the tools, in English.

import { doctorEn } from './doctor.en.ts'
import { editionEn } from './edition.en.ts'
import type { Catalogue } from './catalogue.ts'
import { dojoEn } from './dojo.en.ts'
import { sayUnread } from './unread.ts'
import { unreadEn } from './unread.en.ts'
import { webEn } from './web.en.ts'
import { gradeEn } from './grade.en.ts'

export const en: Catalogue = {
  complaints: {
    unknownStep: (wanted, known) => `There is no step “${wanted}”. The steps: ${known}.`,
    noStep: (command, known) => `Say which step, for instance “npm run ${command} -- 03”. The steps: ${known}.`,
    unknownLang: wanted => `There is no language “${wanted}” here: fr or en.`,
    badOption: message => `This command makes no sense here: ${message}`,
    cannotWrite: (file, reason) => `I cannot write ${file} (${reason}). Nothing was changed.`,
    noHints: (name, known) => `There are no hints for “${name}” in this step. The functions: ${known}.`,
    badLevel: wanted => `“${wanted}” is not a level of hint: give a number, from 1 on.`,
    noSolutions: number =>
      `This workbook is the student edition: the solution of step ${number} ` +
      'is not in it. Ask whoever gave you this edition.',
    noEdition: () => 'Say where the student edition goes, for instance “npm run export -- ../students”.',
    notEmpty: folder => `${folder} is there already: choose a new name; nothing was written.`,
    editionInside: folder =>
      `${folder} is inside this workbook: choose a folder beside it, for instance “npm run export -- ../students”.`,
    exportNeedsSolutions: () => 'This is a student edition already: it is made from the whole workbook.',
    noNewerCopy: () => 'Say where the newer workbook is, for instance “npm run update -- ../newer-workbook”.',
    notAWorkbook: folder =>
      `${folder} is not a workbook of the workshop: it has no folders ` +
      'steps and atelier. A zip has to be unpacked first.',
    newerIsEdition: folder => `${folder} is a student edition, and this is the whole workbook: give a whole workbook.`,
    sameWorkbook: () => 'That is this very workbook: give the folder of a newer copy.',
    cannotUpdate: reason =>
      `The update stopped (${reason}). What was replaced is kept in .sauvegardes; you can run it again.`,
    badPort: wanted => `“${wanted}” is not a port: give a number from 0 to 65535.`,
    portTaken: port => `Port ${port} is not free. Give another one, or none: npm run web`,
    dojoNeedsSolutions: () =>
      'This is the student edition: the dojo tries your tests on the solutions ' +
      'and on known mistakes, so it needs the whole workbook.',
    notGreenYet: number =>
      `Step ${number} is not green yet. To see the solution all the same: npm run solution -- ${number} --yes`,
    noSession: () => 'There is no session yet. To begin one: npm run dojo -- new 03',
    unknownSession: (wanted, known) => `There is no session “${wanted}” in dojo/. The sessions: ${known || 'none'}.`,
    unreadableSession: name => `The journal of session ${name} cannot be read: I do not know which kata it works on.`,
    unknownWord: wanted =>
      `The dojo does not know “${wanted}”: new, check or retro. To begin a session: npm run dojo -- new 03`,
    tooManyWords: wanted =>
      `“${wanted}” is one word too many: a session works on one step, or on the ` +
      'folder of --kata; --session chooses another one than the last.',
    badTurn: wanted => `“${wanted}” is not the length of a turn: give minutes, from 0 (no timer) to 120.`,
    noKata: known =>
      'Say which step, for instance “npm run dojo -- new 03”, or which folder: ' +
      `“new --kata ../katas/bissextile”. The steps: ${known}.`,
    kataNoFolder: folder => `There is no folder “${folder}”.`,
    kataName: folder =>
      `A kata has the name of its folder, in small letters, digits and dashes; “${folder}” is no such name.`,
    kataMissing: (folder, file) => `The kata “${folder}” lacks ${file} (docs/kata.md).`,
    kataSyntax: (place, reason) => `${place}: TypeScript does not understand this line. ${reason}`,
    kataNoExport: file => `${file} exports nothing: what is to be written in this kata?`,
    kataUnlike: (file, name) => `${file} does not export ${name}, which depart.ts promises.`,
    kataSpeechless: file => `${file} does not say which mistake it makes: begin it with “// fr: …” or “// en: …”.`,
    oneFolder: other => `One folder at a time: “${other}” is one too many.`,
    noParts: () => 'Say which parts to merge: npm run grade -- --merge part-1 part-2',
    noFolder: () => 'Say which folder holds the submissions, one entry a student: npm run grade -- submissions/',
    noSuchFolder: folder =>
      `There is nothing at “${folder}”. Give the folder that holds the submissions, one entry a student.`,
    notAFolder: folder =>
      `“${folder}” is neither a folder nor a .zip. Give the folder that holds the submissions, one entry a student.`,
    oneStudent: folder =>
      `“${folder}” looks like the work of one person. Give the folder above it, in which each entry is a student.`,
    noSubmissions: folder => `There is no submission in “${folder}”: neither a folder nor a .zip.`,
    cannotRead: (file, reason) => `I cannot read ${file} (${reason}).`,
    unknownStudent: name => `Nobody is called “${name}” in these submissions.`,
    badBareme: (file, what) =>
      `The scale ${file} cannot be understood: ${what}. An example is in docs/grading/bareme.json.`,
    badSteps: wanted => `“${wanted}” is not a list of steps: write for instance 01-08 or 03,05,07.`,
    badJobs: wanted => `“${wanted}” is not a number of lanes: give a number, from 1 on.`,
    badShard: wanted => `“${wanted}” is not a part: write for instance 2/4, the second part of four.`,
    badResultats: (file, reason) => `${file} is not a result that I can merge: ${reason}.`,
    mergeDiffers: file =>
      `${file} does not have the same steps or the same scale as the others: these parts do not belong together.`,
    mergeMissing: part => `Part ${part} is missing: with it, the class is whole.`,
    mergeTwice: name => `“${name}” is in two of the parts: they do not come from one division.`,
    referenceRed: step =>
      `The solution of step ${step} is not green on this machine: nothing ` +
      'is marked. Check the installation with npm test.',
  },

  web: webEn,

  states: {
    passed: 'green',
    wrong: 'red',
    crashed: 'error',
    endless: 'endless',
    'not-begun': 'to do',
    'not-run': 'not run',
  },

  stepTitle: (number, name) => `Step ${number} · ${name}`,
  allGreen: count => `All tests are green (${count}).`,
  someGreen: (green, count) => `${green} of ${count} tests green.`,
  notBegun: functions => `Not begun yet. To write: ${functions}.`,
  readFirst: file => `The statement is in ${file}.`,
  functionNotBegun: name => `${name} is still to be written.`,
  earlierNotBegun: (name, file) =>
    `${name}, of an earlier step, is still to be written in ${file}: this one stands on it.`,
  redBelow: (number, functions) =>
    `Step ${number} is not green (${functions}), and this one stands on it: repair it first.`,
  tests: count => (count > 1 ? `${count} tests` : '1 test'),
  endless: seconds =>
    `This test never ends: it was stopped after ${seconds} s. Look for a loop whose ` +
    'condition stays true, or a function that calls itself without stopping.',
  exhausted:
    'This test fills all the memory: it was stopped. Look for a loop that adds ' +
    'to a list again and again while its condition stays true.',
  crashed: message => `The program stopped during this test: ${message || 'it did not say why'}`,
  at: place => `in ${place}`,
  moreRed: count => (count > 1 ? `${count} more:` : 'One more:'),
  recognised: 'The workshop recognises this mistake:',
  printed: 'Your program printed:',

  moreHints: (left, command) => (left > 0 ? `${left} more: ${command}` : 'That was the last hint for this function.'),
  otherFunctions: names => `The other functions of the step: ${names}.`,
  sameAsReference: 'Your file and the solution are the same, line for line.',
  differsFrom: (mine, reference) => `- ${mine}\n+ ${reference}`,
  alreadyStarter: file => `${file} is already as it was at the start.`,
  resetDone: (file, copy) => `${file} is as it was at the start again. What you had written is in ${copy}.`,
  stepStates: { green: 'green', begun: 'begun', 'not-begun': 'to do', fault: 'does not run' },
  progress: (green, count) => `${green} of ${count} steps green.`,

  doctor: doctorEn,
  edition: editionEn,

  workshop: {
    progress: (bar, green, count) => `Atelier Reversi  [${bar}]  ${green}/${count}`,
    starting: 'The tests are getting ready…',
    running: 'The tests are running…',
    keys: [
      'n next',
      'p previous',
      'l list',
      'h hint',
      'e statement',
      's solution',
      'r start again',
      'a run all',
      'w web page',
      'q quit',
    ],
    pageFailed: (reason: string) => `The page could not be opened: ${reason}`,
    pageOpened: url => `The page is open: ${url}`,
    unknownStep: typed => `There is no step ${typed}.`,
    pageOpening: 'The page is getting ready…',
    more: '(more: space or down arrow)',
    back: 'Any other key goes back to the tests.',
    done: functions => `Done. You wrote ${functions}.`,
    compare: lines =>
      lines === 0
        ? 'Your file is the solution, line for line.'
        : 'The solution says the same with ' +
          `${lines > 1 ? `${lines} different lines` : 'one different line'}: s to compare.`,
    goOn: 'Press n for the next step.',
    allDone: 'All steps are green.',
    remark: (lines, message) => `TypeScript, ${lines.length > 1 ? 'lines' : 'line'} ${lines.join(', ')}: ${message}`,
    hint: (number, count) => `Hint ${number} of ${count} (h for the next)`,
    noHint: 'There is no further hint for this function.',
    jump: typed => `Number of the step: ${typed}_`,
    questions: {
      solution: 'The step is not green yet. See the solution all the same (y/n)?',
      reset: 'Start this step again? What you wrote will be kept in .sauvegardes (y/n)',
    },
  },

  dojo: dojoEn,
  grade: gradeEn,

  faults: {
    'missing-file': place => `${place}: this file does not exist.`,
    syntax: (place, message) => `${place}: TypeScript does not understand this line. ${sayUnread(message, unreadEn)}`,
    'missing-export': (place, name) => `${place}: this file must export ${name} (export function ${name}…).`,
    'unknown-import': (place, source) => `${place}: the imported file “${source}” does not exist.`,
    throws: (place, message) => `${place}: the file throws an error as soon as it is imported. ${message}`,
    endless: place => `${place}: the file never finishes loading. A loop outside the functions has no end.`,
    'not-begun': (place, message) => `${place}: “${message}” is thrown as soon as the file is imported.`,
    died: (place, message) => `${place}: the program stopped before the first test. ${message}`,
    'no-test': place => `${place}: there is no test in this file yet.`,
  },
}
