// The frame of every page: where one can go, the language, and the page itself.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Lang } from '../../dessin/langue.ts'
import { CoursePage } from './course-page.tsx'
import { openGame, type LiveGame } from './game.ts'
import { news } from './news.ts'
import { PlayPage } from './play-page.tsx'
import { ON_BOARD, pageOf } from './red-tests.tsx'
import { useRoute } from './route.ts'
import { useStore } from './store.ts'
import { firstLang, LangContext, rememberLang, useWords } from './words.ts'
import { NEEDED } from './worker/homes.ts'
import { VARIANTS, type Variant } from './worker/protocol.ts'

const games = new Map<Variant, LiveGame>()

/** A game goes on while one is on another page. */
function gameOf(variant: Variant): LiveGame {
  const game = games.get(variant) ?? openGame(variant)
  games.set(variant, game)
  return game
}

export function App() {
  const [lang, setLang] = useState<Lang>(useMemo(firstLang, []))
  const change = () => setLang(lang === 'fr' ? 'en' : 'fr')
  useEffect(() => {
    document.documentElement.lang = lang
    rememberLang(lang)
  }, [lang])
  return (
    <LangContext.Provider value={lang}>
      <Frame onLang={change} />
    </LangContext.Provider>
  )
}

function Frame({ onLang }: { onLang(): void }) {
  const t = useWords()
  const [page = 'plateau', detail] = useRoute()
  const { steps, offline } = useStore(news)
  const variants = VARIANTS.filter(
    variant => steps.length === 0 || steps.some(({ number }) => number === NEEDED[variant]),
  )
  const pages = [...variants.map(pageOf), 'cours'].sort((a, b) => order(a) - order(b)) as (keyof typeof t.pages)[]
  const isTest = detail === ON_BOARD
  const opening = useRef(true)
  // Another page: whoever goes by keyboard or by ear goes on from its top.
  useEffect(() => {
    if (!opening.current) document.querySelector('main')?.focus({ preventScroll: true })
    opening.current = false
  }, [page, isTest])
  const variant = VARIANTS.find(variant => pageOf(variant) === page)
  useEffect(() => {
    document.title = `${t.pages[page as keyof typeof t.pages] ?? ''} · ${t.title}`
  })
  return (
    <>
      <a
        class="skip"
        href="#content"
        onClick={event => {
          event.preventDefault()
          document.querySelector('main')?.focus()
        }}
      >
        {t.skip}
      </a>
      <header>
        <span class="brand">
          <span class="logo" aria-hidden="true" />
          {t.title}
        </span>
        <nav aria-label={t.nav}>
          {pages.map(name => (
            <a href={`#/${name}`} key={name} aria-current={name === page ? 'page' : undefined}>
              {t.pages[name]}
            </a>
          ))}
        </nav>
        <button type="button" class="lang" lang={t.otherLang === 'English' ? 'en' : 'fr'} onClick={onLang}>
          {t.otherLang}
        </button>
      </header>
      {offline && (
        <p class="offline" role="alert">
          {t.offline}
        </p>
      )}
      {page === 'cours' ? (
        <CoursePage wanted={detail} />
      ) : (
        <PlayPage game={gameOf(variant ?? 'carre')} isTest={isTest} key={variant} />
      )}
    </>
  )
}

const order = (page: string) => ['plateau', 'cours', 'hexagone', 'trois', 'hexagone-trois'].indexOf(page)
