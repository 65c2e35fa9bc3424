// A whole game in a real terminal, typed by a program: `npx tsx solutions/10-console/jouer.ts` in a pseudo-terminal.

import { spawn } from '@lydell/node-pty'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../atelier/course.ts'

const CTRL_D = '\u0004'

/** Types each line when the program asks for it (a question ends with « ? »), and gives what the screen showed. */
function play(lines: string[]): Promise<{ screen: string; exitCode: number }> {
  const terminal = spawn(process.execPath, ['--import', 'tsx', 'solutions/10-console/jouer.ts'], {
    cwd: ROOT,
    cols: 80,
    rows: 40,
  })
  const toType = [...lines]
  let screen = '',
    answered = 0
  return new Promise(settle => {
    terminal.onData(data => {
      screen += data
      while (screen.split('?\r\n').length - 1 > answered) {
        answered++
        terminal.write(toType.shift() ?? CTRL_D)
      }
    })
    terminal.onExit(({ exitCode }) => settle({ screen: screen.replaceAll('\r\n', '\n'), exitCode }))
  })
}

const typed = (words: string) => words.split(' ').map(word => `${word}\r`)

describe('two people', () => {
  test('play to the end, mistakes included, and read the scores', async () => {
    const { screen, exitCode } = await play(typed('Ana Bob f5 z9 f5 D6 53 f6 e7 46 g5 e6 e3 non'))
    expect(exitCode).toBe(0)
    expect(screen).toContain('« z9 » n’est pas une case.')
    expect(screen).toContain('f5 est interdit')
    expect(screen).toContain('Noir : 13, Blanc : 0.')
    expect(screen).toContain('Ana (X) : Tu gagnes de 13.')
    expect(screen).toContain('Bob (O) : Tu perds de 13.')
  })
})

describe('one person', () => {
  test('plays the computer, stops with fin, plays again, and closes the input', async () => {
    const { screen, exitCode } = await play([...typed('Ana'), '\r', ...typed('f5 fin oui f5')])
    expect(exitCode).toBe(0)
    expect(screen.match(/L’ordinateur joue [a-h][1-8]\./g)).toHaveLength(2)
    expect(screen).toContain('Une autre partie')
    expect(screen.match(/Noir : \d+, Blanc : \d+\./g)).toHaveLength(1)
  })
})
