// A student's part of the report: each step with its points, the first red test whole, the others behind a click.

import { findStep, statementFile } from '../../course.ts'
import { half, type Lang } from '../../dessin/langue.ts'
import { CATALOGUES } from '../../lang/catalogue.ts'
import { titleOf } from '../../pages.ts'
import { renderFault } from '../../report/render-result.ts'
import type { Eleve, Resultats, StepFound, TestFound } from '../resultats.ts'
import { detailsOf } from './details.ts'
import { amount } from './html.ts'
import { xml } from './junit.ts'

const PRINTED_MAX = 600

export function renderStudent(eleve: Eleve, { etapes, sur }: Resultats, id: string, lang: Lang): string {
  const t = CATALOGUES[lang].grade
  const empty = eleve.etapes.every(({ etat }) => etat === 'absent')
  const told = eleve.etapes.map((step, n) => (isBrief(step) ? '' : renderStep(step, etapes[n]!.points, lang)))
  const steps = empty ? `<p class="soft">${xml(t.nothingFound)}</p>` : [...briefly(eleve, lang), ...told].join('\n')
  const note = xml(t.pointsOf(amount(eleve.note, lang), amount(sur, lang)))
  return `<section class="card eleve" id="${id}" aria-labelledby="${id}-nom">
<div class="head"><h3 id="${id}-nom">${xml(eleve.id)}</h3><span class="note">${note}</span></div>
${remarks(eleve, lang)}${steps}
</section>`
}

function remarks({ remarques }: Eleve, lang: Lang): string {
  const t = CATALOGUES[lang].grade
  if (remarques.length === 0) return ''
  const items = remarques.map(({ kind, path }) => `<li>${xml(t.remarks[kind](path))}</li>`).join('')
  return `<h4>${xml(t.remarksTitle)}</h4><ul>${items}</ul>`
}

/** Green, absent and not begun need no more than their numbers. */
const BRIEF = ['vert', 'a-faire', 'absent'] as const
const isBrief = ({ etat }: StepFound) => BRIEF.some(brief => brief === etat)

function briefly({ etapes }: Eleve, lang: Lang): string[] {
  return BRIEF.flatMap(brief => {
    const steps = etapes.filter(({ etat }) => etat === brief)
    if (steps.length === 0) return []
    const names = steps.map(({ etape }) => xml(titleOf(statementFile(findStep(etape), lang))))
    const numbers = steps.map(({ etape }, n) => `<span title="${names[n]}">${findStep(etape).number}</span>`)
    const state = xml(CATALOGUES[lang].grade.states[brief])
    return [`<p class="bref"><strong>${state}</strong> ${numbers.join(' ')}</p>`]
  })
}

function renderStep(step: StepFound, outOf: number, lang: Lang): string {
  const t = CATALOGUES[lang].grade
  const found = findStep(step.etape)
  const points = t.pointsOf(amount(step.points, lang), amount(outOf, lang))
  const title = `${found.number} · ${titleOf(statementFile(found, lang))} — ${t.states[step.etat]}, ${points}`
  const scores = step.groupes.map(({ group, passed, tests }) => t.functionScore(group, passed, tests))
  const functions = step.faute ? '' : `<p class="fonctions">${xml(scores.join(' · '))}</p>`
  return `<div class="etape"><h4>${xml(title)}</h4>${functions}${body(step, lang)}</div>`
}

function body(step: StepFound, lang: Lang): string {
  const t = CATALOGUES[lang].grade
  if (step.faute) return `<p>${xml(renderFault(step.faute, lang))}</p>`
  const [first, ...others] = step.rouges
  const mistake = step.erreur
    ? `<p class="erreur"><strong>${xml(t.recognised)}</strong><br>${xml(step.erreur[lang])}</p>`
    : ''
  const rest = others.map(test => renderTest(test, lang)).join('')
  const more = rest && `<details><summary>${xml(t.moreTests(others.length))}</summary>${rest}</details>`
  return `${mistake}${first ? renderTest(first, lang) : ''}${more}`
}

function renderTest(test: TestFound, lang: Lang): string {
  const t = CATALOGUES[lang]
  const printed = test.affiche
    ? `<p class="soft">${xml(t.grade.printed)}</p><pre>${xml(test.affiche.slice(0, PRINTED_MAX))}</pre>`
    : ''
  const title = `${t.states[test.etat]} · ${test.groupe} · ${half(test.titre, lang)}`
  const details = xml(detailsOf(test, lang))
  return `<div class="fait"><div>${xml(title)}</div><pre tabindex="0">${details}</pre>${printed}</div>`
}
