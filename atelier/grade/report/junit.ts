// junit.xml: one suite a student and step, for the tools that read that.

import { half, type Lang } from '../../dessin/langue.ts'
import { escaped } from '../../report/escaped.ts'
import { renderFault } from '../../report/render-result.ts'
import type { Eleve, Resultats, StepFound, StepInfo } from '../resultats.ts'
import { detailsOf } from './details.ts'
import { CATALOGUES } from '../../lang/catalogue.ts'

export function renderJunit({ eleves, etapes }: Resultats, lang: Lang): string {
  const suites = eleves.flatMap(eleve => eleve.etapes.map((step, n) => suite(eleve, step, etapes[n]!, lang)))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="Atelier Reversi">',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

/** Each test by itself, with its student: some tools keep one test of each name. */
function suite(eleve: Eleve, step: StepFound, info: StepInfo, lang: Lang): string {
  const name = `${eleve.id} · ${step.etape}`
  const tests =
    step.etat === 'absent' || step.faute
      ? [whole(step, lang)]
      : info.groupes.flatMap(({ group, titres }) => titres.map(titre => one(step, group, titre, lang)))
  const count = (what: string) => tests.filter(({ inside }) => inside.startsWith(`<${what}`)).length
  const cases = tests.map(test => {
    const rest = test.inside ? `>${test.inside}</testcase>` : '/>'
    return `    <testcase classname="${xml(name)}" name="${xml(test.name)}"${rest}`
  })
  return [
    `  <testsuite name="${xml(name)}" tests="${tests.length}" failures="${count('failure')}" ` +
      `errors="${count('error')}" skipped="${count('skipped')}">`,
    ...cases,
    '  </testsuite>',
  ].join('\n')
}

/** A step of which no test could run. */
function whole({ faute }: StepFound, lang: Lang): { name: string; inside: string } {
  const t = CATALOGUES[lang]
  return faute
    ? { name: t.grade.states.bloque, inside: `<error message="${xml(renderFault(faute, lang))}"/>` }
    : { name: t.grade.states.absent, inside: `<skipped message="${xml(t.grade.notHandedIn)}"/>` }
}

function one({ rouges }: StepFound, group: string, titre: string, lang: Lang): { name: string; inside: string } {
  const red = rouges.find(test => test.groupe === group && test.titre === titre)
  const name = `${group} · ${half(titre, lang)}`
  return {
    name,
    inside: red
      ? `<failure message="${xml(CATALOGUES[lang].states[red.etat])}">${xml(detailsOf(red, lang))}</failure>`
      : '',
  }
}

/** Text inside XML; signs that XML cannot hold are shown as a question mark. */
export function xml(text: string): string {
  return escaped(text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '?'))
}
