// Which language the page speaks: the address says it, otherwise the browser.

import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { langOf, type Lang } from '../../dessin/langue.ts'
import { CATALOGUES } from '../../lang/catalogue.ts'
import type { Variant } from './worker/protocol.ts'

export const LangContext = createContext<Lang>('fr')

export const useLang = () => useContext(LangContext)
export const useWords = () => CATALOGUES[useLang()].web

export function firstLang(): Lang {
  const wanted = new URLSearchParams(location.search).get('lang')
  return langOf({ REVERSI_LANG: wanted ?? navigator.language })
}

export function rememberLang(lang: Lang): void {
  const url = new URL(location.href)
  url.searchParams.set('lang', lang)
  history.replaceState(null, '', url)
}

/** Noir and Blanc where there are two, numbers where there are three. */
export function useNames(variant: Variant): string[] {
  const t = useWords()
  return variant.endsWith('trois') ? t.threePlayers : t.players
}
