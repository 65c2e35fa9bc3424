// What is added to a learner's program before it runs in the page, without moving a line: a mark in each loop, so that
// one without an end is stopped where it turns; and, to see a search think, a witness around each of its functions.

import { parseSync, Visitor } from 'rolldown/utils'

type Node = { type: string; start: number; end: number }
type Edit = { at: number; text: string; instead?: number }

/** Called at each turn of each loop; the worker defines it. */
export const LOOP = '__tour'
/** Given each function of the program, gives it back watched; the worker defines it. */
export const WITNESS = '__temoin'

export function markLoops(file: string, text: string): string {
  const edits: Edit[] = []
  const mark = ({ body }: { body: Node }) => {
    if (body.type === 'BlockStatement') edits.push({ at: body.start + 1, text: `${LOOP}();` })
    else edits.push({ at: body.start, text: `{${LOOP}();` }, { at: body.end, text: '}' })
  }
  const loops = {
    WhileStatement: mark,
    DoWhileStatement: mark,
    ForStatement: mark,
    ForOfStatement: mark,
    ForInStatement: mark,
  }
  new Visitor(loops).visit(parseSync(file, text).program)
  return apply(text, edits)
}

/**
 * A function declaration is a variable like any other: it is given its watched self at the top of the block it stands
 * in. A function kept in a `const` gets it right after, and the `const` becomes a `let`.
 */
export function addWitnesses(file: string, text: string): string {
  const edits: Edit[] = []
  const top = ({ body }: { body: readonly Node[] }) => {
    const declared = body.flatMap(statement => nameOfFunction(statement) ?? [])
    const first = body.find(({ type }) => type !== 'ImportDeclaration')
    if (first && declared.length > 0)
      edits.push({ at: first.start, text: declared.map(name => `${name} = ${WITNESS}(${name});`).join('') })
  }
  new Visitor({
    Program: top,
    BlockStatement: top,
    VariableDeclaration({ kind, start, end, declarations }) {
      const held = declarations.filter(({ id, init }) => id.type === 'Identifier' && /Function/.test(init?.type ?? ''))
      if (kind !== 'const' || held.length === 0) return
      edits.push({ at: start, text: 'let  ', instead: 5 })
      edits.push({ at: end, text: held.map(({ id }) => `;${nameOf(id)} = ${WITNESS}(${nameOf(id)})`).join('') })
    },
  }).visit(parseSync(file, text).program)
  return apply(text, edits)
}

function nameOfFunction(
  statement: Node & { declaration?: Node | null; id?: unknown; body?: unknown },
): string | undefined {
  const node = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as
    | typeof statement
    | null
    | undefined
  return node?.type === 'FunctionDeclaration' && node.body ? nameOf(node.id) : undefined
}

const nameOf = (id: unknown) => (id as { name: string }).name

/** From the end, so that no edit moves the place of another. */
function apply(text: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((done, { at, text, instead = 0 }) => done.slice(0, at) + text + done.slice(at + instead), text)
}
