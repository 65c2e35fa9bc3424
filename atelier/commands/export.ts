// npm run export -- <folder> [--steps 01-08] [--lang fr|en] [--zip]: the student edition, without the solutions.

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { zipSync } from 'fflate'
import { chooseSteps, hasSolutions } from '../course.ts'
import { checkEdition } from '../edition/check-edition.ts'
import { editionFiles, type EditionFile } from '../edition/edition-files.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { UserMistake } from '../user-mistake.ts'
import { GREEN, readOptions, RED, runCommand } from './command.ts'

await runCommand(async () => {
  const { values, positionals: [wanted] } = readOptions({ steps: { type: 'string' }, lang: { type: 'string' }, zip: { type: 'boolean' } })
  const t = CATALOGUES[chooseLang(values.lang)].edition
  const folder = emptyFolder(wanted)
  const steps = chooseSteps(values.steps)
  const files = editionFiles({ steps, lang: values.lang === undefined ? undefined : chooseLang(values.lang) })
  write(folder, files)
  const { starters, leaks } = await checkEdition(folder, steps, files)
  if (values.zip) writeFileSync(`${folder}.zip`, zipSync(Object.fromEntries(files.map(({ path, bytes }) => [`${basename(folder)}/${path.replaceAll('\\', '/')}`, bytes]))))
  console.log([
    t.exported(steps.length, files.length, values.zip ? `${folder}.zip` : folder),
    ...starters.map(t.begunStarter),
    ...leaks.map(({ path, line }) => t.leak(path, line)),
    ...(starters.length + leaks.length === 0 ? [t.checked] : []),
  ].join('\n'))
  return starters.length + leaks.length === 0 ? GREEN : RED
})

/** An edition never mixes with what is already there. */
function emptyFolder(wanted: string | undefined): string {
  if (wanted === undefined) throw new UserMistake('noEdition')
  if (!hasSolutions()) throw new UserMistake('exportNeedsSolutions')
  const folder = resolve(wanted)
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new UserMistake('notEmpty', folder)
  return folder
}

function write(folder: string, files: EditionFile[]): void {
  try {
    for (const { path, bytes } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), bytes)
    }
  } catch (error) {
    throw new UserMistake('cannotWrite', folder, (error as NodeJS.ErrnoException).code ?? String(error))
  }
}
