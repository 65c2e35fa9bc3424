// The two catalogues, and which one this person reads.

import { LANGS, langOf, type Lang } from '../dessin/langue.ts'
import { UserMistake } from '../user-mistake.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type Catalogue = typeof fr

export const CATALOGUES: Record<Lang, Catalogue> = { fr, en }

/** `--lang` first, then what the system says. */
export function chooseLang(wanted: string | undefined): Lang {
  if (wanted === undefined) return langOf(process.env)
  const lang = LANGS.find(lang => lang === wanted)
  if (!lang) throw new UserMistake('unknownLang', wanted)
  return lang
}
