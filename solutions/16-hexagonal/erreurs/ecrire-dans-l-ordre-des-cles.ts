// fr: Tu écris les cases dans l’ordre où le plateau les donne : rien ne promet cet ordre, range-les par q.
// en: You write the cells in the order in which the board gives them: nothing promises that order, so sort them by q.

import { cle, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function ecrireHexagone(plateau: PlateauHex): string {
  const cases = [...plateau.keys()].map(nom => nom.split(',').map(Number) as Hex)
  const n = Math.max(...cases.map(([q]) => q))
  const lignes: string[] = []
  for (let r = -n; r <= n; r++) {
    const ligne = cases.filter(hex => hex[1] === r)
    const signes = ligne.map(hex => '.XO'[plateau.get(cle(hex))!])
    lignes.push(' '.repeat(Math.abs(r)) + signes.join(' '))
  }
  return lignes.join('\n')
}
