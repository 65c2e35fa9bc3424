// The checks a step's tests are made of. Each calls the learner's function itself, so that whatever comes out,
// a value, nothing or an error, is told in the language of the game.

import { appeler, tenter, type Appel } from './appel.ts'
import { decrire, decrireLesDeux, pareil } from './decrire.ts'
import { Ecart, estAFaire } from './ecart.ts'
import type { Faits, Situation } from './faits.ts'
import { copie, type Plateau } from './plateau.ts'

export function attendreValeur(appel: Appel, attendu: unknown, situation: Situation): void {
  const faits = (attendu: string, obtenu: string): Faits => ({ ...situation, genre: 'valeur', attendu, obtenu })
  const obtenu = appeler(appel, situation, obtenu => faits(decrire(attendu), obtenu), attendreValeur)
  if (pareil(obtenu, attendu)) return
  throw new Ecart(faits(...decrireLesDeux(attendu, obtenu)), attendreValeur)
}

/** A board of discs, square by square. */
export function attendrePlateau(appel: Appel, attendu: Plateau, situation: Situation): void {
  comparer(appel, attendu, 'pions', situation, attendrePlateau)
}

/** A matrix of numbers, entry by entry. */
export function attendreNombres(appel: Appel, attendu: Plateau, situation: Situation): void {
  comparer(appel, attendu, 'nombres', situation, attendreNombres)
}

/** A text of several lines, exactly. */
export function attendreTexte(appel: Appel, attendu: string, situation: Situation): void {
  const faits = (obtenu: string): Faits => ({ ...situation, genre: 'texte', attendu, obtenu })
  const obtenu = appeler(appel, situation, faits, attendreTexte)
  if (obtenu === attendu) return
  throw new Ecart(
    typeof obtenu === 'string'
      ? faits(obtenu)
      : { ...situation, genre: 'valeur', attendu: decrire(attendu), obtenu: decrire(obtenu) },
    attendreTexte,
  )
}

/** An `Error` with a message, which contains every one of these words in whatever sentence. */
export function attendreRefus(appel: Appel, mentions: string[], situation: Situation): void {
  const resultat = tenter(appel)
  if (!('erreur' in resultat)) {
    throw new Ecart({ ...situation, genre: 'refus', mentions, obtenu: decrire(resultat.valeur) }, attendreRefus)
  }
  const { erreur } = resultat
  if (estAFaire(erreur))
    throw Object.assign(erreur, { faits: { ...situation, genre: 'refus', mentions, obtenu: '' } satisfies Faits })
  const message = String(erreur?.message)
  const manquent = mentions.filter(mot => !contientMot(message, mot))
  if (erreur instanceof Error && message.trim() !== '' && manquent.length === 0) return
  const nombres = message.match(/\d+/g) ?? []
  throw new Ecart(
    {
      ...situation,
      genre: 'refus',
      mentions,
      obtenu: erreur instanceof Error ? decrire(erreur) : `throw ${decrire(erreur)}`,
      erreur: { manquent, nombres },
    },
    attendreRefus,
  )
}

/** The call leaves this board as it was. */
export function attendreIntact(appel: Appel, plateau: Plateau, situation: Situation): void {
  const avant = copie(plateau)
  appeler(appel, situation, undefined, attendreIntact)
  if (pareil(plateau, avant)) return
  const quand = 'la grille après l’appel | the grid after the call'
  throw new Ecart(
    { quand, ...situation, genre: 'plateau', signes: 'pions', attendu: avant, obtenu: copie(plateau) },
    attendreIntact,
  )
}

/** The call changes this board, and only in this way. */
export function attendreEffet(appel: Appel, plateau: Plateau, attendu: Plateau, situation: Situation): void {
  comparer(
    () => {
      appel()
      return plateau
    },
    attendu,
    'pions',
    situation,
    attendreEffet,
  )
}

/** A text that contains every one of these words, in whatever sentence. */
export function attendreMentions(appel: Appel, mentions: string[], situation: Situation): void {
  const obtenu = appeler(
    appel,
    situation,
    obtenu => ({ ...situation, genre: 'mentions', manquent: mentions, obtenu }),
    attendreMentions,
  )
  const manquent = typeof obtenu === 'string' ? mentions.filter(mot => !contientMot(obtenu, mot)) : mentions
  if (typeof obtenu === 'string' && manquent.length === 0) return
  throw new Ecart(
    { ...situation, genre: 'mentions', manquent, obtenu: typeof obtenu === 'string' ? obtenu : decrire(obtenu) },
    attendreMentions,
  )
}

/** A call that goes on for a while: waits for its end, and tells an error like the other checks. */
export async function attendreLaFin(appel: () => Promise<unknown>, situation: Situation): Promise<void> {
  let resultat: { valeur: unknown } | { erreur: unknown }
  try {
    resultat = { valeur: await appel() }
  } catch (erreur) {
    resultat = { erreur }
  }
  appeler(
    () => {
      if ('erreur' in resultat) throw resultat.erreur
    },
    situation,
    undefined,
    attendreLaFin,
  )
}

/** What fast-check found: the smallest counter-example speaks for itself, as its own failure. */
export function attendrePropriete(bilan: { failed: boolean; errorInstance: unknown }): void {
  if (bilan.failed) throw bilan.errorInstance
}

function comparer(
  appel: Appel,
  attendu: Plateau,
  signes: 'pions' | 'nombres',
  situation: Situation,
  depuis: Function,
): void {
  const faits = (obtenu: Plateau | string): Faits => ({
    ...situation,
    genre: 'plateau',
    signes,
    attendu: copie(attendu),
    obtenu,
  })
  const resultat = appeler(appel, situation, faits, depuis)
  if (pareil(resultat, attendu)) return
  throw new Ecart(faits(estPlateau(resultat) ? copie(resultat) : decrire(resultat)), depuis)
}

function estPlateau(valeur: unknown): valeur is Plateau {
  return (
    Array.isArray(valeur) &&
    valeur.length > 0 &&
    valeur.length <= 12 &&
    Array.from(valeur).every(
      ligne => Array.isArray(ligne) && ligne.length <= 12 && Array.from(ligne).every(Number.isFinite),
    )
  )
}

/** `3` is in « ligne 3 : … » but not in « 13 cases ». */
function contientMot(message: string, mot: string): boolean {
  return /^\d+$/.test(mot) ? message.split(/\D+/).includes(mot) : message.includes(mot)
}
