// Colour where it helps, never alone: without it every word is still there.

import type { WriteStream } from 'node:tty'

export type Paint = { green(text: string): string; red(text: string): string; dim(text: string): string; bold(text: string): string }

const code = (open: number, close: number) => (text: string) => `\u001B[${open}m${text}\u001B[${close}m`
const plain = (text: string) => text

export function paintFor(stream: Pick<WriteStream, 'isTTY'>, env = process.env): Paint {
  const coloured = Boolean(stream.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb'
  return coloured
    ? { green: code(32, 39), red: code(31, 39), dim: code(2, 22), bold: code(1, 22) }
    : { green: plain, red: plain, dim: plain, bold: plain }
}
