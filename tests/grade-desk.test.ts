// The desk as a teacher uses it: a folder of submissions in every shape, four reports, a marking that survives being
// killed, parts that can be merged, and a sentence for whatever was given by mistake.

import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseSteps, findStep, listSteps, ROOT, solutionFile } from '../atelier/course.ts'
import { readBareme } from '../atelier/grade/bareme.ts'
import { findSubmissions } from '../atelier/grade/intake/submissions.ts'
import { isMisnamed, locate } from '../atelier/grade/intake/locate.ts'
import { merge } from '../atelier/grade/merge.ts'
import { renderCsv } from '../atelier/grade/report/csv.ts'
import { inPart, ofStudent, reportFolder, wantedJobs, wantedPart } from '../atelier/grade/wanted.ts'
import { CATALOGUES } from '../atelier/lang/catalogue.ts'
import { renderUserMistake, UserMistake } from '../atelier/user-mistake.ts'
import { zip } from './hostile/submissions.ts'

const folder = mkdtempSync(join(tmpdir(), 'reversi-bureau-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const copies = join(folder, 'copies')
const out = (name: string) => join(folder, name)
const REPORTS = ['rapport.html', 'notes.csv', 'resultats.json', 'junit.xml']

const solution = (number: string) => readFileSync(solutionFile(findStep(number)), 'utf8')
const words = (...args: string[]) => [
  '--import',
  'tsx',
  join(ROOT, 'atelier/commands/grade.ts'),
  ...args,
  '--lang',
  'fr',
]
const grade = (...args: string[]) =>
  spawnSync(process.execPath, words(...args), {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, REVERSI_LANG: 'fr' },
  })
/** Windows allows neither quotes nor a backslash in a name. */
const ALL_NAMES = process.platform !== 'win32'
const FORMULA = ALL_NAMES ? '=HYPERLINK("x"), "É" 🦊' : '=HYPERLINK(x), É 🦊'
const DOTS = ALL_NAMES ? "..d'Arc, Jeanne..\\" : "..d'Arc, Jeanne"
const STEPS = ['--steps', '01,03', '--jobs', '2']
const reports = (name: string) =>
  Object.fromEntries(REPORTS.map(file => [file, readFileSync(join(out(name), file), 'utf8')]))

function write(path: string, text: string | Uint8Array): void {
  mkdirSync(join(copies, path, '..'), { recursive: true })
  writeFileSync(join(copies, path), text)
}

beforeAll(() => {
  const wrong = solution('03').replace(
    /^export function coupValide/m,
    'export function coupValide(grille: Grille, couleur: Couleur, i: number, j: number): Position[]' +
      ' | false {\n  return Number.isInteger(i) && i > 3 ? false : vrai(grille, couleur, i, j)\n}\n\nfunction vrai',
  )
  write('Ana Clone/steps/01-plateau/plateau.ts', solution('01'))
  write('Ana Clone/steps/03-coup-valide/coup-valide.ts', solution('03'))
  write('Ana Clone/solutions/01-plateau/plateau.ts', 'export const volé = 1')
  write('Basile Dossiers/rendu/03-coup-valide/coup-valide.ts', wrong)
  write(`${FORMULA}/coup-valide.ts`, solution('03').replaceAll('../01-plateau/plateau.ts', './plateau.ts'))
  write('@somme/plateau.ts', 'export function (')
  write(`${DOTS}/plateau.ts`, solution('01'))
  write('Lê Văn_4711_assignsubmission_file_/devoir.zip', zip({ 'devoir/01-plateau/plateau.ts': solution('01') }))
  write('Zoé.zip', zip({ 'coup-valide.ts': solution('03'), '../plateau.ts': solution('01') }))
  write('vide/lisez-moi.txt', 'rien')
  write('notes.pdf', 'pas une copie')
  const { status, stderr } = grade(copies, ...STEPS, '--out', out('entier'))
  expect([status, stderr]).toEqual([0, ''])
})

const eleves = () =>
  JSON.parse(reports('entier')['resultats.json']!).eleves as {
    id: string
    nom: string
    moodle?: string
    note: number
    remarques: { kind: string }[]
    etapes: { etat: string; points: number }[]
  }[]
const eleve = (id: string) => eleves().find(one => one.id === id)!

test('each entry is a student, whatever its shape', () => {
  expect(
    eleves()
      .map(({ id }) => id)
      .sort(),
  ).toEqual([DOTS, FORMULA, '@somme', 'Ana Clone', 'Basile Dossiers', 'Lê Văn', 'Zoé', 'vide'].sort())
})

test.for([
  ['Ana Clone', ['vert', 'vert'], 2],
  ['Basile Dossiers', ['absent', 'rouge'], 0],
  [FORMULA, ['absent', 'vert'], 1],
  ['@somme', ['bloque', 'absent'], 0],
  ['Lê Văn', ['vert', 'absent'], 1],
  ['Zoé', ['absent', 'vert'], 1],
  ['vide', ['absent', 'absent'], 0],
] as const)('%s has what was earned', ([id, states, mark]) => {
  expect(eleve(id).etapes.map(({ etat }) => etat)).toEqual(states)
  expect(eleve(id).note).toBe(mark)
})

test('Moodle’s folder names become names, and its number is kept for the import', () => {
  expect(eleve('Lê Văn')).toMatchObject({ nom: 'Lê Văn', moodle: '4711' })
  expect(reports('entier')['notes.csv']).toContain('Participant 4711;Lê Văn;1;2;;1;0\r\n')
})

test('what was refused is said, and the rest is marked', () => {
  expect(eleve('Zoé').remarques.map(({ kind }) => kind)).toEqual(['climbs-out'])
})

test('no field of notes.csv is a formula, and every name is there', () => {
  const csv = reports('entier')['notes.csv']!
  expect(
    csv.startsWith('\uFEFFIdentifiant;Nom complet;Note;Note maximale;Dernière modification (note);01;03\r\n'),
  ).toBe(true)
  const rows = csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map(line => line.split(';'))
  expect(rows.flat().filter(field => /^"?[=+\-@\t\r]/.test(field))).toEqual([])
  expect(csv).toContain(ALL_NAMES ? '"\'=HYPERLINK(""x""), ""É"" 🦊"' : `'${FORMULA}`)
  expect(csv).toContain("'@somme")
})

test('rapport.html shows the board of the first red test, and needs nothing from elsewhere', () => {
  const html = reports('entier')['rapport.html']!
  expect(html).toContain('attendu')
  expect(html).toMatch(/cases? oubliées?|\[\?\]/)
  expect(html).toContain(FORMULA.replaceAll('"', '&quot;'))
  expect(html).not.toMatch(/(?:src|href)="(?!#)|<script|@import|url\(/)
  expect(html).toContain('Une fonction rapporte sa part quand tous ses tests sont verts.')
  expect(html).toContain('QuickJS')
})

test('junit.xml is well formed', () => {
  const xml = reports('entier')['junit.xml']!
  const open = xml.match(/<testsuite /g)!.length
  expect(open).toBe(16)
  expect(xml.match(/<\/testsuite>/g)!.length).toBe(open)
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
})

test('junit.xml has each test with its student, green ones too', () => {
  const suites = reports('entier')['junit.xml']!.split('<testsuite ').slice(1)
  const figures = (name: string) => {
    const suite = suites.find(text => text.startsWith(`name="${name}"`))!
    const said = ['tests', 'failures', 'errors', 'skipped'].map(what =>
      Number(new RegExp(`${what}="(\\d+)"`).exec(suite)![1]),
    )
    expect(['<testcase ', '<failure ', '<error ', '<skipped '].map(what => suite.split(what).length - 1)).toEqual(said)
    expect(suite.split(`classname="${name}"`).length - 1).toBe(said[0])
    return said
  }
  expect(figures('Ana Clone · 03-coup-valide')).toEqual([25, 0, 0, 0])
  expect(figures('Basile Dossiers · 03-coup-valide')[1]).toBeGreaterThan(0)
  expect(figures('@somme · 01-plateau')).toEqual([1, 0, 1, 0])
  expect(figures('vide · 01-plateau')).toEqual([1, 0, 0, 1])
})

test('killed and begun again, the report is that of an undisturbed run', async () => {
  for (const wait of [1, 4]) {
    const run = spawn(process.execPath, words(copies, '--steps', '01,03', '--jobs', '1', '--out', out('tue')), {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await linesOf(run.stdout, wait + 2)
    process.kill(run.pid!, 'SIGKILL')
    await new Promise(gone => run.once('exit', gone))
  }
  expect(grade(copies, ...STEPS, '--out', out('tue')).status).toBe(0)
  expect(reports('tue')).toEqual(reports('entier'))
  expect(readdirSync(join(out('tue'), '.travail'))).toEqual(['faits'])
})

function linesOf(stream: NodeJS.ReadableStream, count: number): Promise<void> {
  return new Promise(enough => {
    let seen = 0
    stream.on('data', chunk => {
      if ((seen += String(chunk).split('\n').length - 1) >= count) enough()
    })
    stream.on('end', () => enough())
  })
}

test('parts marked apart make the same report', () => {
  for (const n of [1, 2]) {
    cpSync(join(out('entier'), '.travail'), join(out(`part-${n}`), '.travail'), { recursive: true })
    expect(grade(copies, ...STEPS, '--shard', `${n}/2`, '--out', out(`part-${n}`)).status).toBe(0)
  }
  expect(grade('--merge', out('part-2'), out('part-1'), '--out', out('reuni')).status).toBe(0)
  expect(reports('reuni')).toEqual(reports('entier'))
  expect(() => merge([out('part-1'), out('part-1')])).toThrow('mergeMissing: 2/2')
  expect(() => merge([out('part-1'), out('part-2'), out('part-1')])).toThrow('mergeTwice')
  expect(inPart(findSubmissions(copies), { i: 2, n: 99 }).length).toBe(1)
})

test('a scale shares the points as it says', () => {
  const bareme = join(folder, 'bareme.json')
  writeFileSync(bareme, JSON.stringify({ sur: 20, partiel: 'tests', points: { '01': 1, '03': 3 } }))
  cpSync(join(out('entier'), '.travail'), join(out('bareme'), '.travail'), { recursive: true })
  expect(grade(copies, ...STEPS, '--bareme', bareme, '--out', out('bareme')).status).toBe(0)
  const notes = Object.fromEntries(
    (JSON.parse(reports('bareme')['resultats.json']!).eleves as { id: string; note: number }[]).map(({ id, note }) => [
      id,
      note,
    ]),
  )
  expect(notes).toMatchObject({ 'Ana Clone': 20, 'Lê Văn': 5, Zoé: 15, vide: 0 })
  expect(notes['Basile Dossiers']).toBeGreaterThan(0)
  expect(notes['Basile Dossiers']).toBeLessThan(15)
})

const bareme = (text: string) => {
  writeFileSync(join(folder, 'faux.json'), text)
  return readBareme(join(folder, 'faux.json'), listSteps())
}

test.for<[what: string, action: () => unknown, sentence: string]>([
  ['a folder that is not there', () => findSubmissions('rien/'), 'Il n’y a rien à l’adresse « rien/ »'],
  ['the workbook itself', () => findSubmissions(ROOT), 'ressemble au travail d’une seule personne'],
  ['one student', () => findSubmissions(join(copies, 'Ana Clone')), 'ressemble au travail d’une seule personne'],
  ['a file', () => findSubmissions(join(ROOT, 'package.json')), 'n’est ni un dossier ni un .zip'],
  ['an empty folder', () => findSubmissions(mkdtempSync(join(folder, 'desert-'))), 'Il n’y a aucune copie'],
  ['a step that is not there', () => chooseSteps('99'), 'Il n’y a pas d’étape « 99 »'],
  ['steps the wrong way round', () => chooseSteps('08-01'), 'n’est pas une suite d’étapes'],
  ['a part of nothing', () => wantedPart('3/2'), 'n’est pas une part'],
  ['no lanes', () => wantedJobs('0', 2), 'n’est pas un nombre de voies'],
  ['nobody', () => ofStudent(findSubmissions(copies), 'Personne'), 'Personne ne s’appelle'],
  ['a scale that is no JSON', () => bareme('points: 3'), 'ne se comprend pas'],
  ['negative points', () => bareme('{"points":{"01":-1}}'), 'ne se comprend pas : points.01'],
  ['a scale that is not there', () => readBareme(join(folder, 'nulle-part.json'), listSteps()), 'Je ne peux pas lire'],
  ['a mark out of nothing', () => bareme('{"sur":0}'), 'ne se comprend pas : sur'],
  ['a scale that is a list', () => bareme('[1, 2]'), 'ne se comprend pas : [1,2]'],
  ['points that are a list', () => bareme('{"points":[1]}'), 'ne se comprend pas : points'],
  ['weights that are nothing', () => bareme('{"poids":null}'), 'ne se comprend pas : poids'],
  ['a field that does not exist', () => bareme('{"point":{"01":2}}'), 'ne se comprend pas : point.'],
  [
    'a weight for a function that does not exist',
    () => bareme('{"poids":{"05":{"joue":2}}}'),
    'ne se comprend pas : poids.05.joue',
  ],
  ['another rule', () => bareme('{"partiel":"presque"}'), 'ne se comprend pas : partiel'],
  ['parts that are no parts', () => merge([join(ROOT, 'docs')]), 'n’est pas un résultat que je sais réunir'],
])('%s gets one sentence', ([, action, sentence]) => {
  let said: unknown
  try {
    action()
  } catch (error) {
    said = error
  }
  expect(said).toBeInstanceOf(UserMistake)
  const text = renderUserMistake(said as UserMistake, CATALOGUES.fr)
  expect(text).toContain(sentence)
  expect(text).not.toContain('\n')
})

test('the command says the sentence and nothing else', () => {
  const { status, stderr, stdout } = grade()
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toBe('Dis quel dossier contient les copies, une entrée par élève : npm run grade -- copies/\n')
})

test('a part of the class does not take the place of its report', () => {
  expect(reportFolder('r', undefined, undefined)).toBe('r')
  expect(reportFolder('r', { i: 2, n: 4 }, undefined)).toBe(join('r', 'part-2-4'))
  expect(reportFolder('r', undefined, "../Léa O'Brien")).toBe(join('r', 'seulement-Léa-O-Brien'))
})

test('a report among the submissions is nobody’s work', () => {
  const place = join(folder, 'avec-rapport')
  for (const name of ['Ana', 'rapport']) mkdirSync(join(place, name), { recursive: true })
  expect(findSubmissions(place, join(place, 'rapport')).map(({ id }) => id)).toEqual(['Ana'])
})

test('a student is found by a part of the name, without accents', () => {
  expect(ofStudent(findSubmissions(copies), 'zoe').map(({ id }) => id)).toEqual(['Zoé'])
})

test('an export of Moodle in one zip is a class', () => {
  const file = join(folder, 'export.zip')
  writeFileSync(
    file,
    zip({
      'Dupont Jean_123456_assignsubmission_file_/plateau.ts': solution('01'),
      'Müller_Ann_99_assignsubmission_file_/rendu.zip': zip({ 'steps/03-coup-valide/coup-valide.ts': solution('03') }),
    }),
  )
  const [dupont, muller] = findSubmissions(file)
  expect([dupont, muller].map(one => [one!.name, one!.moodle])).toEqual([
    ['Dupont Jean', '123456'],
    ['Müller_Ann', '99'],
  ])
  expect([...dupont!.read().files.keys()]).toEqual(['plateau.ts'])
  expect([...muller!.read().files.keys()]).toEqual(['steps/03-coup-valide/coup-valide.ts'])
})

const handedIn = (files: Record<string, string | Uint8Array>) => {
  const place = mkdtempSync(join(folder, 'moodle-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(place, path, '..'), { recursive: true })
    writeFileSync(join(place, path), text)
  }
  return findSubmissions(place).map(one => ({ id: one.id, moodle: one.moodle, tree: one.read() }))
}

test('what Moodle divides is one student: files, a text typed online, files without folders', () => {
  const some = handedIn({
    "Léa O'Brien_12_assignsubmission_file_/01-plateau/plateau.ts": '1',
    "Léa O'Brien_12_assignsubmission_onlinetext_/onlinetext.html": 'x',
    'Ben_13_assignsubmission_file_plateau.ts': '1',
    'Ben_13_assignsubmission_file_coup-valide.ts': '3',
    'Ben_13_assignsubmission_file_mot (1).pdf': 'x',
    'Cléo_14_assignsubmission_file_mon-devoir.zip': zip({ 'plateau.ts': '1' }),
    'Dan_15_assignsubmission_file_devoir.pdf': 'x',
  })
  expect(some.map(({ id, moodle, tree }) => [id, moodle, [...tree.files.keys()]])).toEqual([
    ['Ben', '13', ['coup-valide.ts', 'plateau.ts']],
    ['Cléo', '14', ['plateau.ts']],
    ['Dan', '15', []],
    ["Léa O'Brien", '12', ['01-plateau/plateau.ts']],
  ])
  const file = join(folder, 'sans-dossiers.zip')
  writeFileSync(
    file,
    zip({
      'Ben_13_assignsubmission_file_plateau.ts': '1',
      'Ben_13_assignsubmission_file_a.zip': zip({ 'coup-valide.ts': '3' }),
    }),
  )
  expect(findSubmissions(file).map(one => [one.id, [...one.read().files.keys()].sort()])).toEqual([
    ['Ben', ['coup-valide.ts', 'plateau.ts']],
  ])
})

test('two students of one name keep two names, whatever the others are called', () => {
  const names = (...entries: string[]) =>
    handedIn(Object.fromEntries(entries.map(entry => [`${entry}/plateau.ts`, '1']))).map(({ id }) => id)
  expect(names('Zoe\u0301', 'Zo\u00E9', 'Zo\u00E9 (2)').sort()).toEqual(['Zoé', 'Zoé (2)', 'Zoé (3)'])
  expect(names('Participant_7_assignsubmission_file_', 'Participant_8_assignsubmission_file_')).toEqual([
    'Participant (7)',
    'Participant (8)',
  ])
})

test('zips as machines of all kinds make them', () => {
  const [windows, called, twice, nested, wide] = handedIn({
    'a.zip': zip({ 'devoir\\01-plateau\\plateau.ts': '1', '..\\plateau.ts': '2' }),
    'b/solutions.zip': zip({ 'plateau.ts': '1' }),
    'c.zip': twiceNamed(zip({ 'x/plateau.ts': '1', 'y/plateau.ts': '2' }), 'y/plateau.ts', 'x/plateau.ts'),
    'd.zip': zip({
      ...Object.fromEntries([1, 2, 3].map(n => [`bombe${n}.zip`, zip({ 'vide.bin': new Uint8Array(1000) })])),
      'plateau.ts': '1',
    }),
    'e/plateau.ts': Buffer.from([0xfe, 0xff, 0x00, 0x31]),
  }) as [Handed, Handed, Handed, Handed, Handed]
  expect([...windows.tree.files]).toEqual([['devoir/01-plateau/plateau.ts', '1']])
  expect(windows.tree.remarks).toEqual([{ kind: 'climbs-out', path: '../plateau.ts' }])
  expect([...called.tree.files.keys()]).toEqual(['plateau.ts'])
  expect([...twice.tree.files]).toEqual([['x/plateau.ts', '1']])
  expect(twice.tree.remarks).toEqual([{ kind: 'several', path: 'x/plateau.ts' }])
  expect([...nested.tree.files.keys()]).toEqual(['plateau.ts'])
  expect(nested.tree.room).toBeLessThan(windows.tree.room)
  expect([...wide.tree.files]).toEqual([['plateau.ts', '1']])
})

type Handed = ReturnType<typeof handedIn>[number]

/** The same zip, in which one entry has the name of another. */
const twiceNamed = (bytes: Uint8Array, name: string, other: string) =>
  Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(name, other), 'latin1')

test('loose files stand on the solutions of earlier steps, as those in folders do', () => {
  const files = new Map([
    ['plateau.ts', 'faux'],
    ['coup-valide.ts', '3'],
    ['aide.ts', 'x'],
  ])
  expect([...locate(files, findStep('03'), listSteps())!.files.keys()]).toEqual([
    '03-coup-valide/coup-valide.ts',
    '03-coup-valide/aide.ts',
  ])
})

test.for([
  ['Plateau.ts', true],
  ['rendu/plateau (1).ts', true],
  ['plateau - Copie.ts', true],
  ['coup-valide copy 2.ts', true],
  ['plateau.ts', false],
  ['aide.ts', false],
  ['plateaux.ts', false],
] as const)('%s: almost the name of a step is said, %s', ([path, said]) => {
  expect(isMisnamed(path, listSteps())).toBe(said)
})

test('no name is a formula, however a spreadsheet cuts the line', () => {
  const all = { ...merge([out('entier')]), eleves: merge([out('entier')]).eleves.slice(0, 1) }
  const csv = (id: string, lang: 'fr' | 'en') =>
    renderCsv({ ...all, eleves: [{ ...all.eleves[0]!, id }] }, lang).split('\r\n')[1]!
  for (const lang of ['fr', 'en'] as const) {
    for (const id of ['=1+1', 'Ana,=1+1', 'Ana;@x', 'Ana\t-2', 'Ana, "+3', ' =1', '"=1', 'A|=1']) {
      expect(
        csv(id, lang)
          .split(/[,;\t|]/)
          .filter(part => /^[\s"]*[=+\-@]/.test(part)),
        id,
      ).toEqual([])
    }
  }
  expect(csv('Léa O’Brien-Dupont, Jr', 'fr')).toContain('Léa O’Brien-Dupont, Jr')
})

test('nothing is left behind but the report and the work kept for the next run', () => {
  expect(readdirSync(out('entier')).sort()).toEqual(['.travail', ...REPORTS].sort())
  expect(readdirSync(join(out('entier'), '.travail'))).toEqual(['faits'])
})
