// fr: Tu prends un signe inconnu pour une case vide : un signe qui n’est pas dans la légende doit lancer une erreur.
// en: You take an unknown sign for an empty square: a sign that is not in the legend must throw an error.

import { BLANC, NOIR, VIDE, type Case, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

export function lireGrille(texte: string, legende: Legende = LEGENDE): { grille: Grille; joueur: Couleur | null } {
  const lignes = texte.trim().split('\n')
  if (lignes.length < 8 || lignes.length > 9) throw new Error(`8 ou 9 lignes attendues, ${lignes.length} lues`)
  const grille = lignes.slice(0, 8).map((ligne, i) => {
    const signes = ligne.trim().split(/\s+/)
    if (signes.length !== 8) throw new Error(`ligne ${i + 1} : ${signes.length} signes au lieu de 8`)
    return signes.map(signe => lireSigne(signe, legende))
  })
  const joueur = lignes[8] === undefined ? null : lireSigne(lignes[8].trim(), legende)
  if (joueur === VIDE) throw new Error(`ligne 9 : « ${lignes[8]} » n’est pas un joueur`)
  return { grille, joueur }
}

function lireSigne(signe: string, legende: Legende): Case {
  if (signe === legende.noir) return NOIR
  if (signe === legende.blanc) return BLANC
  return VIDE
}
