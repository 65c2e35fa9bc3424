// fr: Tu finis par un retour à la ligne : rien ne suit le dernier signe.
// en: You end with a line break: nothing follows the last sign.

import { cle, type Hex, type PlateauHex } from '../hexagonal.ts'

export * from '../hexagonal.ts'

export function ecrireHexagone(plateau: PlateauHex): string {
  const cases = [...plateau.keys()].map(nom => nom.split(',').map(Number) as Hex)
  const n = Math.max(...cases.map(([q]) => q))
  const lignes: string[] = []
  for (let r = -n; r <= n; r++) {
    const ligne = cases.filter(hex => hex[1] === r).sort((a, b) => a[0] - b[0])
    const signes = ligne.map(hex => '.XO'[plateau.get(cle(hex))!])
    lignes.push(' '.repeat(Math.abs(r)) + signes.join(' '))
  }
  return lignes.map(ligne => `${ligne}\n`).join('')
}
