// fr: Tes lignes commencent toutes au bord : chacune est précédée d’autant d’espaces que r s’éloigne de zéro.
// en: All your lines start at the margin: each one is preceded by as many spaces as r is far from zero.

import { cle, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function ecrireHexagone(plateau: PlateauHex): string {
  const cases = [...plateau.keys()].map(nom => nom.split(',').map(Number) as Hex)
  const n = Math.max(...cases.map(([q]) => q))
  const lignes: string[] = []
  for (let r = -n; r <= n; r++) {
    const ligne = cases.filter(hex => hex[1] === r).sort((a, b) => a[0] - b[0])
    const signes = ligne.map(hex => '.XO'[plateau.get(cle(hex))!])
    lignes.push(signes.join(' '))
  }
  return lignes.join('\n')
}
