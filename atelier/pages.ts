// The Markdown pages of a step, taken apart: headings, prose, and code under each of them.

import { readFileSync } from 'node:fs'

export type Block = { language: string; text: string }
export type Section = { level: number; text: string; prose: string; blocks: Block[] }

export function readSections(file: string): Section[] {
  const sections: Section[] = []
  let block: Block | undefined
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const current = sections.at(-1)
    const fence = /^\s*```(\w*)/.exec(line)
    const heading = /^(#+) (.+)$/.exec(line)
    if (fence) {
      if (!block) current?.blocks.push((block = { language: fence[1]!, text: '' }))
      else block = undefined
    } else if (block) block.text += `${line}\n`
    else if (heading) sections.push({ level: heading[1]!.length, text: heading[2]!, prose: '', blocks: [] })
    else if (current) current.prose += `${line}\n`
  }
  return sections
}

/** The headings that are a function's name in backticks. */
export function functionsOf(sections: Section[]): string[] {
  return sections.flatMap(({ text }) => /^`(\w+)`$/.exec(text)?.[1] ?? [])
}

/** The hints of each function, whole, as Markdown without their numbers. */
export function readHints(file: string): Map<string, string[]> {
  const parts = readFileSync(file, 'utf8')
    .split(/^## `(\w+)`$/m)
    .slice(1)
  return new Map(parts.flatMap((name, n) => (n % 2 === 0 ? [[name, hintsIn(parts[n + 1] ?? '')] as const] : [])))
}

function hintsIn(text: string): string[] {
  return text
    .split(/^\d+\. /m)
    .slice(1)
    .map(hint => hint.replaceAll(/^ {3}/gm, '').trim())
}

export function titleOf(file: string): string {
  return /^# (?:\d\d · )?(.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
}
