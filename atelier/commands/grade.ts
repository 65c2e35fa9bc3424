// npm run grade -- copies/ [--steps 01-08] [--bareme bareme.json] [--student nom] [--jobs 2] [--shard 1/4] [--out
// dossier] [--lang fr|en] npm run grade -- --merge part-1 part-2 …: the parts of one class, made one report.

import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { chooseSteps } from '../course.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import type { Lang } from '../dessin/langue.ts'
import { defaultBareme, markOf, readBareme } from '../grade/bareme.ts'
import { markAll } from '../grade/desk.ts'
import { findSubmissions } from '../grade/intake/submissions.ts'
import { merge } from '../grade/merge.ts'
import { openProgress } from '../grade/progress.ts'
import { spread } from '../grade/report/html.ts'
import { writeReports } from '../grade/report/write.ts'
import type { Resultats } from '../grade/resultats.ts'
import { inPart, ofStudent, reportFolder, wantedJobs, wantedPart } from '../grade/wanted.ts'
import { UserMistake } from '../user-mistake.ts'
import { GREEN, readOptions, runCommand } from './command.ts'

const INTERRUPTED = 130

await runCommand(async () => {
  const { values, positionals } = readOptions({
    steps: { type: 'string' },
    bareme: { type: 'string' },
    student: { type: 'string' },
    jobs: { type: 'string' },
    shard: { type: 'string' },
    out: { type: 'string' },
    lang: { type: 'string' },
    merge: { type: 'boolean' },
  })
  const lang = chooseLang(values.lang)
  const [folder, another] = positionals
  if (folder === undefined) throw new UserMistake(values.merge ? 'noParts' : 'noFolder')
  if (another !== undefined && !values.merge) throw new UserMistake('oneFolder', another)
  const out = resolve(values.out ?? (values.merge ? 'rapport' : `${resolve(folder).replace(/\.zip$/i, '')}-rapport`))
  const place = values.merge || values.out ? out : reportFolder(out, wantedPart(values.shard), values.student)
  writeReports(place, values.merge ? merge(positionals) : await mark(folder, out, values, lang), lang)
  console.log(CATALOGUES[lang].grade.written(place))
  return GREEN
})

async function mark(
  folder: string,
  out: string,
  values: { [option: string]: string | boolean | undefined },
  lang: Lang,
): Promise<Resultats> {
  const {
    steps: which,
    bareme: scale,
    student,
    jobs: lanes,
    shard,
  } = values as { [option: string]: string | undefined }
  const t = CATALOGUES[lang].grade
  const steps = chooseSteps(which)
  const bareme = scale === undefined ? defaultBareme(steps) : readBareme(scale, steps)
  const part = wantedPart(shard),
    jobs = wantedJobs(lanes, availableParallelism())
  const submissions = ofStudent(inPart(findSubmissions(folder, out), part), student)
  console.log(t.counting(submissions.length, spread(steps.map(({ number }) => number))))
  console.log(t.checking)
  const progress = openProgress(submissions.length, markOf(bareme, steps, []).outOf, lang, process.stdout)
  process.once('SIGINT', () => {
    progress.end()
    console.log(t.interrupted(progress.done(), submissions.length))
    process.exit(INTERRUPTED)
  })
  const all = await markAll({ submissions, steps, bareme, work: join(out, '.travail'), jobs, done: progress.show })
  progress.end()
  return part ? { ...all, part } : all
}
