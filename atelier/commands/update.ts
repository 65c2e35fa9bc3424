// npm run update -- <newer copy> [--dry-run] [--json]: brings a newer course, and leaves what the learner wrote.

import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '../course.ts'
import { applyUpdate, newerFiles, planUpdate, type Change } from '../edition/update.ts'
import { COPIES } from '../kept-copy.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { UserMistake } from '../user-mistake.ts'
import { GREEN, readOptions, runCommand } from './command.ts'

await runCommand(async () => {
  const {
    values,
    positionals: [wanted],
  } = readOptions({ 'dry-run': { type: 'boolean' }, json: { type: 'boolean' }, lang: { type: 'string' } })
  const lang = chooseLang(values.lang)
  const newer = newerCopy(wanted)
  const files = newerFiles(newer)
  const changes = planUpdate(files, newer)
  try {
    if (!values['dry-run']) applyUpdate(files, changes)
  } catch (error) {
    throw new UserMistake('cannotUpdate', (error as Error).message)
  }
  console.log(values.json ? JSON.stringify(changes, null, 2) : renderChanges(changes, Boolean(values['dry-run']), lang))
  return GREEN
})

function newerCopy(wanted: string | undefined): string {
  if (wanted === undefined) throw new UserMistake('noNewerCopy')
  const newer = resolve(wanted)
  if (['steps', 'atelier', 'package.json'].some(name => !existsSync(join(newer, name))))
    throw new UserMistake('notAWorkbook', newer)
  if (realpathSync(newer) === realpathSync(ROOT)) throw new UserMistake('sameWorkbook')
  return newer
}

function renderChanges(changes: Change[], isDry: boolean, lang: 'fr' | 'en'): string {
  const t = CATALOGUES[lang].edition
  const count = (...kinds: Change['kind'][]) => changes.filter(({ kind }) => kinds.includes(kind)).length
  const updated = count('fresh', 'changed')
  return [
    ...changes.map(({ path, kind }) => `  ${t.kinds[kind]}  ${path}`),
    ...(changes.length > 0 ? [''] : []),
    updated === 0 ? t.upToDate : isDry ? t.dryRun : t.updated(updated, COPIES),
    ...(count('written') > 0 ? [t.starterChanged] : []),
    ...(count('left') > 0 ? [t.stepLeft] : []),
    ...(!isDry && changes.some(({ path }) => path === 'package-lock.json') ? [t.installAgain] : []),
  ].join('\n')
}
