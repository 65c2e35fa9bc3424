// Measuring and showing: the same few functions for every benchmark.

export async function timed(action: () => unknown): Promise<number> {
  const start = performance.now()
  await action()
  return performance.now() - start
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

export function showTimes(title: string, values: number[]): void {
  const range = `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`
  console.log(`  ${title}: median ${Math.round(median(values))} ms (${range}, ${values.length} runs)`)
}

/** Columns of text, the first to the left, the numbers to the right. */
export function showTable(rows: (string | number)[][]): void {
  const texts = rows.map(row => row.map(cell => (typeof cell === 'number' ? cell.toLocaleString('en-GB') : cell)))
  const widths = texts[0]!.map((_, column) => Math.max(...texts.map(row => row[column]!.length)))
  for (const row of texts)
    console.log(`  ${row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!))).join('  ')}`)
}
