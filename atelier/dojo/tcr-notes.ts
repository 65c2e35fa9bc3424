// TCR in a session: on and off, and what a light does; each says in one line what happened.

import type { Lang } from '../dessin/langue.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import { renderUserMistake, UserMistake } from '../user-mistake.ts'
import type { Event } from './journal.ts'
import type { Light } from './light.ts'
import type { GitAnswer } from './own-git.ts'
import type { State } from './state.ts'
import { commit, revert, startTcr } from './tcr.ts'

type Log = (event: Event) => void

export function switchTcr(state: State, lang: Lang, log: Log): Partial<State> {
  const t = CATALOGUES[lang].dojo
  if (state.tcr) {
    log({ kind: 'tcr', on: false })
    return { tcr: false, note: t.tcrStops }
  }
  const { ok, missing, out } = started(state.session.folder, lang)
  if (!ok) return { note: missing ? t.tcrNoGit : t.tcrFailed(out.split('\n')[0]!) }
  log({ kind: 'tcr', on: true })
  return { tcr: true, note: t.tcrStarts }
}

function started(folder: string, lang: Lang): GitAnswer {
  try {
    return startTcr(folder)
  } catch (error) {
    if (!(error instanceof UserMistake)) throw error
    return { ok: false, out: renderUserMistake(error, CATALOGUES[lang]), missing: false }
  }
}

export function tcrAfter(state: State, light: Light, lang: Lang, log: Log): { note: string; reverted: boolean } {
  switch (light) {
    case 'amber':
      return { note: CATALOGUES[lang].dojo.tcrAmber, reverted: false }
    case 'green':
      return { note: committed(state, lang, log), reverted: false }
    case 'red':
      return reverted(state, lang, log)
  }
}

function committed({ session, result }: State, lang: Lang, log: Log): string {
  const t = CATALOGUES[lang].dojo
  const done = commit(session.folder, `green: ${result?.tests.length ?? 0} tests`)
  if (typeof done === 'object') return t.notCommitted(done.failed.split('\n')[0]!)
  if (done === 'nothing') return t.nothingToCommit
  log({ kind: 'commit' })
  return t.committed
}

/** The copies are made before the program is overwritten; what cannot be kept is not reverted. */
function reverted({ session }: State, lang: Lang, log: Log): { note: string; reverted: boolean } {
  const t = CATALOGUES[lang].dojo
  try {
    const copies = revert(session.folder)
    if (copies.length === 0) return { note: t.nothingToRevert, reverted: false }
    log({ kind: 'revert', copies })
    return { note: t.reverted(copies.join(', ')), reverted: true }
  } catch (error) {
    if (!(error instanceof UserMistake)) throw error
    return { note: renderUserMistake(error, CATALOGUES[lang]), reverted: false }
  }
}
