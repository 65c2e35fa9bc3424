// The little of Vitest that the tests of a step are written with, for when Vitest itself would take longer than they
// do. That it says the same as Vitest is proven on every reference and on a tenth of the bank
// (tests/light-runner.test.ts).

type Body = () => unknown
type Hook = 'beforeEach' | 'afterEach'
export type Suite = { name: string; inside: Suite | undefined; hooks: Record<Hook, Body[]> }
export type StandInTest = { title: string; suite: Suite; body: Body }

const suiteNamed = (name: string, inside?: Suite): Suite => ({ name, inside, hooks: { beforeEach: [], afterEach: [] } })

let current = suiteNamed('')
let tests: StandInTest[] = []

export function describe(name: string, body: () => void): void {
  const outer = current
  current = suiteNamed(name, outer)
  body()
  current = outer
}

export function test(title: string, body: Body): void {
  tests.push({ title, suite: current, body })
}

export const beforeEach = (body: Body) => void current.hooks.beforeEach.push(body)
export const afterEach = (body: Body) => void current.hooks.afterEach.push(body)

/** The tests that a module describes while it loads. */
export function collect(load: () => void): StandInTest[] {
  current = suiteNamed('')
  tests = []
  load()
  return tests
}

/** What the test threw first, and nothing if it passed. */
export async function runTest({ suite, body }: StandInTest): Promise<{ error: unknown } | undefined> {
  const suites = chainOf(suite)
  const first = await tryAll([...suites.toReversed().flatMap(({ hooks }) => hooks.beforeEach), body])
  const after = await tryAll(suites.flatMap(({ hooks }) => hooks.afterEach.toReversed()))
  return first ?? after
}

/** The suite, and those around it. */
function chainOf(suite: Suite | undefined): Suite[] {
  return suite ? [suite, ...chainOf(suite.inside)] : []
}

async function tryAll(bodies: Body[]): Promise<{ error: unknown } | undefined> {
  try {
    for (const body of bodies) await body()
    return undefined
  } catch (error) {
    return { error }
  }
}
