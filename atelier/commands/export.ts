// npm run export -- <folder> [--steps 01-08] [--lang fr|en] [--zip]: the student edition, without the solutions.

import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { zipSync } from 'fflate'
import { chooseSteps, hasSolutions, ROOT } from '../course.ts'
import { checkEdition } from '../edition/check-edition.ts'
import { editionFiles, type EditionFile } from '../edition/edition-files.ts'
import { orSay } from '../kept-copy.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { UserMistake } from '../user-mistake.ts'
import { GREEN, readOptions, RED, runCommand } from './command.ts'

await runCommand(async () => {
  const {
    values,
    positionals: [wanted],
  } = readOptions({ steps: { type: 'string' }, lang: { type: 'string' }, zip: { type: 'boolean' } })
  const t = CATALOGUES[chooseLang(values.lang)].edition
  const folder = newFolder(wanted)
  const zip = values.zip ? newFile(`${folder}.zip`) : undefined
  const steps = chooseSteps(values.steps)
  const files = editionFiles({ steps, lang: values.lang === undefined ? undefined : chooseLang(values.lang) })
  for (const { path, bytes } of files) write(join(folder, path), bytes)
  const { starters, leaks } = await checkEdition(folder, steps, files)
  const isGood = starters.length + leaks.length === 0
  if (zip && isGood) write(zip, zipped(basename(folder), files))
  console.log(
    [
      t.exported(steps.length, files.length, zip && isGood ? zip : folder),
      ...starters.map(t.begunStarter),
      ...leaks.map(({ path, line }) => t.leak(path, line)),
      ...(isGood ? [t.checked] : []),
    ].join('\n'),
  )
  return isGood ? GREEN : RED
})

/** An edition never mixes with what is already there, nor with this workbook. */
function newFolder(wanted: string | undefined): string {
  if (wanted === undefined) throw new UserMistake('noEdition')
  if (!hasSolutions()) throw new UserMistake('exportNeedsSolutions')
  const folder = resolve(wanted)
  if (existsSync(folder) && !(statSync(folder).isDirectory() && readdirSync(folder).length === 0))
    throw new UserMistake('notEmpty', folder)
  if (!relative(ROOT, folder).startsWith('..') && !isAbsolute(relative(ROOT, folder)))
    throw new UserMistake('editionInside', folder)
  return folder
}

function newFile(path: string): string {
  if (existsSync(path)) throw new UserMistake('notEmpty', path)
  return path
}

function zipped(name: string, files: EditionFile[]): Uint8Array {
  return zipSync(Object.fromEntries(files.map(({ path, bytes }) => [`${name}/${path.replaceAll('\\', '/')}`, bytes])))
}

function write(path: string, bytes: Uint8Array): void {
  orSay(path, () => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  })
}
