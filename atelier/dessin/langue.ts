// Two languages, and the convention of the course for a sentence that exists in both: « français | English ».

export const LANGS = ['fr', 'en'] as const
export type Lang = (typeof LANGS)[number]

type Env = Record<string, string | undefined>

/**
 * REVERSI_LANG first, then the edition's language (`config.lang` in package.json), then the system's locale: French for
 * `fr*`, English otherwise.
 */
export function langOf(env: Env): Lang {
  const wanted =
    env.REVERSI_LANG || env.npm_package_config_lang || env.LC_ALL || env.LC_MESSAGES || env.LANG || systemLocale()
  return wanted.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

/** The half of a « français | English » text that is in this language; a text without a bar is for both. */
export function half(text: string, lang: Lang): string {
  const [fr = '', en = fr] = text.split(' | ')
  return lang === 'fr' ? fr : en
}

function systemLocale(): string {
  return Intl.DateTimeFormat().resolvedOptions().locale
}
