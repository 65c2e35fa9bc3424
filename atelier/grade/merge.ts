// Parts of one class, marked on several machines, made one report again.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserMistake } from '../user-mistake.ts'
import { byName, FORMAT, VERSION, type Resultats } from './resultats.ts'

export function readResultats(folder: string): Resultats {
  const file = folder.endsWith('.json') ? folder : join(folder, 'resultats.json')
  let read: Resultats
  try {
    read = JSON.parse(readFileSync(file, 'utf8')) as Resultats
  } catch (error) {
    throw new UserMistake('badResultats', file, (error as Error).message)
  }
  if (read?.format !== FORMAT || read.version !== VERSION || ![read.etapes, read.eleves].every(Array.isArray))
    throw new UserMistake('badResultats', file, `${FORMAT} ${VERSION}`)
  return read
}

export function merge(folders: string[]): Resultats {
  const parts = folders.map(readResultats)
  const [first] = parts as [Resultats]
  const kind = ({ etapes, bareme, sur }: Resultats) => JSON.stringify([etapes, bareme, sur])
  parts.forEach((part, n) => {
    if (kind(part) !== kind(first)) throw new UserMistake('mergeDiffers', folders[n]!)
  })
  const missing = missingPart(parts)
  if (missing) throw new UserMistake('mergeMissing', missing)
  const eleves = parts.flatMap(({ eleves }) => eleves).sort(byName)
  const twice = eleves.find(({ id }, n) => eleves.findIndex(other => other.id === id) !== n)
  if (twice) throw new UserMistake('mergeTwice', twice.id)
  const { part, ...rest } = first
  return { ...rest, couches: { quickjs: true, bubblewrap: parts.every(({ couches }) => couches.bubblewrap) }, eleves }
}

/** Of parts that say which ones they are: one that is not there. */
function missingPart(parts: Resultats[]): string | undefined {
  const said = parts.flatMap(({ part }) => part ?? []),
    n = said[0]?.n ?? 0
  const i = Array.from({ length: n }, (_, before) => before + 1).find(
    i => !said.some(part => part.i === i && part.n === n),
  )
  return i === undefined ? undefined : `${i}/${n}`
}
