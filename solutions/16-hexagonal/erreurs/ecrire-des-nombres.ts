// fr: Tu écris les valeurs des cases : le dessin prend X pour Noir, O pour Blanc et un point pour une case vide.
// en: You write the values of the cells: the drawing takes X for Black, O for White and a dot for an empty cell.

import { cle, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function ecrireHexagone(plateau: PlateauHex): string {
  const cases = [...plateau.keys()].map(nom => nom.split(',').map(Number) as Hex)
  const n = Math.max(...cases.map(([q]) => q))
  const lignes: string[] = []
  for (let r = -n; r <= n; r++) {
    const ligne = cases.filter(hex => hex[1] === r).sort((a, b) => a[0] - b[0])
    const signes = ligne.map(hex => plateau.get(cle(hex)))
    lignes.push(' '.repeat(Math.abs(r)) + signes.join(' '))
  }
  return lignes.join('\n')
}
