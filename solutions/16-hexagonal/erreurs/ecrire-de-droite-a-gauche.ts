// fr: Tu écris chaque ligne de droite à gauche : ses cases vont du plus petit q au plus grand.
// en: You write each line from right to left: its cells go from the smallest q to the largest.

import { cle, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function ecrireHexagone(plateau: PlateauHex): string {
  const cases = [...plateau.keys()].map(nom => nom.split(',').map(Number) as Hex)
  const n = Math.max(...cases.map(([q]) => q))
  const lignes: string[] = []
  for (let r = -n; r <= n; r++) {
    const ligne = cases.filter(hex => hex[1] === r).sort((a, b) => b[0] - a[0])
    const signes = ligne.map(hex => '.XO'[plateau.get(cle(hex))!])
    lignes.push(' '.repeat(Math.abs(r)) + signes.join(' '))
  }
  return lignes.join('\n')
}
