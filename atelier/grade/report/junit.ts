// junit.xml: one suite a student and step, for the tools that read that.

import { half, type Lang } from '../../dessin/langue.ts'
import { renderFault } from '../../report/render-result.ts'
import type { Eleve, Resultats, StepFound, StepInfo } from '../resultats.ts'
import { detailsOf } from './details.ts'
import { CATALOGUES } from '../../lang/catalogue.ts'

export function renderJunit({ eleves, etapes }: Resultats, lang: Lang): string {
  const suites = eleves.flatMap(eleve => eleve.etapes.map((step, n) => suite(eleve, step, etapes[n]!, lang)))
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites name="Atelier Reversi">', ...suites, '</testsuites>', ''].join('\n')
}

function suite(eleve: Eleve, step: StepFound, info: StepInfo, lang: Lang): string {
  const tests = info.groupes.reduce((sum, group) => sum + group.tests, 0)
  const green = step.groupes.reduce((sum, { passed }) => sum + passed, 0)
  const name = `name="${xml(`${eleve.id} · ${step.etape}`)}"`
  const t = CATALOGUES[lang]
  if (step.etat === 'absent') return `  <testsuite ${name} tests="${tests}" skipped="${tests}" failures="0"><system-out>${xml(t.grade.notHandedIn)}</system-out></testsuite>`
  const cases = step.faute
    ? [`    <testcase classname="${xml(step.etape)}" name="${xml(t.faults[step.faute.kind]('', '').slice(0, 80))}"><error message="${xml(renderFault(step.faute, lang))}"/></testcase>`]
    : step.rouges.map(test => `    <testcase classname="${xml(test.groupe)}" name="${xml(half(test.titre, lang))}"><failure message="${xml(t.states[test.etat])}">${xml(detailsOf(test, lang))}</failure></testcase>`)
  return [`  <testsuite ${name} tests="${tests}" failures="${tests - green}">`, ...cases, '  </testsuite>'].join('\n')
}

/** Text inside XML; signs that XML cannot hold are shown as a question mark. */
export function xml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '?')
    .replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
