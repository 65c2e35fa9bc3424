// The Markdown pages of a step, taken apart: headings, and code under each of them.

import { readFileSync } from 'node:fs'

export type Heading = { level: number; text: string }
export type Block = { language: string; text: string }
export type Section = Heading & { prose: string; blocks: Block[] }

export function readSections(file: string): Section[] {
  const sections: Section[] = []
  let block: Block | undefined
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const current = sections.at(-1)
    const fence = /^\s*```(\w*)/.exec(line)
    const heading = /^(#+) (.+)$/.exec(line)
    if (fence) {
      if (!block) current?.blocks.push(block = { language: fence[1]!, text: '' })
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
