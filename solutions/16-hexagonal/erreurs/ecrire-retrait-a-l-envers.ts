// fr: Ton retrait est le plus grand au milieu : c’est la ligne du centre, la plus longue, qui n’en a pas.
// en: Your indentation is the largest in the middle: the line of the centre, the longest, is the one that has none.

import { cle, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function ecrireHexagone(plateau: PlateauHex): string {
  const cases = [...plateau.keys()].map(nom => nom.split(',').map(Number) as Hex)
  const n = Math.max(...cases.map(([q]) => q))
  const lignes: string[] = []
  for (let r = -n; r <= n; r++) {
    const ligne = cases.filter(hex => hex[1] === r).sort((a, b) => a[0] - b[0])
    const signes = ligne.map(hex => '.XO'[plateau.get(cle(hex))!])
    lignes.push(' '.repeat(n - Math.abs(r)) + signes.join(' '))
  }
  return lignes.join('\n')
}
