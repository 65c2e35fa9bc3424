// The terminal workshop as a page, so that a browser can take its picture: the real screen, cell by cell.

import { spawn } from '@lydell/node-pty'
import headless from '@xterm/headless'

const COLUMNS = 78,
  ROWS = 36
const PALETTE: Record<number, string> = { 1: '#ff8f80', 2: '#8fd6a4', 3: '#ffd479' }

/** What `npm start` shows in this workbook once the words are on the screen. */
export async function terminalPage(workbook: string, words: string): Promise<string> {
  const terminal = new headless.Terminal({ cols: COLUMNS, rows: ROWS, allowProposedApi: true })
  const program = spawn(process.execPath, ['--import', 'tsx', 'atelier/commands/start.ts'], {
    cwd: workbook,
    cols: COLUMNS,
    rows: ROWS,
    env: { ...process.env, REVERSI_LANG: 'en' } as Record<string, string>,
  })
  const exited = new Promise<void>(settle => program.onExit(() => settle()))
  await new Promise<void>(settle =>
    program.onData(data =>
      terminal.write(data, () => {
        if (textOf(terminal).includes(words)) settle()
      }),
    ),
  )
  program.write('q')
  await exited
  return page(terminal)
}

const lines = (terminal: InstanceType<typeof headless.Terminal>) =>
  Array.from({ length: ROWS }, (_, n) => terminal.buffer.active.getLine(terminal.buffer.active.viewportY + n)!)

const textOf = (terminal: InstanceType<typeof headless.Terminal>) =>
  lines(terminal)
    .map(line => line.translateToString(true))
    .join('\n')

function page(terminal: InstanceType<typeof headless.Terminal>): string {
  const rows = lines(terminal).map(line =>
    Array.from({ length: COLUMNS }, (_, n) => {
      const cell = line.getCell(n)!
      const colour = cell.isFgPalette() ? (PALETTE[cell.getFgColor()] ?? '') : cell.isDim() ? '#9aa39c' : ''
      const style = [colour && `color:${colour}`, cell.isBold() && 'font-weight:700'].filter(Boolean).join(';')
      const text = (cell.getChars() || ' ').replace('&', '&amp;').replace('<', '&lt;')
      return style && text !== ' ' ? `<span style="${style}">${text}</span>` : text
    }).join(''),
  )
  return (
    '<!doctype html><body style="margin:0;background:#1d2420"><pre style="margin:0;padding:22px ' +
    `26px;color:#e9ece6;font:15px/1.32 'DejaVu Sans Mono',monospace">${rows.join('\n').trimEnd()}</pre>`
  )
}
