// Colour where it helps, never alone: without it every word is still there.

import type { WriteStream } from 'node:tty'

type Brush = (text: string) => string
export type Paint = { green: Brush; amber: Brush; red: Brush; dim: Brush; bold: Brush; inverse: Brush }

const code = (open: number, close: number) => (text: string) => `\u001B[${open}m${text}\u001B[${close}m`
const plain = (text: string) => text

export function paintFor(stream: Pick<WriteStream, 'isTTY'>, env = process.env): Paint {
  const coloured = Boolean(stream.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb'
  return coloured
    ? {
        green: code(32, 39),
        amber: code(33, 39),
        red: code(31, 39),
        dim: code(2, 22),
        bold: code(1, 22),
        inverse: code(7, 27),
      }
    : { green: plain, amber: plain, red: plain, dim: plain, bold: plain, inverse: plain }
}
