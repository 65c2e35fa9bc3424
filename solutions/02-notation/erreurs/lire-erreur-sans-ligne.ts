// fr: Ton erreur ne dit pas à quelle ligne elle se trouve : pour aider à la corriger, elle doit donner son numéro.
// en: Your error does not say on which line it is: to help put it right, it must give the number of the line.

import { BLANC, NOIR, VIDE, type Case, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function lireGrille(texte: string, legende: Legende = LEGENDE): { grille: Grille; joueur: Couleur | null } {
  const lignes = texte.trim().split('\n')
  if (lignes.length < 8 || lignes.length > 9) throw new Error(`8 ou 9 lignes attendues, ${lignes.length} lues`)
  const grille = lignes.slice(0, 8).map(ligne => {
    const signes = ligne.trim().split(/\s+/)
    if (signes.length !== 8) throw new Error(`${signes.length} signes au lieu de 8`)
    return signes.map(signe => lireSigne(signe, legende))
  })
  const joueur = lignes[8] === undefined ? null : lireSigne(lignes[8].trim(), legende)
  if (joueur === VIDE) throw new Error(`« ${legende.vide} » n’est pas un joueur`)
  return { grille, joueur }
}

function lireSigne(signe: string, legende: Legende): Case {
  if (signe === legende.vide) return VIDE
  if (signe === legende.noir) return NOIR
  if (signe === legende.blanc) return BLANC
  throw new Error(`signe inconnu « ${signe} »`)
}
