// The retro as one page that needs nothing else: no script, no file beside it, no network.

import { half, type Lang } from '../../dessin/langue.ts'
import { CATALOGUES } from '../../lang/catalogue.ts'
import { caughtOverTime, sizes, timeline } from './charts.ts'
import { escaped } from '../../report/escaped.ts'
import { clockOf, dayOf, missedBrief, sizesOf, stepFacts, summaryOf } from './facts.ts'
import { redRow } from './render-md.ts'
import { median, type FileDiff, type Retro, type RetroStep } from './retro.ts'
import { STYLE } from './style.ts'

export function renderRetroHtml(retro: Retro, name: string, lang: Lang): string {
  const t = CATALOGUES[lang].dojo.retro
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(t.title(name))}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${escaped(t.title(name))}</h1><p class="soft">${dayOf(retro.begun)}</p></header>
<main>
${retro.steps.length === 0 ? `<p>${escaped(t.empty)}</p>` : sections(retro, lang)}
</main>
<footer>${escaped(t.footer)}</footer>
</body>
</html>
`
}

function sections(retro: Retro, lang: Lang): string {
  const t = CATALOGUES[lang].dojo.retro
  const lines = sizesOf(retro)
  return [
    section(
      t.summary,
      `<dl>${summaryOf(retro, lang)
        .map(([what, value]) => `<dt>${escaped(what)}</dt><dd>${escaped(value)}</dd>`)
        .join('')}</dl>`,
    ),
    section(t.timeline, `<p class="soft">${escaped(t.timelineSays)}</p>${timeline(retro, lang)}`),
    section(
      t.sizesTitle,
      `<p class="soft">${escaped(t.sizesSay(median(lines), Math.max(...lines, 0)))}</p>${sizes(retro, lang)}`,
    ),
    section(
      t.reds,
      retro.reds.length === 0
        ? `<p>${escaped(t.noReds)}</p>`
        : table(
            [t.from, t.until, t.lasted],
            retro.reds.map(red => redRow(red, retro, lang)),
          ),
    ),
    section(t.bank, bank(retro, lang)),
    section(t.steps, retro.steps.map((step, n) => renderStep(step, n, retro, lang)).join('\n')),
  ].join('\n')
}

const section = (title: string, body: string) => `<section><h2>${escaped(title)}</h2>\n${body}</section>`

function bank(retro: Retro, lang: Lang): string {
  const t = CATALOGUES[lang].dojo.retro
  const { tested } = retro
  if (tested.length === 0) return `<p>${escaped(t.bankNone)}</p>`
  const rows = tested.map(({ at, caught, count, missed, wrong }) => [
    clockOf(at, retro),
    `${caught} / ${count}`,
    missedBrief(missed),
    wrong.map(title => half(title, lang)).join(', ') || '–',
  ])
  return caughtOverTime(retro, lang) + table([t.when, t.caught, t.missed, t.wrongTests], rows)
}

function table(head: string[], rows: string[][]): string {
  const cells = (row: string[], tag: string) =>
    row.map(text => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${escaped(text)}</${tag}>`).join('')
  const body = rows.map(row => `<tr>${cells(row, 'td')}</tr>`).join('')
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`
}

function renderStep(step: RetroStep, n: number, retro: Retro, lang: Lang): string {
  const t = CATALOGUES[lang].dojo
  const facts = stepFacts(step, lang).map(escaped).join(' · ')
  const body =
    step.diffs.length > 0 ? step.diffs.map(renderFile).join('\n') : `<p class="soft">${escaped(t.retro.noDiff)}</p>`
  const light = `<span class="light">${t.lights[step.light]}</span>`
  const summary = `<summary><b>${n + 1}</b> · ${clockOf(step.at, retro)} · ${light} ${facts}</summary>`
  return `<details id="pas-${n + 1}" class="${step.light}">${summary}
${body}</details>`
}

function renderFile({ name, lines }: FileDiff): string {
  const drawn = lines.map(line => `<span${classOf(line)}>${escaped(line)}</span>`).join('')
  return `<p class="soft">${escaped(name)}</p><pre tabindex="0">${drawn}</pre>`
}

function classOf(line: string): string {
  const kind = { '+': 'add', '-': 'del', '@': 'where' }[line[0] ?? '']
  return kind ? ` class="${kind}"` : ''
}
