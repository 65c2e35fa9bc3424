// fr: Tu fais une ligne pour chaque q : une ligne du dessin réunit les cases de même r.
// en: You make one line for each q: a line of the drawing gathers the cells with the same r.

import { cle, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function ecrireHexagone(plateau: PlateauHex): string {
  const cases = [...plateau.keys()].map(nom => nom.split(',').map(Number) as Hex)
  const n = Math.max(...cases.map(([q]) => q))
  const lignes: string[] = []
  for (let r = -n; r <= n; r++) {
    const ligne = cases.filter(hex => hex[0] === r).sort((a, b) => a[1] - b[1])
    const signes = ligne.map(hex => '.XO'[plateau.get(cle(hex))!])
    lignes.push(' '.repeat(Math.abs(r)) + signes.join(' '))
  }
  return lignes.join('\n')
}
