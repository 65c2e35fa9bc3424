// fr: Tu ne vérifies que les signes : il faut aussi huit signes par ligne, huit lignes, et rien d’autre qu’un joueur
//     sur
//     la neuvième.
// en: You check nothing but the signs: it also takes eight signs a line, eight lines, and nothing but a player on the
//     ninth.

import { BLANC, NOIR, VIDE, type Case, type Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function lireGrille(texte: string, legende: Legende = LEGENDE): { grille: Grille; joueur: Case | null } {
  const lignes = texte.trim().split('\n')
  const lues = lignes.map((ligne, i) => {
    const signes = ligne.trim().split(/\s+/)
    return signes.map(signe => lireSigne(signe, i + 1, legende))
  })
  return { grille: lues.slice(0, 8), joueur: lues[8]?.[0] ?? null }
}

function lireSigne(signe: string, numero: number, legende: Legende): Case {
  if (signe === legende.vide) return VIDE
  if (signe === legende.noir) return NOIR
  if (signe === legende.blanc) return BLANC
  throw new Error(`ligne ${numero} : signe inconnu « ${signe} »`)
}
