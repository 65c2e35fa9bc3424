// The retro as Markdown, to be read, cut and quoted.

import { half, type Lang } from '../../dessin/langue.ts'
import { CATALOGUES } from '../../lang/catalogue.ts'
import { renderTime } from '../clock.ts'
import { clockOf, dayOf, missedBrief, stepFacts, summaryOf } from './facts.ts'
import type { Red, Retro, RetroStep } from './retro.ts'

export function renderRetroMd(retro: Retro, name: string, lang: Lang): string {
  const t = CATALOGUES[lang].dojo.retro
  const parts = [
    `# ${t.title(name)}`,
    dayOf(retro.begun),
    ...(retro.steps.length === 0 ? [t.empty] : []),
    `## ${t.summary}`,
    summaryOf(retro, lang)
      .map(([what, value]) => `- ${what}${lang === 'fr' ? ' :' : ':'} ${value}`)
      .join('\n'),
    `## ${t.steps}`,
    ...retro.steps.flatMap((step, n) => renderStep(step, n, retro, lang)),
    `## ${t.reds}`,
    retro.reds.length === 0
      ? t.noReds
      : table(
          [t.from, t.until, t.lasted],
          retro.reds.map(red => redRow(red, retro, lang)),
        ),
    `## ${t.bank}`,
    retro.tested.length === 0
      ? t.bankNone
      : table(
          [t.when, t.caught, t.missed, t.wrongTests],
          retro.tested.map(({ at, caught, count, missed, wrong }) => [
            clockOf(at, retro),
            `${caught} / ${count}`,
            missedBrief(missed),
            wrong.map(title => half(title, lang)).join(', ') || '–',
          ]),
        ),
    t.footer,
  ]
  return `${parts.join('\n\n')}\n`
}

function renderStep(step: RetroStep, n: number, retro: Retro, lang: Lang): string[] {
  const t = CATALOGUES[lang].dojo
  const facts = stepFacts(step, lang)
  const diffs = step.diffs.map(({ name, lines }) => `\`${name}\`\n\n\`\`\`\`diff\n${lines.join('\n')}\n\`\`\`\``)
  return [
    `### ${n + 1} · ${clockOf(step.at, retro)} · ${t.lights[step.light]}`,
    facts.join(' · '),
    ...(diffs.length > 0 ? diffs : [t.retro.noDiff]),
  ]
}

export function redRow({ from, until, ms }: Red, retro: Retro, lang: Lang): string[] {
  const t = CATALOGUES[lang].dojo.retro
  return [
    clockOf(from, retro),
    until === undefined ? t.openRed : clockOf(until, retro),
    until === undefined ? '–' : renderTime(ms),
  ]
}

function table(head: string[], rows: string[][]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  return [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n')
}
