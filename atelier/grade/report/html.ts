// rapport.html: one file that needs nothing else. The class first, then its mistakes, then each student.

import { findStep, statementFile } from '../../course.ts'
import { half, type Lang } from '../../dessin/langue.ts'
import { CATALOGUES } from '../../lang/catalogue.ts'
import { titleOf } from '../../pages.ts'
import { round } from '../bareme.ts'
import type { Eleve, Resultats, StepFound } from '../resultats.ts'
import { renderStudent } from './html-student.ts'
import { STYLE } from './style.ts'
import { xml } from './junit.ts'

export const anchor = (place: number) => `eleve-${place + 1}`
export const amount = (value: number, lang: Lang) => String(value).replace('.', CATALOGUES[lang].grade.csv.comma)

export function renderHtml(all: Resultats, lang: Lang): string {
  const t = CATALOGUES[lang].grade
  const numbers = all.etapes.map(({ etape }) => findStep(etape).number)
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${xml(t.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${xml(t.title)}</h1>
<p class="soft">${xml(t.subtitle(all.eleves.length, spread(numbers)))}</p>
<h2 id="classe">${xml(t.classPicture)}</h2>
${matrix(all, lang)}
<p class="soft">${xml(t.legend)}</p>
<h2>${xml(t.classMistakes)}</h2>
${mistakes(all, lang)}
<h2>${xml(t.rule)}</h2>
<p>${xml(`${t.rules[all.bareme.partiel]} ${t.outOf(amount(all.sur, lang))}`)}</p>
<p>${xml(t.alone)}</p>
<p class="soft">${xml(t.layers(all.couches.bubblewrap))}</p>
<h2>${xml(t.students)}</h2>
${all.eleves.map((eleve, n) => renderStudent(eleve, all, anchor(n), lang)).join('\n')}
</main>
</body>
</html>
`
}

/** `01–08` when they follow each other. */
export function spread(numbers: string[]): string {
  const follow = numbers.every((number, n) => n === 0 || Number(number) === Number(numbers[n - 1]) + 1)
  return follow && numbers.length > 2 ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(', ')
}

function matrix({ etapes, eleves, sur }: Resultats, lang: Lang): string {
  const t = CATALOGUES[lang].grade
  const head = etapes.map(({ etape, points }) => {
    const step = findStep(etape)
    return (
      `<th scope="col" title="${xml(titleOf(statementFile(step, lang)))}">${step.number}<br><span ` +
      `class="soft">${amount(points, lang)} pt</span></th>`
    )
  })
  const rows = eleves.map(
    (eleve, n) =>
      `<tr><th scope="row" title="${xml(eleve.id)}"><a href="#${anchor(n)}">${xml(eleve.id)}</a></th><td ` +
      `class="note">${amount(eleve.note, lang)}</td>${eleve.etapes.map(step => cell(step, lang)).join('')}</tr>`,
  )
  const green = etapes.map(
    (_, n) =>
      `<td class="etat">${eleves.filter(({ etapes }) => etapes[n]!.etat === 'vert').length}/${eleves.length}</td>`,
  )
  const mark = `<th scope="col">${xml(t.mark)}<br><span class="soft">/ ${amount(sur, lang)}</span></th>`
  const means = `<td class="note">${amount(mean(eleves), lang)}</td>`
  return `<div class="scroll card" role="region" aria-labelledby="classe" tabindex="0"><table>
<thead><tr><th scope="col">${xml(t.student)}</th>${mark}${head.join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
<tfoot><tr><th scope="row">${xml(t.mean)} · ${xml(t.greenShare)}</th>${means}${green.join('')}</tr></tfoot>
</table></div>`
}

function cell({ etat, groupes }: StepFound, lang: Lang): string {
  const word = CATALOGUES[lang].grade.states[etat]
  const full = groupes.filter(({ passed, tests }) => passed === tests).length
  return `<td class="etat ${etat}">${etat === 'partiel' ? `${full}/${groupes.length}<br>` : ''}${xml(word)}</td>`
}

function mean(eleves: Eleve[]): number {
  return eleves.length > 0 ? round(eleves.reduce((sum, { note }) => sum + note, 0) / eleves.length) : 0
}

/** Which mistakes the class makes, the most frequent first. */
function mistakes({ eleves, etapes }: Resultats, lang: Lang): string {
  const t = CATALOGUES[lang].grade
  const made = etapes
    .flatMap(({ etape }, n) => {
      const found = eleves.flatMap((eleve, place) =>
        eleve.etapes[n]!.erreur
          ? [{ ...eleve.etapes[n]!.erreur, who: `<a href="#${anchor(place)}">${xml(eleve.id)}</a>` }]
          : [],
      )
      return [...new Set(found.map(({ nom }) => nom))].map(nom => {
        const same = found.filter(erreur => erreur.nom === nom)
        return { etape, sentence: same[0]![lang], who: same.map(({ who }) => who) }
      })
    })
    .sort((a, b) => b.who.length - a.who.length || (a.etape < b.etape ? -1 : 1))
  if (made.length === 0) return `<p class="soft">${xml(t.noMistakes)}</p>`
  const rows = made.map(
    ({ etape, sentence, who }) =>
      `<tr><td>${findStep(etape).number}</td><td><span class="barre" ` +
      `style="width:${round((6 * who.length) / eleves.length)}rem"></span> ` +
      `${xml(t.mistakeCount(who.length))}</td><td class="phrase">${xml(half(sentence, lang))} ` +
      `<span class="soft">${who.join(', ')}</span></td></tr>`,
  )
  const head = [t.step, t.howMany, t.mistake].map(name => `<th scope="col">${xml(name)}</th>`).join('')
  return `<div class="card scroll" tabindex="0" role="region" aria-label="${xml(t.classMistakes)}"><table>
<thead><tr>${head}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`
}
