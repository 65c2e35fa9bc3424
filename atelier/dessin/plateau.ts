// Boards as text: X noir, O blanc, . vide, * a square that matters, a–h and 1–8 around.

export type Position = readonly [i: number, j: number]
export type Plateau = readonly (readonly number[])[]

/** A drawing read back: the discs, the squares marked *, and the discs drawn in lower case. */
export type Dessin<C extends number = 0 | 1 | 2> = { grille: C[][]; etoiles: Position[]; minuscules: Position[] }

const SIGNES = '.XO#'
const VALEURS: Record<string, number> = { '.': 0, '*': 0, X: 1, O: 2, '#': 3 }

/**
 * Reads a drawing. `*` is an empty square to look at; `x` and `o` are discs like `X` and `O`, and a test uses
 * them for the discs that are about to change sides.
 */
export function lireDessin<C extends number = 0 | 1 | 2>(texte: string): Dessin<C> {
  const lignes = texte
    .split('\n')
    .map(ligne => ligne.trim())
    .filter(ligne => /^\d /.test(ligne))
  const signes = lignes.map(ligne => ligne.split(/\s+/).slice(1))
  return {
    grille: signes.map(ligne => ligne.map(lireSigne) as C[]),
    etoiles: cherche(signes, signe => signe === '*'),
    minuscules: cherche(signes, signe => signe === 'x' || signe === 'o'),
  }
}

/** The lines of a board; `marques` says how a square is shown when not by its disc alone (`[X]`, `(O)`, `[?]`). */
export function dessiner(plateau: Plateau, marques = new Map<string, string>()): string[] {
  const largeur = Math.max(...plateau.map(ligne => ligne.length), 0)
  const entete = `  ${cellules(largeur, j => ` ${lettre(j)} `)}`
  return [
    entete,
    ...plateau.map(
      (ligne, i) => `${i + 1} ${cellules(largeur, j => marques.get(nomDe([i, j])) ?? ` ${signe(ligne[j])} `)}`,
    ),
  ].map(ligne => ligne.trimEnd())
}

/** A matrix of numbers, without letters around: what `numeroter` gives is not a board of discs. */
export function dessinerNombres(tableau: Plateau, marques = new Map<string, string>()): string[] {
  const largeur = Math.max(...tableau.map(ligne => ligne.length), 0)
  return tableau.map((ligne, i) =>
    cellules(largeur, j => marques.get(nomDe([i, j])) ?? ` ${nombre(ligne[j])} `).trimEnd(),
  )
}

/** Two columns of lines under two titles. */
export function coteACote(titres: [string, string], gauche: string[], droite: string[]): string[] {
  const largeur = Math.max(...gauche.map(ligne => ligne.length), titres[0].length) + 4
  const hauteur = Math.max(gauche.length, droite.length)
  const paires = Array.from({ length: hauteur }, (_, n) => [gauche[n] ?? '', droite[n] ?? ''] as const)
  return [titres, ...paires].map(([g, d]) => (g.padEnd(largeur) + d).trimEnd())
}

/** The name a player uses, or `(i, j)` for what is not on any board of ours. */
export function nomDe([i, j]: Position): string {
  const nommable = Number.isInteger(i) && Number.isInteger(j) && i >= 0 && j >= 0 && i < 26 && j < 26
  return nommable ? `${lettre(j)}${i + 1}` : `(${i}, ${j})`
}

export function copie<T>(plateau: readonly (readonly T[])[]): T[][] {
  return plateau.map(ligne => [...ligne])
}

/** Makes a board the same as another, square by square: it stays the same object. */
export function changer<T>(plateau: T[][], autre: readonly (readonly T[])[]): void {
  autre.forEach((ligne, i) =>
    ligne.forEach((valeur, j) => {
      plateau[i]![j] = valeur
    }),
  )
}

export function signe(valeur: unknown): string {
  if (valeur === undefined) return ' '
  return SIGNES[valeur as number] ?? nombre(valeur)
}

export function nombre(valeur: unknown): string {
  if (valeur === undefined) return ' '
  return typeof valeur === 'number' && String(valeur).length === 1 ? String(valeur) : '?'
}

function lireSigne(signe: string): number {
  const valeur = VALEURS[signe.toUpperCase()]
  if (valeur === undefined) throw new Error(`dessin : signe inconnu « ${signe} »`)
  return valeur
}

function cherche(signes: string[][], cherche: (signe: string) => boolean): Position[] {
  return signes.flatMap((ligne, i) => ligne.flatMap((signe, j) => (cherche(signe) ? [[i, j] as const] : [])))
}

function cellules(largeur: number, cellule: (j: number) => string): string {
  return Array.from({ length: largeur }, (_, j) => cellule(j)).join('')
}

function lettre(j: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + j)
}
