// Why a program cannot be read, in English.

import type { UnreadPhrases } from './unread.ts'

export const unreadEn: UnreadPhrases = {
  quoted: code => `“${code}”`,
  or: 'or',
  tokens: { end: 'the end of the file', name: 'a name', number: 'a number' },
  expected: (wanted, found) => `${wanted} is missing before ${found}.`,
  opened: line => `What is opened on line ${line} is not closed.`,
  misplacedWord: word => `“${word}” does not belong here.`,
  reserved: word => `“${word}” is a word of the language: it cannot be used as a name here.`,
  outside: word =>
    word === 'return'
      ? '“return” only makes sense inside a function: perhaps a brace is closed too early.'
      : `“${word}” only makes sense inside a loop.`,
  twice: word => `“${word}” is declared twice.`,
  plain: {
    goesOn:
      'The statement should end here, and something follows it: look for a typing mistake, ' +
      'a sign that is missing or one too many.',
    misplaced: 'What is written here does not belong: there is a word or a sign too many, or one is missing before it.',
    endsEarly:
      'The file ends too early: a brace, a parenthesis or a bracket is not closed, ' +
      'or the last statement is not finished.',
    comment: 'The comment opened by “/*” is never closed by “*/”.',
    text: 'A text begins here, and the quote that closes it is missing.',
    regexp: 'What follows “/” is read as a regular expression, and no “/” closes it.',
    constant: 'A constant is given its value where it is declared: “const name = value”.',
    property: 'In an object, the value of a property comes after “:”, not after “=”.',
    assignment: 'The sign “=” only gives a value to a variable, a cell or a property; to compare, write “===”.',
    await: '“await” can only be written inside an “async” function.',
    merge: 'A git merge left these lines: keep what you want, and delete “<<<<<<<”, “=======”, “>>>>>>>”.',
    try: 'After “try { … }” comes “catch” or “finally”.',
    functionName: 'The name of the function is missing.',
    switch: 'In a “switch”, each case begins with “case” or “default”.',
    parameters: 'A required parameter cannot follow an optional one (“?”).',
  },
  unknown: said => `The file cannot be read from here on. The parser says: “${said}”.`,
}
