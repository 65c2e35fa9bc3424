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
  if (read?.format !== FORMAT || read.version !== VERSION || !Array.isArray(read.eleves)) throw new UserMistake('badResultats', file, `${FORMAT} ${VERSION}`)
  return read
}

export function merge(folders: string[]): Resultats {
  const parts = folders.map(readResultats)
  const [first] = parts as [Resultats]
  const kind = ({ etapes, bareme, sur }: Resultats) => JSON.stringify([etapes, bareme, sur])
  parts.forEach((part, n) => { if (kind(part) !== kind(first)) throw new UserMistake('mergeDiffers', folders[n]!) })
  const eleves = parts.flatMap(({ eleves }) => eleves).sort(byName)
  const twice = eleves.find(({ id }, n) => eleves.findIndex(other => other.id === id) !== n)
  if (twice) throw new UserMistake('mergeTwice', twice.id)
  return { ...first, couches: { quickjs: true, bubblewrap: parts.every(({ couches }) => couches.bubblewrap) }, eleves }
}
