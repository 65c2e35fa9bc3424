// A page for the terminal: headings stand out, code keeps its shape, prose is folded to the width of the screen.

import { breakLine, fitDrawing } from './fit-drawing.ts'
import type { Paint } from './paint.ts'

const INDENT = '  '

/** A fenced block, or lines without a blank one between them. */
const BLOCK = /^ *```[^]*?^ *```$|^[^\n]+(?:\n(?! *```)[^\n]+)*/gm

export function renderMarkdown(text: string, width: number, paint: Paint): string {
  return (text.match(BLOCK) ?? []).map(block => renderBlock(block, width, paint)).join('\n\n')
}

function renderBlock(block: string, width: number, paint: Paint): string {
  const heading = /^#+ (.+)$/.exec(block)
  if (heading) return paint.bold(plain(heading[1]!))
  if (/^ *```/.test(block))
    return renderCode(block.split('\n'), width - INDENT.length)
      .map(line => (line ? INDENT + paint.dim(line) : ''))
      .join('\n')
  // A list item is a paragraph of its own, hanging under its bullet.
  return block
    .split(/\n(?=- |\d+\. )/)
    .map(item => {
      const [bullet = ''] = /^(?:- |\d+\. )/.exec(item) ?? []
      return fold(plain(item.slice(bullet.length)), width, bullet)
    })
    .join('\n')
}

function renderCode([fence = '', ...lines]: string[], width: number): string[] {
  const code = lines.slice(0, -1)
  return fence.trim() === '```text' ? fitDrawing(code, width) : code.flatMap(line => breakLine(line, width))
}

/** Without stars and backticks; what stands in backticks keeps its stars. */
const plain = (text: string) =>
  text
    .split('`')
    .map((part, n) => (n % 2 === 1 ? part : part.replaceAll(/\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*/g, '$1$2')))
    .join('')

/** Where a line may break: French sets a space before `;` and `»` and after `«` that never ends or begins a line. */
const BREAK = /(?<!«)\s+(?![;:?!»](?:[\s,.)]|$))/

/** Lines of at most `width` characters; the first begins with `bullet`, the others are indented as far. */
export function fold(text: string, width: number, bullet = ''): string {
  const lines: string[] = []
  let line = bullet
  let empty = true
  for (const word of text
    .split(BREAK)
    .filter(Boolean)
    .map(word => word.replaceAll(/\s+/g, ' '))) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line)
      line = ' '.repeat(bullet.length)
      empty = true
    }
    line += empty ? word : ` ${word}`
    empty = false
  }
  return [...lines, line].join('\n').trimEnd()
}

/** A key stays on the line of its word. */
export function foldKeys(keys: string[], width: number): string[] {
  const glue = '\0'
  const glued = keys.map(item => item.replaceAll(' ', glue)).join(`${glue}· `)
  return fold(glued, width).replaceAll(glue, ' ').split('\n')
}
