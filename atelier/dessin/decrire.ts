// Any value a learner's function may give, as short text: the kit never fails on what it is handed.

const LONGUEUR = 160

/** One line, the way one would type the value: `[[4, 4]]`, `'e6'`, `undefined`, `{ noir: 2 }`. */
export function decrire(valeur: unknown): string {
  return couper(enEntier(valeur), 0)
}

/** Two values that differ, each on one line: where they are long, the part is kept in which the difference shows. */
export function decrireLesDeux(une: unknown, autre: unknown): [string, string] {
  const [a, b] = [enEntier(une), enEntier(autre)]
  let pareils = 0
  while (pareils < a.length && a[pareils] === b[pareils]) pareils++
  const debut = pareils < LONGUEUR - MONTRE ? 0 : pareils - MONTRE
  return [couper(a, debut), couper(b, debut)]
}

/** How much is kept of what is alike before the first difference. */
const MONTRE = 40

function couper(texte: string, debut: number): string {
  const fin = debut + LONGUEUR
  return `${debut > 0 ? '…' : ''}${texte.slice(debut, fin)}${texte.length > fin ? '…' : ''}`
}

function enEntier(valeur: unknown): string {
  try {
    return ecrire(valeur, 4)
  } catch {
    return '???'
  }
}

/**
 * Same value for a reader: `-0` is `0`, `NaN` is itself, `null` and `undefined` differ, order of keys does not count.
 */
export function pareil(a: unknown, b: unknown): boolean {
  if (a === b || (a !== a && b !== b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const clesA = Object.keys(a),
    clesB = Object.keys(b)
  return (
    clesA.length === clesB.length &&
    clesA.every(cle => Object.hasOwn(b, cle) && pareil(a[cle as never], b[cle as never]))
  )
}

function ecrire(valeur: unknown, profondeur: number): string {
  if (typeof valeur === 'string') return `'${valeur.replaceAll('\n', '\\n')}'`
  if (typeof valeur === 'number') return String(valeur + 0)
  if (typeof valeur === 'function') return 'function'
  if (typeof valeur !== 'object' || valeur === null) return String(valeur)
  if (profondeur === 0) return '…'
  if (Array.isArray(valeur)) return ecrireListe(valeur, profondeur)
  if (valeur instanceof Error) return `${valeur.name}(${ecrire(valeur.message, profondeur)})`
  const paires = Object.entries(valeur).map(([cle, v]) => `${cle}: ${ecrire(v, profondeur - 1)}`)
  return paires.length > 0 ? `{ ${paires.join(', ')} }` : '{}'
}

function ecrireListe(liste: unknown[], profondeur: number): string {
  const debut = Array.from(liste.slice(0, LONGUEUR), element => ecrire(element, profondeur - 1))
  return `[${debut.join(', ')}]`
}
