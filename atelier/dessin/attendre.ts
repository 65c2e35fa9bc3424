// The checks a step's tests are made of. Each calls the learner's function itself, so that whatever comes out,
// a value, nothing or an error, is told in the language of the game.

import { decrire, pareil } from './decrire.ts'
import { Ecart, estAFaire } from './ecart.ts'
import type { Faits, Situation } from './faits.ts'
import { copie, nomDe, type Plateau, type Position } from './plateau.ts'

type Appel = () => unknown
type Coup = readonly [i: number, j: number, r: readonly Position[]]

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
  const resultat = tenter(appel)
  if (!('erreur' in resultat)) {
    throw new Ecart({ ...situation, genre: 'refus', mentions, obtenu: decrire(resultat.valeur) }, attendreRefus)
  }
  const { erreur } = resultat
  if (estAFaire(erreur)) throw erreur
  const message = String(erreur?.message)
  const manquent = mentions.filter(mot => !contientMot(message, mot))
  if (erreur instanceof Error && manquent.length === 0) return
  const nombres = message.match(/\d+/g) ?? []
  throw new Ecart({ ...situation, genre: 'refus', mentions, obtenu: decrire(erreur), erreur: { manquent, nombres } }, attendreRefus)
}

/** Every move `[i, j, r]` of a list, in any order, each with the discs it turns over, in any order. */
export function attendreCoups(appel: Appel, attendu: readonly Coup[], situation: Situation): void {
  const resultat = appeler(appel, decrire(attendu), situation, attendreCoups)
  const casesVoulues = trier(attendu.map(caseDe))
  if (!Array.isArray(resultat) || !Array.from(resultat).every(estCoup)) {
    throw new Ecart({ ...situation, genre: 'cases', attendu: casesVoulues, obtenu: decrire(resultat) }, attendreCoups)
  }
  const obtenues = trier(resultat.map(caseDe))
  if (!memesCases(obtenues, casesVoulues)) {
    throw new Ecart({ ...situation, genre: 'cases', attendu: casesVoulues, obtenu: obtenues }, attendreCoups)
  }
  for (const coup of resultat) comparerRetournes(coup, attendu, situation, attendreCoups)
}

/** One move `[i, j, r]` of these, whichever, with the discs it turns over; `null` when there is none. */
export function attendreUnCoup(appel: Appel, permis: readonly Coup[], situation: Situation): void {
  const resultat = appeler(appel, permis.length > 0 ? permis.map(caseDe).map(nomDe).join(', ') : 'null', situation, attendreUnCoup)
  if (permis.length === 0 && resultat === null) return
  const choisi = estCoup(resultat) && permis.some(coup => nomDe(caseDe(coup)) === nomDe(caseDe(resultat)))
  if (!choisi) {
    throw new Ecart({ ...situation, genre: 'choix', permis: trier(permis.map(caseDe)), obtenu: decrire(resultat) }, attendreUnCoup)
  }
  comparerRetournes(resultat, permis, situation, attendreUnCoup)
}

/** The call changes this board, and only in this way. */
export function attendreEffet(appel: Appel, plateau: Plateau, attendu: Plateau, situation: Situation): void {
  comparer(() => { appel(); return plateau }, attendu, 'pions', situation, attendreEffet)
}

/** A text that contains every one of these words, in whatever sentence. */
export function attendreMentions(appel: Appel, mentions: string[], situation: Situation): void {
  const obtenu = appeler(appel, mentions.map(decrire).join(', '), situation, attendreMentions)
  const manquent = typeof obtenu === 'string' ? mentions.filter(mot => !contientMot(obtenu, mot)) : mentions
  if (typeof obtenu === 'string' && manquent.length === 0) return
  throw new Ecart({ ...situation, genre: 'mentions', manquent, obtenu: typeof obtenu === 'string' ? obtenu : decrire(obtenu) }, attendreMentions)
}

/** A call that goes on for a while: waits for its end, and tells an error like the other checks. */
export async function attendreLaFin(appel: () => Promise<unknown>, situation: Situation): Promise<void> {
  let resultat: { valeur: unknown } | { erreur: unknown }
  try {
    resultat = { valeur: await appel() }
  } catch (erreur) {
    resultat = { erreur }
  }
  appeler(() => { if ('erreur' in resultat) throw resultat.erreur }, '…', situation, attendreLaFin)
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

/** The squares agree: now what each move turns over. */
function comparerRetournes(coup: Coup, permis: readonly Coup[], situation: Situation, depuis: Function): void {
  const [i, j] = coup
  const attendu = permis.find(([k, l]) => k === i && l === j)![2]
  if (memesCases(coup[2], attendu)) return
  const quand = situation.quand ?? `les pions que ${nomDe([i, j])} retourne | the discs that ${nomDe([i, j])} turns over`
  throw new Ecart({ ...situation, quand, genre: 'cases', attendu: trier(attendu), obtenu: trier(coup[2]) }, depuis)
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

function estCoup(valeur: unknown): valeur is Coup {
  return Array.isArray(valeur) && valeur.length === 3 && estListeDePositions([valeur.slice(0, 2)]) && estListeDePositions(valeur[2])
}

const caseDe = ([i, j]: Coup): Position => [i, j]

function estNombre(valeur: unknown): boolean {
  return Number.isFinite(valeur)
}

function memesCases(a: readonly Position[], b: readonly Position[]): boolean {
  return a.length === b.length && pareil(a.map(nomDe).sort(), b.map(nomDe).sort())
}

/** Order never matters: two programs with the same squares have the same facts. */
function trier(cases: readonly Position[]): Position[] {
  return [...cases].sort(([i, j], [k, l]) => i - k || j - l)
}

/** `3` is in « ligne 3 : … » but not in « 13 cases ». */
function contientMot(message: string, mot: string): boolean {
  return /^\d+$/.test(mot) ? message.split(/\D+/).includes(mot) : message.includes(mot)
}
