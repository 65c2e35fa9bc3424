// A program that cannot be read: what is told of it, in the reader's language, with the words of the workshop's parser
// and with those of the desk's.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transform, type TransformFailure } from 'esbuild'
import { afterAll, describe, expect, test } from 'vitest'
import { CATALOGUES } from '../atelier/lang/catalogue.ts'
import { readSource } from '../atelier/source.ts'

const room = mkdtempSync(join(tmpdir(), 'reversi-unreadable-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

const GOES_ON =
  'L’instruction devrait finir ici, et quelque chose la suit : cherche une faute de frappe, ' +
  'un signe oublié ou un signe de trop.'

/** What beginners type: the line that is told, and the sentence. */
const SLIPS: Record<string, [text: string, line: number, sentence: string]> = {
  'a brace that is not closed': [
    'function f(a: number) {\n  if (a) {\n    return 1\n}\n',
    5,
    'Il manque « } » avant la fin du fichier. Ce qui est ouvert à la ligne 1 n’est pas refermé.',
  ],
  'a brace too many': ['function f() {\n  return 1\n}\n}\n', 4, '« } » n’a pas sa place ici.'],
  'a parenthesis that is not closed': ['if (1 > 2 {\n}\n', 1, 'Il manque « ) » avant « { ».'],
  'a parenthesis too many': ['Math.max(1, 2))\n', 1, GOES_ON],
  'a bracket that is not closed': [
    'const t = [1, 2\nf(t)\n',
    2,
    'Il manque « , » ou « ] » avant « f ». Ce qui est ouvert à la ligne 1 n’est pas refermé.',
  ],
  'a bracket too many': ['const t = [[1], [2]]]\n', 1, GOES_ON],
  'a quote that is not closed': [
    "const s = 'abc\n",
    1,
    'Un texte commence ici, et le guillemet qui le referme manque.',
  ],
  'an apostrophe in a text': ["const s = 'l'eau'\n", 1, GOES_ON],
  'a comment that is not closed': ['/* abc\n', 1, 'Le commentaire ouvert par « /* » n’est jamais refermé par « */ ».'],
  'typographic quotes': ['const s = ‘abc’\n', 1, '« ‘ » n’a pas sa place ici.'],
  'a condition without parentheses': ['let a = 1\nif a > 1 a = 2\n', 2, 'Il manque « ( » avant « a ».'],
  'a loop with commas': ['for (let i = 0, i < 8, i++) {}\n', 1, 'Il manque « ; » avant « < ».'],
  'a loop without its third part': ['for (let i = 0; i < 8) {}\n', 1, 'Il manque « ; » avant « ) ».'],
  'else by itself': ['let a = 1\nelse a = 2\n', 2, '« else » n’a pas sa place ici.'],
  'a constant without a value': [
    'const a: number\n',
    1,
    'Une constante reçoit sa valeur là où elle est déclarée : « const nom = valeur ».',
  ],
  'a name declared twice': ['let a = 1\n\nlet a = 2\n', 3, '« a » est déclaré deux fois.'],
  'a word of the language as a name': [
    'const class = 1\n',
    1,
    '« class » est un mot du langage : il ne peut pas servir de nom ici.',
  ],
  'a keyword with a typing mistake': ['export fonction f() {}\n', 1, '« fonction » n’a pas sa place ici.'],
  'two statements on one line': ['let a = 1 let b = 2\n', 1, GOES_ON],
  'a comma forgotten in a list': ['// À ‘é’ 😀\nconst t = [1 2]\n', 2, 'Il manque « , » ou « ] » avant « 2 ».'],
  'the type before the name': ['function f(number a) {}\n', 1, 'Il manque « , » ou « ) » avant « a ».'],
  'an equals sign in an object': [
    'const o = { a = 1 }\n',
    1,
    'Dans un objet, la valeur d’une propriété vient après « : », et non après « = ».',
  ],
  'a value given to a call': [
    'const f = () => 1\nif (f() = 1) f()\n',
    2,
    'Le signe « = » ne donne une valeur qu’à une variable, à une case ou à une propriété ; ' +
      'pour comparer, écris « === ».',
  ],
  'an operator without its right side': [
    'const a = 1 +\n',
    2,
    'Le fichier finit trop tôt : une accolade, une parenthèse ou un crochet n’est pas refermé, ' +
      'ou la dernière instruction n’est pas finie.',
  ],
  'a break outside a loop': ['let a = 1\nif (a) break\n', 2, '« break » n’a de sens que dans une boucle.'],
  'an await in a plain function': [
    'function f() { await g() }\n',
    1,
    '« await » ne s’écrit que dans une fonction « async ».',
  ],
  'a merge that was left': [
    '<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n',
    1,
    'Une fusion de git a laissé ces lignes : garde ce que tu veux, et efface « <<<<<<< », « ======= », « >>>>>>> ».',
  ],
}

const TELLS = { fr: ' : TypeScript ne comprend pas cette ligne. ', en: ': TypeScript does not understand this line. ' }

describe.for(Object.entries(SLIPS))('%s', ([, [text, line, sentence]]) => {
  test('is told in French, without a word of English', () => {
    const fault = read(text)
    expect(fault.line).toBe(line)
    expect(told(fault.message, 'fr')).toBe(sentence)
    expect(unquoted(told(fault.message, 'fr'))).not.toMatch(ENGLISH)
  })

  test('is told in English, in our words', () => {
    expect(told(read(text).message, 'en')).not.toMatch(/The parser says|[«»]/)
  })

  test('is told by the desk too', async () => {
    const { errors } = (await transform(text, { loader: 'ts', format: 'esm' }).catch(
      error => error,
    )) as TransformFailure
    expect(told(errors[0]!.text, 'fr')).not.toContain('en anglais')
    expect(unquoted(told(errors[0]!.text, 'fr'))).not.toMatch(ENGLISH)
  })
})

test('what no rule knows is quoted, as what it is', () => {
  expect(told(read('export const a = 012\n').message, 'fr')).toMatch(
    /^Le fichier ne peut pas être lu à partir d’ici\. L’analyseur dit, en anglais : « .*octal.* »\.$/,
  )
})

test('no words of the parser, no sentence about them', () => {
  expect(told('', 'fr')).toBe('')
})

const ENGLISH = /\b(expected|unexpected|found|missing|cannot|must|the|token|string|unterminated|identifier|declared)\b/i

const unquoted = (sentence: string) => sentence.replaceAll(/« .+? »/g, '')

function told(message: string, lang: 'fr' | 'en'): string {
  const sentence = CATALOGUES[lang].faults.syntax('x.ts:1', message)
  expect(sentence.startsWith(`x.ts:1${TELLS[lang]}`)).toBe(true)
  return sentence.slice(`x.ts:1${TELLS[lang]}`.length)
}

function read(text: string): { line: number; message: string } {
  const file = join(room, 'programme.ts')
  writeFileSync(file, text)
  return readSource(file).fault!
}
