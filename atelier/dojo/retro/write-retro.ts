import { join } from 'node:path'
import type { Lang } from '../../dessin/langue.ts'
import type { Entry } from '../journal.ts'
import type { Session } from '../session-folder.ts'
export function writeRetro(session: Session, _journal: Entry[], _lang: Lang): { html: string; md: string } {
  return { html: join(session.folder, 'retro.html'), md: join(session.folder, 'retro.md') }
}
