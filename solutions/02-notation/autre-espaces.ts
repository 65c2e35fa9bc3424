// Sans expression régulière ni trim : on avance signe après signe, et il n'y a que les espaces à ôter.

import { BLANC, NOIR, VIDE, type Case, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'
import { LEGENDE, type Legende } from './notation.ts'

export * from './notation.ts'

/** Rend le nom d'une case, la lettre de sa colonne puis le chiffre de sa ligne : `[5, 4]` est `'e6'`. */
export function nomDeCase([i, j]: Position): string {
  return 'abcdefgh'.charAt(j) + '12345678'.charAt(i)
}

/** Rend la case qu'une personne a tapée (`'e6'`, `'E6'`, `' e6 '` ou `'65'`), ou `null` si ce n'en est pas une. */
export function lireCase(texte: string): Position | null {
  const [premier = '', second = '', ...reste] = sansEspacesAutour(texte)
  const chiffre = (signe: string) => ['1', '2', '3', '4', '5', '6', '7', '8'].indexOf(signe)
  const lettre = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].indexOf(premier.toLowerCase())
  const position: Position = lettre === -1 ? [chiffre(premier), chiffre(second)] : [chiffre(second), lettre]
  return reste.length > 0 || position.includes(-1) ? null : position
}

/**
 * Écrit la grille en huit lignes de huit signes séparés par une espace, puis le joueur seul sur une neuvième ligne s'il
 * est donné.
 */
export function ecrireGrille(grille: Grille, joueur?: Couleur, legende: Legende = LEGENDE): string {
  const signe = (valeur: Case) => (valeur === VIDE ? legende.vide : valeur === NOIR ? legende.noir : legende.blanc)
  let texte = ''
  for (const ligne of grille) {
    if (texte !== '') texte += '\n'
    for (const [j, valeur] of ligne.entries()) texte += (j > 0 ? ' ' : '') + signe(valeur)
  }
  return joueur === undefined ? texte : `${texte}\n${signe(joueur)}`
}

/** Lit ce qu'`ecrireGrille` écrit ; une ligne ou un signe de travers lance une `Error` qui les nomme. */
export function lireGrille(texte: string, legende: Legende = LEGENDE): { grille: Grille; joueur: Couleur | null } {
  const lignes = texte.split('\n').map(sansEspacesAutour)
  while (lignes[0] === '') lignes.shift()
  while (lignes.at(-1) === '') lignes.pop()
  if (lignes.length !== 8 && lignes.length !== 9) throw new Error(`Il y a ${lignes.length} lignes.`)
  const valeurs = lignes.map((ligne, n) => {
    const lues = ligne.split(' ').map(signe => valeurDe(signe, n + 1, legende))
    if (lues.length !== (n < 8 ? 8 : 1)) throw new Error(`La ligne ${n + 1} a ${lues.length} signes.`)
    return lues
  })
  const joueur = valeurs[8]?.[0] ?? null
  if (joueur === VIDE) throw new Error(`La ligne 9 n’est pas un joueur : ${legende.vide}`)
  return { grille: valeurs.slice(0, 8), joueur }
}

function valeurDe(signe: string, numero: number, legende: Legende): Case {
  switch (signe) {
    case legende.vide:
      return VIDE
    case legende.noir:
      return NOIR
    case legende.blanc:
      return BLANC
    default:
      throw new Error(`Ligne ${numero}, je ne connais pas ${signe}.`)
  }
}

function sansEspacesAutour(texte: string): string {
  let debut = 0,
    fin = texte.length
  while (texte[debut] === ' ') debut++
  while (fin > debut && texte[fin - 1] === ' ') fin--
  return texte.slice(debut, fin)
}
