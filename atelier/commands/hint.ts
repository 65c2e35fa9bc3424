// npm run hint -- 03 [function] [--level 2] [--json]: the hints of a function, from the first up to that level.

import { findStep, hintsFile, type Step } from '../course.ts'
import type { Lang } from '../dessin/langue.ts'
import { CATALOGUES, chooseLang } from '../lang/catalogue.ts'
import { readHints } from '../pages.ts'
import { paintFor, type Paint } from '../report/paint.ts'
import { renderMarkdown } from '../report/render-markdown.ts'
import { UserMistake } from '../user-mistake.ts'
import { GREEN, readOptions, runCommand, screenWidth, wantedStep } from './command.ts'

await runCommand(async () => {
  const { values, positionals } = readOptions({
    level: { type: 'string', default: '1' },
    json: { type: 'boolean' },
    lang: { type: 'string' },
  })
  const lang = chooseLang(values.lang)
  const step = findStep(wantedStep(positionals))
  const asked = hintsOf(step, positionals[1], levelOf(values.level), lang)
  console.log(values.json ? JSON.stringify(asked, null, 2) : renderHints(asked, lang, paintFor(process.stdout)))
  return GREEN
})

function levelOf(wanted: string): number {
  if (!/^[1-9]\d*$/.test(wanted)) throw new UserMistake('badLevel', wanted)
  return Number(wanted)
}

type Hints = { step: string; function: string; level: number; hints: string[]; left: number; otherFunctions: string[] }

function hintsOf(step: Step, wanted: string | undefined, level: number, lang: Lang): Hints {
  const all = readHints(hintsFile(step, lang))
  const name = wanted ?? [...all.keys()][0]!
  const hints = all.get(name)
  if (!hints) throw new UserMistake('noHints', name, [...all.keys()].join(', '))
  const otherFunctions = [...all.keys()].filter(other => other !== name)
  return {
    step: step.number,
    function: name,
    level,
    hints: hints.slice(0, level),
    left: Math.max(hints.length - level, 0),
    otherFunctions,
  }
}

function renderHints(
  { step, function: name, level, hints, left, otherFunctions }: Hints,
  lang: Lang,
  paint: Paint,
): string {
  const t = CATALOGUES[lang]
  return [
    paint.bold(name),
    ...hints.map((hint, n) => renderMarkdown(`${n + 1}. ${hint}`, screenWidth(), paint)),
    t.moreHints(left, `npm run hint -- ${step} ${name} --level ${level + 1}`),
    ...(otherFunctions.length > 0 ? [t.otherFunctions(otherFunctions.join(', '))] : []),
  ].join('\n\n')
}
