// Programs that exist only for a test: written to a folder of their own, gone afterwards.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

export function scratchFolder(): (name: string, text: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'reversi-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return (name, text) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  }
}

/** A step 03 with this body, which may use the names of step 01. */
export function coupValideWith(body: string, before = ''): string {
  const names = 'adversaire, estSurPlateau, VIDE, type Couleur, type Grille, type Position'
  return `import { ${names} } from '../01-plateau/plateau.ts'
${before}
export function coupValide(grille: Grille, couleur: Couleur, i: number, j: number): Position[] | false {
  ${body}
}
`
}
