// fr: Tu gardes la neuvième ligne dans la grille : elle dit qui joue, et la grille n’a que huit lignes.
// en: You keep the ninth line in the grid: it says who plays, and the grid has only eight rows.

import { BLANC, NOIR, VIDE, type Case, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function lireGrille(texte: string, legende: Legende = LEGENDE): { grille: Grille; joueur: Couleur | null } {
  const lignes = texte.trim().split('\n')
  if (lignes.length < 8 || lignes.length > 9) throw new Error(`8 ou 9 lignes attendues, ${lignes.length} lues`)
  const grille = lignes.map((ligne, i) => {
    const signes = ligne.trim().split(/\s+/)
    const attendus = i < 8 ? 8 : 1
    if (signes.length !== attendus) throw new Error(`ligne ${i + 1} : ${signes.length} signes au lieu de ${attendus}`)
    return signes.map(signe => lireSigne(signe, i + 1, legende))
  })
  const joueur = grille[8]?.[0] ?? null
  if (joueur === VIDE) throw new Error(`ligne 9 : « ${legende.vide} » n’est pas un joueur`)
  return { grille, joueur }
}

function lireSigne(signe: string, numero: number, legende: Legende): Case {
  if (signe === legende.vide) return VIDE
  if (signe === legende.noir) return NOIR
  if (signe === legende.blanc) return BLANC
  throw new Error(`ligne ${numero} : signe inconnu « ${signe} »`)
}
