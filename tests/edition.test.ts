// The student edition: no solutions, red for the right reason, and every command of it works or says kindly why not.
// An update from a newer copy brings the course and leaves what was written.

import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, relative } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseSteps, findStep, listSteps, ROOT, solutionFile } from '../atelier/course.ts'
import { findLeaks } from '../atelier/edition/check-edition.ts'
import { editionFiles, type EditionFile } from '../atelier/edition/edition-files.ts'
import type { Manifest } from '../atelier/edition/edition-packages.ts'
import { readSource } from '../atelier/source.ts'
import { UserMistake } from '../atelier/user-mistake.ts'
import { has } from './machine.ts'
import { dryInstall } from './dry-install.ts'
import { runProgram } from './run-command.ts'
import { copyWorkbook } from './workbook-copy.ts'

const folder = mkdtempSync(join(tmpdir(), 'reversi-edition-'))
const edition = join(folder, 'eleves')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const inEdition = (command: string, ...words: string[]) => runProgram(command, words, { REVERSI_LANG: 'fr' }, edition)
/** As they lie in a folder, without the packages. */
const filesOf = (folder: string): EditionFile[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .filter(path => !/^(?:node_modules|\.cache)[\\/]/.test(path))
    .map(path => ({ path, bytes: readFileSync(join(folder, path)) }))
const manifestOf = (files: EditionFile[]) =>
  JSON.parse(files.find(({ path }) => path === 'package.json')!.bytes.toString('utf8')) as Manifest
/** Without one package that another one asks for. */
const spoil = (lock: string) => {
  const { packages, ...rest } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, unknown> }
  delete packages['node_modules/chokidar']
  writeFileSync(lock, JSON.stringify({ ...rest, packages }))
}
const reference = (step: string) => readFileSync(solutionFile(findStep(step)), 'utf8')

beforeAll(() => {
  const { status, out } = runProgram('export', [edition, '--steps', '01-03', '--lang', 'fr', '--zip'])
  expect({ status, out: out.split('\n')[1] }).toEqual({ status: 0, out: expect.stringMatching(/^Vérifié/) })
  symlinkSync(join(ROOT, 'node_modules'), join(edition, 'node_modules'), 'junction')
})

describe('the student edition', () => {
  test('holds the chosen steps, in the chosen language, and no solution', () => {
    expect(readdirSync(join(edition, 'steps'))).toEqual(['01-plateau', '02-notation', '03-coup-valide'])
    expect(readdirSync(join(edition, 'steps/03-coup-valide')).filter(name => name.endsWith('.md'))).toEqual([
      'README.md',
      'indices.md',
    ])
    expect(
      ['solutions', 'tests', 'atelier/grade', 'atelier/bench'].filter(name => existsSync(join(edition, name))),
    ).toEqual([])
    const { scripts, config } = JSON.parse(readFileSync(join(edition, 'package.json'), 'utf8'))
    expect(config).toEqual({ lang: 'fr' })
    expect(scripts.test).toBe(`${scripts.check} --all`)
    expect(Object.keys(scripts).filter(name => ['grade', 'export', 'generate', 'bench'].includes(name))).toEqual([])
    expect(
      Object.values<string>(scripts)
        .map(script => /atelier\/\S+\.ts/.exec(script)?.[0])
        .filter(file => file && !existsSync(join(edition, file))),
    ).toEqual([])
  })

  test('has a front door of its own, whose links and commands lead somewhere', () => {
    const page = readFileSync(join(edition, 'README.md'), 'utf8')
    const pages = ['README.md', ...readdirSync(join(edition, 'docs')).map(name => join('docs', name))]
    const links = pages.flatMap(from =>
      [...readFileSync(join(edition, from), 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link]) =>
        join(dirname(from), link!),
      ),
    )
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter(link => !existsSync(join(edition, link)))).toEqual([])
    const { scripts } = JSON.parse(readFileSync(join(edition, 'package.json'), 'utf8'))
    expect([...page.matchAll(/npm run (\w+)/g)].map(([, name]) => name!).filter(name => !(name in scripts))).toEqual([])
    expect(page).toContain('| 03 coup-valide | Le coup valide |')
    expect(page).not.toContain('04')
  })

  test('its pages cite only what it carries', () => {
    for (const files of [filesOf(edition), editionFiles({ steps: listSteps() })]) {
      const carried = files.map(({ path }) => path.replaceAll('\\', '/'))
      const { scripts } = manifestOf(files)
      const cited = files
        .filter(({ path }) => path.endsWith('.md'))
        .flatMap(({ path, bytes }) => {
          const text = bytes.toString('utf8')
          const links = [...text.matchAll(/\]\(([^)#:\s]+)/g)].map(([, link]) => posix.join(posix.dirname(path), link!))
          // Paths of the rooms and pages of the root, in prose and in code; without what is still to be named.
          const paths = [...text.matchAll(/\b(?:steps|solutions|atelier|tests|docs)\/[\w./-]*|\b[A-Z]{4,}\.md\b/g)]
            .map(([found]) => found.replace(/NN[^]*/, '').replace(/[./]+$/, ''))
            .filter(found => posix.basename(found) !== 'README.md' || carried.includes(found))
            // The learner's own, on the day of a measure.
            .filter(found => posix.basename(found) !== 'mesure.ts')
          const commands = [...text.matchAll(/npm run (\w+)/g)].map(([, name]) => name!)
          return [
            ...[...links, ...paths].filter(
              found => !carried.some(file => file === found || file.startsWith(`${found}/`)),
            ),
            ...commands.filter(name => !(name in scripts)),
          ].map(found => `${path}: ${found}`)
        })
      expect(cited).toEqual([])
      expect(carried).toContain('docs/student.md')
    }
  })

  test('asks for the packages that its programs import, and for no other', () => {
    for (const files of [filesOf(edition), editionFiles({ steps: listSteps() })]) {
      const { dependencies, devDependencies } = manifestOf(files)
      const code = files.filter(({ path }) => /\.(tsx?|mjs)$/.test(path)).map(({ path }) => join(ROOT, path))
      const imports = code.flatMap(file => {
        const source = readSource(file)
        return source.fault ? [] : source.imports.map(({ source }) => ({ file, source }))
      })
      const missing = imports
        .filter(({ source }) => source.startsWith('.'))
        .map(({ file, source }) => join(dirname(file), source))
        .filter(file => !code.includes(file) && !file.endsWith('.css'))
      expect(missing).toEqual([])
      const imported = imports
        .map(({ source }) => /^(?!node:)(?:@[\w-]+\/)?[\w-]+/.exec(source)?.[0])
        .filter(name => name !== undefined)
      // Types for the editor, TypeScript's remarks, Vitest's page, and what a later step's tests import.
      const others = ['@types/node', 'typescript', '@vitest/ui', 'fast-check']
      expect(Object.keys(dependencies).sort()).toEqual([...new Set([...imported, ...others])].sort())
      expect(devDependencies).toBeUndefined()
    }
  })

  test('has a lock that agrees, without the builders’ packages nor the desk’s', () => {
    const { packages } = JSON.parse(readFileSync(join(edition, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version: string }>
    }
    const whole = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: typeof packages }
    expect(Object.keys(packages).length).toBeLessThan(Object.keys(whole.packages).length / 2)
    for (const name of ['knip', 'oxlint', 'oxfmt', 'markdownlint-cli', 'playwright-core', 'quickjs-emscripten-core'])
      expect(packages).not.toHaveProperty([`node_modules/${name}`])
    const changed = Object.entries(packages).filter(([path, { version }]) => version !== whole.packages[path]?.version)
    expect(changed).toEqual([])
    const alone = mkdtempSync(join(folder, 'paquets-'))
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(edition, name), join(alone, name))
    expect(dryInstall(alone)).toContain('added')
    spoil(join(alone, 'package-lock.json'))
    expect(dryInstall(alone)).not.toContain('added')
  })

  test('is the same in the zip', () => {
    const zip = unzipSync(readFileSync(`${edition}.zip`))
    expect(Buffer.from(zip['eleves/steps/01-plateau/plateau.ts']!)).toEqual(
      readFileSync(join(edition, 'steps/01-plateau/plateau.ts')),
    )
    expect(Object.keys(zip).some(name => name.includes('solutions/'))).toBe(false)
  })

  test('runs, names a mistake, and says kindly what it does not have', () => {
    writeFileSync(join(edition, 'steps/01-plateau/plateau.ts'), reference('01').replace('n < TAILLE', 'n <= TAILLE'))
    const { status, out } = inEdition('check', '01')
    expect(status).toBe(1)
    expect(out).toContain('Tu acceptes le numéro 8')
    for (const [command, ...words] of [['solution', '01', '--yes'], ['dojo'], ['dojo', 'new', '01']] as const) {
      expect(inEdition(command, ...words)).toMatchObject({
        status: 2,
        err: expect.stringContaining('Ceci est l’édition des élèves'),
      })
    }
    expect(inEdition('statement', '01', '--lang', 'en').out).toContain('Le plateau')
  })

  test('a line of a solution in a page would be seen', () => {
    const steps = [findStep('03')]
    expect(findLeaks(steps, editionFiles({ steps }))).toEqual([])
    const spoiled = [{ path: join('steps', '03-coup-valide', 'indices.md'), bytes: Buffer.from(reference('03')) }]
    expect(findLeaks(steps, spoiled).length).toBeGreaterThan(3)
  })

  test('a line of a solution in a test or in a guide would be seen', () => {
    const steps = [findStep('03')]
    for (const path of [
      join('steps', '03-coup-valide', 'coup-valide.test.ts'),
      join('docs', 'rules.md'),
      'AGENTS.md',
    ]) {
      expect(findLeaks(steps, [{ path, bytes: Buffer.from(reference('03')) }]), path).not.toEqual([])
    }
  })

  test('leaves at home what a teacher wrote in the steps, and what an editor left there', () => {
    const workbook = copyWorkbook()
    const folder = join('steps', '03-coup-valide')
    for (const name of ['coup-valide.ts', 'coup-valide.ts~', '.coup-valide.ts.swp', 'essai.ts'])
      writeFileSync(join(workbook, folder, name), reference('03'))
    if (has('links')) symlinkSync('nobody@nowhere', join(workbook, folder, '.#coup-valide.ts'))
    const files = editionFiles({ steps: [findStep('03')] }, workbook)
    expect(files.filter(({ path }) => path.startsWith(folder)).map(({ path }) => path)).toEqual(
      editionFiles({ steps: [findStep('03')] })
        .filter(({ path }) => path.startsWith(folder))
        .map(({ path }) => path),
    )
    expect(findLeaks([findStep('03')], files)).toEqual([])
  })

  test('holds the program that plays in the terminal', () => {
    expect(editionFiles({ steps: [findStep('10')] }).map(({ path }) => path)).toContain(
      join('steps', '10-console', 'jouer.ts'),
    )
  })

  test('never mixes with what is there, nor with the workbook', () => {
    const taken = join(folder, 'pris')
    writeFileSync(taken, '')
    writeFileSync(join(folder, 'classe.zip'), 'mine')
    for (const words of [[edition], [taken], [join(folder, 'classe'), '--zip'], [join(ROOT, 'eleves')], []]) {
      const { status, err } = runProgram('export', words, { REVERSI_LANG: 'en' })
      expect({ words, status, lines: err.trim().split('\n').length }).toEqual({ words, status: 2, lines: 1 })
    }
    expect(readFileSync(join(folder, 'classe.zip'), 'utf8')).toBe('mine')
    expect([join(folder, 'classe'), join(ROOT, 'eleves')].filter(path => existsSync(path))).toEqual([])
  })
})

describe('an update', () => {
  const newer = join(folder, 'nouveau')
  const written = '// mon travail\n'

  beforeAll(() => {
    cpSync(edition, newer, { recursive: true, filter: path => !path.includes('node_modules') })
    for (const file of ['README.md', '.depart'])
      appendFileSync(join(newer, 'steps/02-notation', file), '\n// nouveau\n')
    appendFileSync(join(newer, 'steps/03-coup-valide/.depart'), '\n// nouveau\n')
    cpSync(join(ROOT, 'steps/04-coups'), join(newer, 'steps/04-coups'), { recursive: true })
    appendFileSync(join(edition, 'steps/03-coup-valide/coup-valide.ts'), written)
    appendFileSync(join(edition, 'steps/02-notation/notation.test.ts'), written)
    writeFileSync(join(edition, 'steps/01-plateau/essai.ts'), written)
    rmSync(join(newer, 'steps/01-plateau'), { recursive: true })
  })

  const update = (...words: string[]) => inEdition('update', newer, ...words)
  const mine = (path: string) => readFileSync(join(edition, 'steps', path), 'utf8')

  test('says first what it would do', () => {
    const before = mine('02-notation/README.md')
    expect(JSON.parse(update('--dry-run', '--json').out)).toContainEqual({
      path: join('steps', '02-notation', 'README.md'),
      kind: 'changed',
    })
    expect(mine('02-notation/README.md')).toBe(before)
  })

  test('brings the new, keeps what was written, keeps a copy of what it replaced', () => {
    const { status, out } = update()
    expect(status).toBe(0)
    expect(out).toContain(`à toi     ${join('steps', '03-coup-valide', 'coup-valide.ts')}`)
    expect(mine('02-notation/README.md')).toContain('nouveau')
    expect(mine('02-notation/notation.ts')).toContain('// nouveau')
    expect(mine('03-coup-valide/coup-valide.ts').endsWith(written)).toBe(true)
    expect(mine('01-plateau/plateau.ts')).toContain('n <= TAILLE')
    expect(existsSync(join(edition, 'steps/04-coups/coups.ts'))).toBe(true)
    const copies = readdirSync(join(edition, '.sauvegardes'), { recursive: true, encoding: 'utf8' })
    expect(copies.filter(name => name.endsWith('README.md'))).toHaveLength(1)
    expect(
      readFileSync(
        join(
          edition,
          '.sauvegardes',
          copies.find(name => name.endsWith('notation.test.ts'))!,
        ),
        'utf8',
      ).endsWith(written),
    ).toBe(true)
    expect(mine('02-notation/notation.test.ts').endsWith(written)).toBe(false)
    expect(update().out).toContain('déjà à jour')
  })

  test('keeps the learner’s own files, and a step that the newer copy does not have', () => {
    const { out } = update()
    expect(out).toContain(`gardé     ${join('steps', '01-plateau')}`)
    expect(mine('01-plateau/essai.ts')).toBe(written)
    expect(mine('01-plateau/plateau.ts')).toContain('n <= TAILLE')
  })

  test('finishes what was interrupted: a starter that came follows, its copy comes last', () => {
    writeFileSync(join(edition, 'steps/02-notation/.depart'), 'ancien')
    const { out } = update()
    expect(out).toContain(`remplacé  ${join('steps', '02-notation', '.depart')}`)
    expect(out).not.toContain('à toi')
    expect(readdirSync(join(edition, '.cache'))).not.toContain('update')
  })

  test('from the whole workbook brings what an edition holds, in its language; the other way round is refused', () => {
    const workbook = copyWorkbook()
    expect(inEdition('update', workbook).status).toBe(0)
    expect(existsSync(join(edition, 'steps/03-coup-valide/README.en.md'))).toBe(false)
    expect(['solutions', 'atelier/grade', 'atelier/bench'].filter(name => existsSync(join(edition, name)))).toEqual([])
    expect(JSON.parse(readFileSync(join(edition, 'package.json'), 'utf8'))).toMatchObject({
      config: { lang: 'fr' },
      scripts: { test: expect.stringContaining('check') },
    })
    expect(readFileSync(join(edition, 'README.md'), 'utf8')).toContain('édition des élèves')
    expect(runProgram('update', [edition], { REVERSI_LANG: 'en' }, workbook)).toMatchObject({
      status: 2,
      err: expect.stringContaining('student edition'),
    })
  })

  test('in both languages keeps the one that the learner reads', () => {
    const both = join(folder, 'deux-langues')
    expect(runProgram('export', [both, '--steps', '01-03']).status).toBe(0)
    expect(inEdition('update', both).status).toBe(0)
    expect(JSON.parse(readFileSync(join(edition, 'package.json'), 'utf8')).config).toEqual({ lang: 'fr' })
  })

  test('a wrong folder gets one sentence', () => {
    for (const words of [[], ['/nulle/part'], [edition]]) {
      const { status, err } = inEdition('update', ...words)
      expect({ status, lines: err.trim().split('\n').length }).toEqual({ status: 2, lines: 1 })
    }
  })
})

test('steps are chosen as a person types them', () => {
  const numbers = (wanted: string) => chooseSteps(wanted).map(({ number }) => number)
  expect(numbers('01-03')).toEqual(['01', '02', '03'])
  expect(numbers('5, 2-3,coup-valide')).toEqual(['02', '03', '05'])
  expect(() => chooseSteps('01-99')).toThrow(UserMistake)
})
