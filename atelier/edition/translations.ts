// Pages that exist in both languages, and whether they moved together since they last said the same.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageName, listSteps, ROOT } from '../course.ts'

export const RECORD = join(ROOT, 'docs', 'translations.json')

export type Pair = { fr: string; en: string }
/** By the French page's path: what both said when they last said the same. */
export type Agreed = Record<string, Pair>
export type Drift = Pair & { moved: 'fr' | 'en' | 'both' }

export function listPairs(): Pair[] {
  const steps = listSteps().flatMap(({ folder }) =>
    ['README', 'indices'].map(name => ({
      fr: `steps/${folder}/${pageName(name, 'fr')}`,
      en: `steps/${folder}/${pageName(name, 'en')}`,
    })),
  )
  const guides = ['', 'docs/'].flatMap(folder =>
    readdirSync(join(ROOT, folder))
      .filter(name => name.endsWith('.fr.md'))
      .sort()
      .map(name => ({ fr: folder + name, en: folder + name.replace('.fr.md', '.md') })),
  )
  return [...steps, ...guides]
}

export function findDrifts(agreed: Agreed): Drift[] {
  return listPairs().flatMap((pair): Drift[] => {
    const then = agreed[pair.fr],
      now = hashes(pair)
    const fr = then?.fr !== now.fr,
      en = then?.en !== now.en
    return fr || en ? [{ ...pair, moved: fr && en ? 'both' : fr ? 'fr' : 'en' }] : []
  })
}

export function readAgreed(): Agreed {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Agreed) : {}
}

export function renderAgreed(): string {
  return `${JSON.stringify(Object.fromEntries(listPairs().map(pair => [pair.fr, hashes(pair)])), null, 2)}\n`
}

function hashes({ fr, en }: Pair): Pair {
  const [one, other] = [fr, en].map(path =>
    createHash('sha256')
      .update(readFileSync(join(ROOT, path)))
      .digest('hex')
      .slice(0, 12),
  )
  return { fr: one!, en: other! }
}
