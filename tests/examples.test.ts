// The `// →` examples of the statements are executed, each with the reference of its step and of the earlier ones.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listSteps, ROOT, solutionFile, statementFile, type Step } from '../atelier/course.ts'
import { pareil } from '../atelier/dessin/decrire.ts'
import { readSource } from '../atelier/source.ts'
import { functionsOf, readSections, type Section } from '../atelier/pages.ts'

type Example = { text: string; obtained: unknown; expected: unknown }
type Examples = (check: (text: string, call: () => unknown, expected: () => unknown) => void) => Promise<void>

const FOLDER = join(ROOT, '.cache', 'examples')
const EXAMPLE = /^(?!const|let|import)(.+?)\s*\/\/ → (.+)$/

describe.for(
  listSteps().flatMap(step => (['fr', 'en'] as const).map(lang => ({ step, lang, name: `${step.folder} ${lang}` }))),
)('$name', ({ step, lang }) => {
  const sections = readSections(statementFile(step, lang))

  test('each function has an example', () => {
    const without = sections.filter(section => functionsOf([section]).length > 0 && !codeOf(section))
    expect(without.map(({ text }) => text)).toEqual([])
  })

  test.for(sections.filter(codeOf).map(section => [section.text, section] as const))(
    'the examples of %s are true',
    async ([, section]) => {
      const file = join(FOLDER, `${step.folder}.${lang}.${section.text.replaceAll(/\W/g, '')}.ts`)
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(file, moduleOf(step, codeOf(section)))
      const { examples } = (await import(file)) as { examples: Examples }
      const seen: Example[] = []
      await examples((text, call, expected) => seen.push({ text, obtained: tried(call), expected: tried(expected) }))
      expect(seen.length).toBeGreaterThan(0)
      expect(
        seen.filter(
          ({ obtained, expected }) => !(expected === Error ? obtained instanceof Error : pareil(obtained, expected)),
        ),
      ).toEqual([])
    },
  )
})

/** The blocks of a section that hold examples; a signature alone is not run. */
function codeOf({ blocks }: Section): string {
  const ts = blocks.filter(({ language }) => language === 'ts')
  return ts
    .filter(({ text }) => text.includes('// →'))
    .map(({ text }) => text)
    .join('\n')
}

function moduleOf(step: Step, code: string): string {
  const known = listSteps().filter(({ number }) => number <= step.number)
  const imports = known.map(
    ({ number, ...rest }) => `import * as etape${number} from ${JSON.stringify(solutionFile({ number, ...rest }))}`,
  )
  const names = new Set(known.flatMap(step => valuesOf(solutionFile(step))))
  const everything = known.map(({ number }) => `...etape${number}`).join(', ')
  const lines = code
    .split('\n')
    .map(line =>
      line.replace(
        EXAMPLE,
        (_, call, expected) => `check(${JSON.stringify(line)}, () => (${call}), () => (${expected}))`,
      ),
    )
  return [
    ...imports,
    `const { ${[...names].join(', ')} } = { ${everything} } as any`,
    'export async function examples(check: any) {',
    ...lines,
    '}',
  ].join('\n')
}

function valuesOf(file: string): string[] {
  const source = readSource(file)
  return source.fault
    ? []
    : source.exports.filter(name =>
        new RegExp(`^export (?:async )?(?:function|const|let) ${name}\\b`, 'm').test(source.text),
      )
}

function tried(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    return error
  }
}
