// fr: Tu acceptes un dessin de n’importe quelle taille : il faut huit lignes de huit signes, et une neuvième pour le
//     joueur au plus.
// en: You accept a drawing of any size: it takes eight lines of eight signs, and at most a ninth one for the player.

import { BLANC, NOIR, VIDE, type Case, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function lireGrille(texte: string, legende: Legende = LEGENDE): { grille: Grille; joueur: Couleur | null } {
  const lignes = texte.trim().split('\n')
  const grille = lignes.slice(0, 8).map((ligne, i) => {
    const signes = ligne.trim().split(/\s+/)
    return signes.map(signe => lireSigne(signe, i + 1, legende))
  })
  const joueur = lignes[8] === undefined ? null : lireSigne(lignes[8].trim(), 9, legende)
  if (joueur === VIDE) throw new Error(`ligne 9 : « ${legende.vide} » n’est pas un joueur`)
  return { grille, joueur }
}

function lireSigne(signe: string, numero: number, legende: Legende): Case {
  if (signe === legende.vide) return VIDE
  if (signe === legende.noir) return NOIR
  if (signe === legende.blanc) return BLANC
  throw new Error(`ligne ${numero} : signe inconnu « ${signe} »`)
}
