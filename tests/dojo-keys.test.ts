// The keys of a dojo session and its clock, without a terminal: time is a number.

import { expect, test } from 'vitest'
import { MINUTE, remaining } from '../atelier/dojo/clock.ts'
import type { Entry } from '../atelier/dojo/journal.ts'
import { stepKata } from '../atelier/dojo/kata.ts'
import { press } from '../atelier/dojo/press.ts'
import { alarm, renderSession } from '../atelier/dojo/render-session.ts'
import { afterRun, afterSave, driverOf, firstState, navigatorOf, type State } from '../atelier/dojo/state.ts'
import { sizes, timeline } from '../atelier/dojo/retro/charts.ts'
import { redRow } from '../atelier/dojo/retro/render-md.ts'
import { makeRetro } from '../atelier/dojo/retro/retro.ts'
import { paintFor } from '../atelier/report/paint.ts'
import type { StepResult, TestState } from '../atelier/runner/result.ts'

const session = { folder: '/tmp/dojo', kata: stepKata('01') }
const alone = firstState(session, {}, [])
const group: State = { ...alone, names: ['Ana', 'Bo', 'Cy'], minutes: 5, turn: { left: 5 * MINUTE } }
const key = (state: State, name: string, now = 0) => press(state, { name }, now)
const type = (state: State, text: string) =>
  [...text].reduce((now, letter) => press(now, { name: letter.toLowerCase(), text: letter }, 0).state, state)
const who = (state: State) => [driverOf(state), navigatorOf(state)]
const ran = (state: TestState): StepResult => ({
  step: '',
  file: '',
  log: '',
  ms: 0,
  tests: [{ group: '', title: '', state, message: '', log: '', ms: 0 }],
})
const broken: StepResult = { ...ran('passed'), tests: [], fault: { kind: 'syntax', file: '', line: 1, message: '' } }

test('a turn counts down, pauses, goes on, and is over until someone answers', () => {
  const begun = key(group, 'space', 1000)
  expect(begun.effect).toBe('turn')
  expect(remaining(begun.state.turn, 1000 + 2 * MINUTE)).toBe(3 * MINUTE)
  const paused = key(begun.state, 'space', 1000 + 2 * MINUTE)
  expect([paused.effect, remaining(paused.state.turn, 99 * MINUTE)]).toEqual([undefined, 3 * MINUTE])
  const again = key(paused.state, 'space', 10 * MINUTE).state
  expect(alarm(again, 13 * MINUTE - 1)).toBeUndefined()
  expect(alarm(again, 14 * MINUTE)).toEqual({ what: 'turn', since: 13 * MINUTE })
  expect(who(again)).toEqual(['Ana', 'Bo'])
  const next = key(again, 'space', 14 * MINUTE)
  expect([next.effect, who(next.state), alarm(next.state, 14 * MINUTE)]).toEqual(['turn', ['Bo', 'Cy'], undefined])
})

test('everyone comes round', () => {
  const turns = [0, 1, 2, 3].map(count => who({ ...group, turns: count }).join(' '))
  expect(turns).toEqual(['Ana Bo', 'Bo Cy', 'Cy Ana', 'Ana Bo'])
})

test('a break keeps what is left of the turn; after a turn that was over comes the next', () => {
  const running = key(group, 'space').state
  const rest = key(running, 'b', MINUTE).state
  expect(alarm(rest, 5 * MINUTE)).toBeUndefined()
  expect(alarm(rest, 7 * MINUTE)).toEqual({ what: 'break', since: 6 * MINUTE })
  const back = key(rest, 'space', 7 * MINUTE).state
  expect(key(rest, 'space', 2 * MINUTE).state.rest).toBeUndefined()
  expect([who(back), remaining(back.turn, 7 * MINUTE)]).toEqual([['Ana', 'Bo'], 4 * MINUTE])
  const over = key(key(running, 'b', 6 * MINUTE).state, 'b', 8 * MINUTE)
  expect([over.effect, who(over.state), remaining(over.state.turn, 8 * MINUTE)]).toEqual([
    'turn',
    ['Bo', 'Cy'],
    5 * MINUTE,
  ])
})

test('names and minutes are typed on the screen', () => {
  const names = type(key(alone, 'w').state, 'Ana Lucía, Bo')
  const minutes = key(names, 'return').state
  expect(minutes).toMatchObject({ question: 'minutes', typed: '5' })
  expect(key(type(key(minutes, 'backspace').state, 'x'), 'return')).toMatchObject({
    state: { question: 'minutes', typed: '' },
  })
  expect(key(type(key(minutes, 'backspace').state, '7,5'), 'return')).toMatchObject({
    state: { names: ['Ana Lucía', 'Bo'], minutes: 7.5, question: undefined },
    effect: 'settings',
  })
  expect(key(minutes, 'escape').state).toMatchObject({ names: [], question: undefined })
})

test('who has the keyboard keeps it, and their time, when others come or go', () => {
  const bo = key(key(group, 'space').state, 'n', MINUTE).state
  const change = (names: string) =>
    press(key({ ...bo, question: 'names', typed: names }, 'return').state, { name: 'return' }, 2 * MINUTE).state
  expect(who(change('Bo, Cy, Di'))).toEqual(['Bo', 'Cy'])
  expect(who(change('Zoé, Ana, Bo'))).toEqual(['Bo', 'Zoé'])
  expect(remaining(change('Bo, Cy').turn, 2 * MINUTE)).toBe(4 * MINUTE)
  expect(who(change('Ana, Cy'))).toEqual(['Cy', 'Ana'])
  expect(who(change('Di, Eve'))).toEqual(['Di', 'Eve'])
})

test('going on later, the next one begins', () => {
  const journal = (names: string[]): Entry[] => [
    { kind: 'turn', driver: 'Bo', navigator: 'Cy', at: 1 },
    { kind: 'settings', names, minutes: 5, at: 2 },
  ]
  expect(who(firstState(session, {}, journal(['Ana', 'Bo', 'Cy'])))).toEqual(['Cy', 'Ana'])
  expect(who(firstState(session, {}, journal(['Ana', 'Cy'])))).toEqual(['Cy', 'Ana'])
})

test('while names are typed, every letter is a letter, and one can still leave', () => {
  const asked = key(alone, 'w').state
  expect(type(asked, 'Qitt').typed).toBe('Qitt')
  expect(key(asked, 'ctrl-c').effect).toBe('quit')
  expect(key(asked, 'escape').state.question).toBeUndefined()
})

test('on a page that any key leaves, q leaves it too', () => {
  const page = key(alone, 'e').state
  expect(key(page, 'q')).toMatchObject({ state: { page: 'tests' } })
  expect(key(page, 'q').effect).toBeUndefined()
  expect(key(page, 'ctrl-c').effect).toBe('quit')
  expect(key(alone, 'q').effect).toBe('quit')
  const reading = { lang: 'fr', paint: paintFor({ isTTY: false }) } as const
  const keysOf = (state: State) =>
    renderSession(state, reading, { columns: 200, rows: 40 }, 0).trimEnd().split('\n').at(-1)!
  expect(keysOf(page)).not.toContain('q finir')
  expect(keysOf(alone)).toContain('q finir')
})

test('with predictions on, a save waits for one; what does not run spends none', () => {
  const predicting = key(alone, 'p').state
  const saved = afterSave(predicting)
  expect(saved.waiting).toBe(true)
  const said = key(saved, 'g')
  expect([said.effect, said.state.waiting, said.state.prediction]).toEqual(['run', false, 'green'])
  const amber = afterRun(said.state, broken)
  expect([amber.score, amber.prediction]).toEqual([{ right: 0, count: 0 }, 'green'])
  expect(afterSave(amber).waiting).toBe(false)
  expect(afterRun(amber, ran('wrong'))).toMatchObject({
    score: { right: 0, count: 1 },
    prediction: undefined,
    lastGuess: false,
  })
  expect(afterRun(amber, ran('passed'))).toMatchObject({ score: { right: 1, count: 1 }, lastGuess: true })
})

test('leaving the predictions lets the waiting save run', () => {
  expect(key(afterSave(key(alone, 'p').state), 'p')).toMatchObject({
    effect: 'run',
    state: { predict: false, waiting: false },
  })
})

test('a red lasts only while the session is open, and another day is told', () => {
  const red = { kind: 'run', light: 'red', green: 0, count: 1 } as const,
    green = { kind: 'run', light: 'green', green: 1, count: 1 } as const
  const day = Date.parse('2026-11-18T12:00:00'),
    minute = (n: number) => day + n * MINUTE,
    next = day + 24 * 60 * MINUTE
  const retro = makeRetro([
    { kind: 'open', at: minute(0) },
    { ...red, at: minute(1) },
    { kind: 'close', at: minute(3) },
    { kind: 'open', at: next },
    { ...green, at: next + MINUTE },
    { kind: 'close', at: next + 2 * MINUTE },
  ])
  expect([retro.ms, retro.reds[0]!.ms]).toEqual([5 * MINUTE, 3 * MINUTE])
  expect(redRow(retro.reds[0]!, retro, 'en')).toEqual(['12:01:00', '2026-11-19 12:01:00', '3:00'])
})

test.for([3, 400])('the drawings of %i runs stay inside their frame', count => {
  const retro = makeRetro(
    Array.from({ length: count }, (_, n) => ({ kind: 'run', light: 'red', green: 0, count: 1, at: n * MINUTE })),
  )
  for (const drawing of [timeline(retro, 'fr'), sizes(retro, 'fr')]) {
    const bands = [...drawing.matchAll(/<rect x="([-\d.]+)" y="[-\d.]+" width="([-\d.]+)"/g)].map(
      ([, x, width]) => [Number(x), Number(width)] as const,
    )
    expect(bands.length).toBeGreaterThanOrEqual(count)
    expect(bands.filter(([x, width]) => width <= 0 || x + width > 921)).toEqual([])
  }
})
