// fr: Tu rends null quand le dessin est mauvais : le contrat demande de lancer une erreur, qui dit ce qui ne va pas.
// en: You give back null when the drawing is wrong: the contract asks you to throw an error, which says what is the
//     matter.

import { BLANC, NOIR, VIDE, type Case, type Couleur, type Grille } from '../../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from '../notation.ts'

export * from '../notation.ts'

type Lecture = { grille: Grille; joueur: Couleur | null }

export function lireGrille(texte: string, legende: Legende = LEGENDE): Lecture | null {
  const lignes = texte.trim().split('\n')
  if (lignes.length < 8 || lignes.length > 9) return null
  const grille: Grille = []
  for (const ligne of lignes.slice(0, 8)) {
    const signes = ligne.trim().split(/\s+/)
    if (signes.length !== 8) return null
    const valeurs: Case[] = []
    for (const signe of signes) {
      const valeur = lireSigne(signe, legende)
      if (valeur === null) return null
      valeurs.push(valeur)
    }
    grille.push(valeurs)
  }
  if (lignes[8] === undefined) return { grille, joueur: null }
  const joueur = lireSigne(lignes[8].trim(), legende)
  if (joueur === null || joueur === VIDE) return null
  return { grille, joueur }
}

function lireSigne(signe: string, legende: Legende): Case | null {
  if (signe === legende.vide) return VIDE
  if (signe === legende.noir) return NOIR
  if (signe === legende.blanc) return BLANC
  return null
}
