// fr: Tu ne comprends que X, O et le point : les signes à lire sont ceux de la légende reçue.
// en: You understand only X, O and the dot: the signs to read are those of the legend you are given.

import { BLANC, NOIR, VIDE, type Case, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function lireGrille(texte: string, legende: Legende = LEGENDE): { grille: Grille; joueur: Couleur | null } {
  const lignes = texte.trim().split('\n')
  if (lignes.length < 8 || lignes.length > 9) throw new Error(`8 ou 9 lignes attendues, ${lignes.length} lues`)
  const grille = lignes.slice(0, 8).map((ligne, i) => {
    const signes = ligne.trim().split(/\s+/)
    if (signes.length !== 8) throw new Error(`ligne ${i + 1} : ${signes.length} signes au lieu de 8`)
    return signes.map(signe => lireSigne(signe, i + 1))
  })
  const joueur = lignes[8] === undefined ? null : lireSigne(lignes[8].trim(), 9)
  if (joueur === VIDE) throw new Error(`ligne 9 : « ${legende.vide} » n’est pas un joueur`)
  return { grille, joueur }
}

function lireSigne(signe: string, numero: number): Case {
  if (signe === LEGENDE.vide) return VIDE
  if (signe === LEGENDE.noir) return NOIR
  if (signe === LEGENDE.blanc) return BLANC
  throw new Error(`ligne ${numero} : signe inconnu « ${signe} »`)
}
