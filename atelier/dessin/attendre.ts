// The checks a step's tests are made of. Each calls the learner's function itself, so that whatever comes out,
// a value, nothing or an error, is told in the language of the game.

import { decrire, pareil } from './decrire.ts'
import { Ecart, estAFaire } from './ecart.ts'
import type { Faits, Situation } from './faits.ts'
import { copie, nomDe, type Plateau, type Position } from './plateau.ts'

type Appel = () => unknown

export function attendreValeur(appel: Appel, attendu: unknown, situation: Situation): void {
  const obtenu = appeler(appel, decrire(attendu), situation, attendreValeur)
  if (pareil(obtenu, attendu)) return
  throw new Ecart({ ...situation, genre: 'valeur', attendu: decrire(attendu), obtenu: decrire(obtenu) }, attendreValeur)
}

/** A board of discs, square by square. */
export function attendrePlateau(appel: Appel, attendu: Plateau, situation: Situation): void {
  comparer(appel, attendu, 'pions', situation, attendrePlateau)
}

/** A matrix of numbers, entry by entry. */
export function attendreNombres(appel: Appel, attendu: Plateau, situation: Situation): void {
  comparer(appel, attendu, 'nombres', situation, attendreNombres)
}

/** A list of squares in any order, each once, or `false`. */
export function attendreCases(appel: Appel, attendu: Position[] | false, situation: Situation): void {
  const resultat = appeler(appel, decrire(attendu), situation, attendreCases)
  const obtenu = estListeDePositions(resultat) ? trier(resultat) : decrire(resultat)
  if (attendu === false ? resultat === false : typeof obtenu !== 'string' && memesCases(obtenu, attendu)) return
  throw new Ecart({ ...situation, genre: 'cases', attendu: attendu && trier(attendu), obtenu }, attendreCases)
}

/** A text of several lines, exactly. */
export function attendreTexte(appel: Appel, attendu: string, situation: Situation): void {
  const obtenu = appeler(appel, decrire(attendu), situation, attendreTexte)
  if (obtenu === attendu) return
  const faits: Faits = typeof obtenu === 'string'
    ? { ...situation, genre: 'texte', attendu, obtenu }
    : { ...situation, genre: 'valeur', attendu: decrire(attendu), obtenu: decrire(obtenu) }
  throw new Ecart(faits, attendreTexte)
}

/** An `Error` whose message contains every one of these words, in whatever sentence. */
export function attendreRefus(appel: Appel, mentions: string[], situation: Situation): void {
  const obtenu = tenter(appel)
  if ('erreur' in obtenu) {
    if (estAFaire(obtenu.erreur)) throw obtenu.erreur
    if (obtenu.erreur instanceof Error && mentions.every(mot => contientMot(String(obtenu.erreur.message), mot))) return
  }
  const decrit = decrire('erreur' in obtenu ? obtenu.erreur : obtenu.valeur)
  throw new Ecart({ ...situation, genre: 'refus', mentions, obtenu: decrit }, attendreRefus)
}

/** The call leaves this board as it was. */
export function attendreIntact(appel: Appel, plateau: Plateau, situation: Situation): void {
  const avant = copie(plateau)
  appeler(appel, '', situation, attendreIntact)
  if (pareil(plateau, avant)) return
  const quand = 'la grille après l’appel | the grid after the call'
  throw new Ecart({ quand, ...situation, genre: 'plateau', signes: 'pions', attendu: avant, obtenu: copie(plateau) }, attendreIntact)
}

/** What fast-check found: the smallest counter-example speaks for itself, as its own failure. */
export function attendrePropriete(bilan: { failed: boolean; errorInstance: unknown }): void {
  if (bilan.failed) throw bilan.errorInstance
}

function comparer(appel: Appel, attendu: Plateau, signes: 'pions' | 'nombres', situation: Situation, depuis: Function): void {
  const resultat = appeler(appel, '…', situation, depuis)
  if (pareil(resultat, attendu)) return
  const obtenu = estPlateau(resultat) ? copie(resultat) : decrire(resultat)
  throw new Ecart({ ...situation, genre: 'plateau', signes, attendu: copie(attendu), obtenu }, depuis)
}

function appeler(appel: Appel, attendu: string, situation: Situation, depuis: Function): unknown {
  const resultat = tenter(appel)
  if (!('erreur' in resultat)) return resultat.valeur
  if (estAFaire(resultat.erreur) || resultat.erreur instanceof Ecart) throw resultat.erreur
  const { nom, message } = nommerErreur(resultat.erreur)
  throw new Ecart({ ...situation, genre: 'exception', attendu, nom, message }, depuis, resultat.erreur)
}

function tenter(appel: Appel): { valeur: unknown } | { erreur: any } {
  try {
    return { valeur: appel() }
  } catch (erreur) {
    return { erreur }
  }
}

function nommerErreur(erreur: unknown): { nom: string; message: string } {
  return erreur instanceof Error ? { nom: erreur.name, message: erreur.message } : { nom: 'throw', message: decrire(erreur) }
}

function estPlateau(valeur: unknown): valeur is Plateau {
  return Array.isArray(valeur) && valeur.length > 0 && valeur.length <= 12
    && Array.from(valeur).every(ligne => Array.isArray(ligne) && ligne.length <= 12 && Array.from(ligne).every(estNombre))
}

function estListeDePositions(valeur: unknown): valeur is Position[] {
  return Array.isArray(valeur) && valeur.length <= 200
    && Array.from(valeur).every(p => Array.isArray(p) && p.length === 2 && Array.from(p).every(estNombre))
}

function estNombre(valeur: unknown): boolean {
  return Number.isFinite(valeur)
}

function memesCases(a: Position[], b: Position[]): boolean {
  return a.length === b.length && pareil(a.map(nomDe).sort(), b.map(nomDe).sort())
}

/** Order never matters: two programs with the same squares have the same facts. */
function trier(cases: Position[]): Position[] {
  return [...cases].sort(([i, j], [k, l]) => i - k || j - l)
}

/** `3` is in « ligne 3 : … » but not in « 13 cases ». */
function contientMot(message: string, mot: string): boolean {
  return /^\d+$/.test(mot) ? message.split(/\D+/).includes(mot) : message.includes(mot)
}
