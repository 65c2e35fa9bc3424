// From facts about hexagons to the text a learner reads.

import type { Faits } from './faits.ts'
import { dessinerHexagone, type Hexagone } from './hexagone.ts'
import type { Lang } from './langue.ts'
import { PHRASES } from './phrases.ts'
import { coteACote, signe } from './plateau.ts'

type De<G extends Faits['genre']> = Extract<Faits, { genre: G }>

export function hexagones({ attendu, obtenu }: De<'hexagone'>, lang: Lang): string[] {
  const t = PHRASES[lang]
  if (typeof obtenu === 'string')
    return [t.avec(t.obtenu, obtenu), t.avec(t.attendu, '').trimEnd(), ...dessinerHexagone(attendu)]
  const voulu = new Map(attendu),
    donne = new Map(obtenu)
  const fausses = [...new Set([...voulu.keys(), ...donne.keys()])].filter(nom => voulu.get(nom) !== donne.get(nom))
  const absentes = fausses.filter(nom => !donne.has(nom))
  const vu = [...obtenu, ...absentes.map((nom): [string, undefined] => [nom, undefined])]
  const crochets = new Map(fausses.map(nom => [nom, `[${signe(donne.get(nom))}]`]))
  return [
    ...coteACote([t.attendu, t.obtenu], dessinerHexagone(attendu), dessinerHexagone(vu, crochets)),
    t.casesFausses(fausses.map(entre).join(' ')),
    ...(absentes.length > 0 ? [t.casesAbsentes(absentes.map(entre).join(' '))] : []),
  ]
}

/** Lists of cells on their board: (O) or * rightly in the list, [?] forgotten, [!] too many. */
export function casesHexagone(faits: De<'cases-hexagone'>, lang: Lang): string[] {
  const t = PHRASES[lang]
  const { hexagone, attendu, obtenu } = faits
  const voulues = attendu || [],
    donnees = typeof obtenu === 'string' ? [] : obtenu
  const oubliees = voulues.filter(nom => !donnees.includes(nom))
  const enTrop = [...new Set(donnees.filter(nom => !voulues.includes(nom)))]
  const marquer = (noms: string[], texte: string) => noms.map(nom => [nom, texte] as const)
  const gauche = casesHexagoneTrouvees(faits)
  const droite = new Map([...gauche, ...marquer(oubliees, '[?]'), ...marquer(enTrop, '[!]')])
  const montre = typeof obtenu === 'string' ? obtenu : donnees.length === 0 ? '[]' : ''
  const titres: [string, string] = [
    attendu ? t.attendu : t.avec(t.attendu, 'false'),
    montre ? t.avec(t.obtenu, montre) : t.obtenu,
  ]
  return [
    ...coteACote(titres, dessinerHexagone(hexagone, gauche), dessinerHexagone(hexagone, droite)),
    ...(attendu ? [] : [t.interdit]),
    ...(oubliees.length > 0 ? [t.oubliees(oubliees.map(entre).join(' '))] : []),
    ...(enTrop.length > 0 ? [t.enTrop(enTrop.map(entre).join(' '))] : []),
    ...(new Set(donnees).size < donnees.length
      ? [
          t.enDouble(
            donnees
              .filter((nom, n) => donnees.indexOf(nom) !== n)
              .map(entre)
              .join(' '),
          ),
        ]
      : []),
  ]
}

/** The cell played, and the expected ones as rightly found. */
export function casesHexagoneTrouvees({ hexagone, jouee, attendu }: De<'cases-hexagone'>): Map<string, string> {
  return new Map([
    ...(jouee === undefined ? [] : [[jouee, ' * '] as const]),
    ...(attendu || []).map(nom => [nom, trouve(hexagone, nom)] as const),
  ])
}

const entre = (nom: string) => `(${nom.replace(',', ', ')})`

function trouve(hexagone: Hexagone, nom: string): string {
  const valeur = hexagone.find(([autre]) => autre === nom)?.[1]
  return valeur === 0 ? ' * ' : `(${signe(valeur)})`
}
