// How a check calls the learner's function: whatever comes out, a value, nothing or an error, becomes a value or an
// Écart.

import { decrire } from './decrire.ts'
import { Ecart, estAFaire } from './ecart.ts'
import type { Faits, Situation } from './faits.ts'

export type Appel = () => unknown

/** What the check will say of this obtained value: an error cuts it short, but not what was expected. */
type Voulu = (obtenu: string) => Faits

export function appeler(appel: Appel, situation: Situation, voulu: Voulu | undefined, depuis: Function): unknown {
  const resultat = tenter(appel)
  if (!('erreur' in resultat)) return resultat.valeur
  const { erreur } = resultat
  if (erreur instanceof Ecart) throw erreur
  // A body that still is the starter's is no mistake: it travels as it is, with what its test expects.
  if (estAFaire(erreur)) throw Object.assign(erreur, { faits: voulu?.('') })
  throw new Ecart({ ...situation, genre: 'exception', voulu: voulu?.(''), ...nommerErreur(erreur) }, depuis, erreur)
}

export function tenter(appel: Appel): { valeur: unknown } | { erreur: any } {
  try {
    return { valeur: appel() }
  } catch (erreur) {
    return { erreur }
  }
}

function nommerErreur(erreur: unknown): { nom: string; message: string } {
  return erreur instanceof Error
    ? { nom: erreur.name, message: sansOutil(erreur.message) }
    : { nom: 'throw', message: decrire(erreur) }
}

/** Imports are rewritten before they run: the learner reads the name as typed. */
function sansOutil(message: string): string {
  return message.replaceAll(/\(0 , __vite_ssr_import_\d+__\.(\w+)\)/g, '$1')
}
