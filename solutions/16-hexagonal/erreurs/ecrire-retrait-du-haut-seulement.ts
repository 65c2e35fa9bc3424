// fr: Tu ne décales que la moitié du haut : au-dessous du centre, les lignes raccourcissent et se décalent aussi.
// en: You only indent the upper half: below the centre the lines get shorter and are indented too.

import { cle, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function ecrireHexagone(plateau: PlateauHex): string {
  const cases = [...plateau.keys()].map(nom => nom.split(',').map(Number) as Hex)
  const n = Math.max(...cases.map(([q]) => q))
  const lignes: string[] = []
  for (let r = -n; r <= n; r++) {
    const ligne = cases.filter(hex => hex[1] === r).sort((a, b) => a[0] - b[0])
    const signes = ligne.map(hex => '.XO'[plateau.get(cle(hex))!])
    lignes.push(' '.repeat(Math.max(0, -r)) + signes.join(' '))
  }
  return lignes.join('\n')
}
