// What a parser says of a program that it cannot read, sorted: oxc's words for the learner, esbuild's for the desk. The
// sentences stand in the catalogues; what no rule knows is quoted as the parser said it.

import type { unreadFr } from './unread.fr.ts'

export type UnreadPhrases = typeof unreadFr

type Make = (phrases: UnreadPhrases, ...words: string[]) => string

const plain =
  (kind: keyof UnreadPhrases['plain']): Make =>
  t =>
    t.plain[kind]

const aboutWord =
  (kind: 'misplacedWord' | 'reserved' | 'outside' | 'twice'): Make =>
  (t, ...words) =>
    t[kind](words.find(Boolean)!)

const RULES: [RegExp, Make][] = [
  [/^Expected a semicolon or an implicit semicolon/, plain('goesOn')],
  [/^Unexpected token$/, plain('misplaced')],
  [/^Unexpected end of file$/, plain('endsEarly')],
  [/^Unterminated multiline comment|^Expected "\*\/" to terminate/, plain('comment')],
  [/^Unterminated (string|template)/, plain('text')],
  [/^Unterminated regular expression/, plain('regexp')],
  [/^Missing initializer|^Th(e|is) constant .*must be initialized/, plain('constant')],
  [/^Invalid assignment in object literal/, plain('property')],
  [/^Cannot assign to this expression|^Invalid assignment target/, plain('assignment')],
  [/^[`"]await[`"] /, plain('await')],
  [/^Encountered diff marker|^Unexpected "(<<|>>)"$/, plain('merge')],
  [/^Missing catch or finally|^Expected "finally"/, plain('try')],
  [/^Expected function name|^Expected identifier but found "\("$/, plain('functionName')],
  [/^Expected switch clause|^Expected "case"/, plain('switch')],
  [/^A required parameter cannot follow/, plain('parameters')],
  [/^Identifier expected\. '(.+)' is a reserved word/, aboutWord('reserved')],
  [/^Expected identifier but found "([a-z]+)"$/, aboutWord('reserved')],
  [/^(?:Invalid Character|Syntax error|Unexpected) [`"](\S+)[`"]$/, aboutWord('misplacedWord')],
  [/^(?:Invalid Character|Syntax error) /, plain('misplaced')],
  [/^A '(return)' statement can only|^Cannot use "(break|continue)"|^Illegal (break|continue) /, aboutWord('outside')],
  [/^Identifier `(.+)` has already been|^The symbol "(.+)" has already been/, aboutWord('twice')],
  [/^Multiple exports with the same name "(.+)"|^"(.+)" cannot be bound multiple times/, aboutWord('twice')],
  [/^Expected (.+?),? but found (.+?)(?:, opened on line (\d+))?$/, expected],
]

/** The sentence of the first rule that knows these words; none for no words. */
export function sayUnread(message: string, phrases: UnreadPhrases): string {
  if (message === '') return ''
  for (const [rule, make] of RULES) {
    const found = rule.exec(message)
    if (found) return make(phrases, ...found.slice(1))
  }
  return phrases.unknown(message.split('\n')[0]!)
}

function expected(t: UnreadPhrases, wanted: string, found: string, opened?: string): string {
  const names = wanted.split(' or ').map(token => nameOf(token, t))
  return t.expected(names.join(` ${t.or} `), nameOf(found, t)) + (opened ? ` ${t.opened(opened)}` : '')
}

/** oxc writes the kinds of words as it writes words, `EOF` and `Identifier`; esbuild says `end of file`. */
function nameOf(token: string, t: UnreadPhrases): string {
  const code = token.replace(/^([`"])(.+)\1$/, '$2')
  if (/^(EOF|end of file)$/.test(code)) return t.tokens.end
  if (/^#?identifier$/i.test(code)) return t.tokens.name
  if (/^(decimal|float|hex|binary|octal)( bigint)?$/.test(code)) return t.tokens.number
  return t.quoted(code)
}
