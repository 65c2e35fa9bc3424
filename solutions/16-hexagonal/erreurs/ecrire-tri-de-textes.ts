// fr: Tu ranges les clés comme des textes : le signe moins s’y compare comme une lettre, compare plutôt des nombres.
// en: You sort the keys as texts: the minus sign is then compared like a letter, so compare numbers instead.

import { cle, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function ecrireHexagone(plateau: PlateauHex): string {
  const cases = [...plateau.keys()].map(nom => nom.split(',').map(Number) as Hex)
  const n = Math.max(...cases.map(([q]) => q))
  const lignes: string[] = []
  for (let r = -n; r <= n; r++) {
    const ligne = cases.filter(hex => hex[1] === r).sort()
    const signes = ligne.map(hex => '.XO'[plateau.get(cle(hex))!])
    lignes.push(' '.repeat(Math.abs(r)) + signes.join(' '))
  }
  return lignes.join('\n')
}
