// Drawings and code on a narrow screen: boards that stand side by side move under each other, long lines go on below.

/** Two boards are at least this far apart; inside a board nothing is. */
const GUTTER = 4

/** The lines of a drawing, at most `width` wide where its panels allow it. */
export function fitDrawing(lines: string[], width: number): string[] {
  const widest = Math.max(...lines.map(line => line.length), 0)
  if (widest <= width) return lines
  const panels = panelsOf(lines, widest)
  const rows: { from: number; to: number }[] = []
  for (const panel of panels) {
    const row = rows.at(-1)
    if (row && panel.to - row.from <= width) row.to = panel.to
    else rows.push({ ...panel })
  }
  const parts = rows.map(({ from, to }) =>
    lines
      .map(line => line.slice(from, to).trimEnd())
      .join('\n')
      .trimEnd(),
  )
  return parts
    .join('\n\n')
    .split('\n')
    .flatMap(line => breakLine(line, width))
}

/** A line of code that is too long goes on under itself, a little further in. */
export function breakLine(line: string, width: number): string[] {
  if (line.length <= width) return [line]
  const indent = ' '.repeat(Math.min(/^ */.exec(line)![0].length + 4, Math.floor(width / 2)))
  const space = line.lastIndexOf(' ', width)
  const cut = space > indent.length ? space : width
  return [line.slice(0, cut).trimEnd(), ...breakLine(indent + line.slice(cut).trimStart(), width)]
}

/** The columns between gutters, where every line is blank. */
function panelsOf(lines: string[], widest: number): { from: number; to: number }[] {
  const isBlank = (column: number) => lines.every(line => (line[column] ?? ' ') === ' ')
  const panels: { from: number; to: number }[] = []
  for (let column = 0; column < widest; column++) {
    if (isBlank(column)) continue
    const panel = panels.at(-1)
    if (panel && column - panel.to < GUTTER) panel.to = column + 1
    else panels.push({ from: panel ? column : 0, to: column + 1 })
  }
  return panels
}
