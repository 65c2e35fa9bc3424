// Étape 02 : nommer les cases, écrire et lire une grille.

import { BLANC, NOIR, VIDE, type Case, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'

/** Les trois signes avec lesquels on dessine une grille. */
export type Legende = { noir: string; blanc: string; vide: string }

/** La légende du cours : les mêmes signes sur un écran clair et sur un écran sombre. */
export const LEGENDE: Legende = { noir: 'X', blanc: 'O', vide: '.' }

/** La légende du kata en ligne : B pour black, W pour white. */
export const LEGENDE_KATA: Legende = { noir: 'B', blanc: 'W', vide: '.' }

const LETTRES = 'abcdefgh'

/** Rend le nom d'une case, la lettre de sa colonne puis le chiffre de sa ligne : `[5, 4]` est `'e6'`. */
export function nomDeCase(position: Position): string {
  const [i, j] = position
  return `${LETTRES[j]}${i + 1}`
}

/** Rend la case qu'une personne a tapée (`'e6'`, `'E6'`, `' e6 '` ou `'65'`), ou `null` si ce n'en est pas une. */
export function lireCase(texte: string): Position | null {
  const tape = texte.trim().toLowerCase()
  if (/^[a-h][1-8]$/.test(tape)) return [Number(tape[1]) - 1, LETTRES.indexOf(tape[0]!)]
  if (/^[1-8][1-8]$/.test(tape)) return [Number(tape[0]) - 1, Number(tape[1]) - 1]
  return null
}

/**
 * Écrit la grille en huit lignes de huit signes séparés par une espace, puis le joueur seul sur une neuvième ligne s'il
 * est donné.
 */
export function ecrireGrille(grille: Grille, joueur?: Couleur, legende: Legende = LEGENDE): string {
  const signes = [legende.vide, legende.noir, legende.blanc]
  const lignes = grille.map(ligne => ligne.map(valeur => signes[valeur]).join(' '))
  if (joueur !== undefined) lignes.push(signes[joueur]!)
  return lignes.join('\n')
}

/** Lit ce qu'`ecrireGrille` écrit ; une ligne ou un signe de travers lance une `Error` qui les nomme. */
export function lireGrille(texte: string, legende: Legende = LEGENDE): { grille: Grille; joueur: Couleur | null } {
  const lignes = texte
    .trim()
    .split('\n')
    .map(ligne => ligne.trim().split(' '))
  if (lignes.length < 8 || lignes.length > 9) throw new Error(`8 ou 9 lignes attendues, ${lignes.length} lues`)
  const grille = lignes.slice(0, 8).map((signes, i) => lireLigne(signes, i + 1, 8, legende))
  const joueur = lignes[8] ? lireLigne(lignes[8], 9, 1, legende)[0] : null
  if (joueur === VIDE) throw new Error(`ligne 9 : « ${legende.vide} » n’est pas un joueur`)
  return { grille, joueur: joueur ?? null }
}

function lireLigne(signes: string[], numero: number, longueur: number, legende: Legende): Case[] {
  const valeurs = signes.map(signe => lireSigne(signe, numero, legende))
  if (valeurs.length !== longueur) throw new Error(`ligne ${numero} : ${valeurs.length} signes au lieu de ${longueur}`)
  return valeurs
}

function lireSigne(signe: string, numero: number, legende: Legende): Case {
  if (signe === legende.vide) return VIDE
  if (signe === legende.noir) return NOIR
  if (signe === legende.blanc) return BLANC
  throw new Error(`ligne ${numero} : signe inconnu « ${signe} »`)
}
