// npm run hint -- 03 [function] [--level 2]: the hints of a function, from the first up to that level.

import { findStep, hintsFile, type Step } from '../course.ts'
import type { Lang } from '../dessin/langue.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { readHints } from '../pages.ts'
import { paintFor, type Paint } from '../report/paint.ts'
import { renderMarkdown } from '../report/render-markdown.ts'
import { UserMistake } from '../user-mistake.ts'
import { GREEN, readOptions, runCommand, screenWidth, wantedStep } from './command.ts'

await runCommand(async () => {
  const { values, positionals } = readOptions({ level: { type: 'string', default: '1' }, lang: { type: 'string' } })
  const lang = chooseLang(values.lang)
  const step = findStep(wantedStep(positionals))
  console.log(renderHints(step, positionals[1], levelOf(values.level), lang, paintFor(process.stdout)))
  return GREEN
})

function levelOf(wanted: string): number {
  if (!/^[1-9]\d*$/.test(wanted)) throw new UserMistake('badLevel', wanted)
  return Number(wanted)
}

function renderHints(step: Step, wanted: string | undefined, level: number, lang: Lang, paint: Paint): string {
  const all = readHints(hintsFile(step, lang))
  const name = wanted ?? [...all.keys()][0]!
  const hints = all.get(name)
  if (!hints) throw new UserMistake('noHints', name, [...all.keys()].join(', '))
  const shown = hints.slice(0, level).map((hint, n) => renderMarkdown(`${n + 1}. ${hint}`, screenWidth(), paint))
  const left = Math.max(hints.length - level, 0)
  const t = CATALOGUES[lang]
  const others = [...all.keys()].filter(other => other !== name)
  return [
    paint.bold(name),
    ...shown,
    t.moreHints(left, `npm run hint -- ${step.number} ${name} --level ${level + 1}`),
    ...(others.length > 0 ? [t.otherFunctions(others.join(', '))] : []),
  ].join('\n\n')
}
