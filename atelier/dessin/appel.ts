// How a check calls the learner's function: whatever comes out, a value, nothing or an error, becomes a value or an Écart.

import { decrire } from './decrire.ts'
import { Ecart, estAFaire } from './ecart.ts'
import type { Situation } from './faits.ts'

export type Appel = () => unknown

export function appeler(appel: Appel, attendu: string, situation: Situation, depuis: Function): unknown {
  const resultat = tenter(appel)
  if (!('erreur' in resultat)) return resultat.valeur
  if (estAFaire(resultat.erreur) || resultat.erreur instanceof Ecart) throw resultat.erreur
  const { nom, message } = nommerErreur(resultat.erreur)
  throw new Ecart({ ...situation, genre: 'exception', attendu, nom, message }, depuis, resultat.erreur)
}

export function tenter(appel: Appel): { valeur: unknown } | { erreur: any } {
  try {
    return { valeur: appel() }
  } catch (erreur) {
    return { erreur }
  }
}

function nommerErreur(erreur: unknown): { nom: string; message: string } {
  return erreur instanceof Error ? { nom: erreur.name, message: sansOutil(erreur.message) } : { nom: 'throw', message: decrire(erreur) }
}

/** Imports are rewritten before they run: the learner reads the name as typed. */
function sansOutil(message: string): string {
  return message.replaceAll(/\(0 , __vite_ssr_import_\d+__\.(\w+)\)/g, '$1')
}
