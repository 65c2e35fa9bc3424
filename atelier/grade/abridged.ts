// A program may answer as much as its memory holds, at each of its tests; a report has to hold the whole class.

const PLENTY = 20_000
const TEXT_MAX = 2000,
  LIST_MAX = 100

/** Plain data as it is, unless it is long beyond any honest answer: then its texts and lists lose their ends. */
export function abridged<T>(data: T): T {
  return JSON.stringify(data).length > PLENTY ? (shorter(data) as T) : data
}

function shorter(data: unknown): unknown {
  if (typeof data === 'string') return data.length > TEXT_MAX ? `${data.slice(0, TEXT_MAX)}…` : data
  if (Array.isArray(data)) return data.slice(0, LIST_MAX).map(shorter)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shorter(value)]))
}
