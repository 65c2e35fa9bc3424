// What a test expects, without what was obtained: for a function still to be written, and for one that stops with an
// error.

import type { Faits, Situation } from './faits.ts'
import { dessinerHexagone } from './hexagone.ts'
import type { Lang } from './langue.ts'
import { PHRASES } from './phrases.ts'
import { dessiner, dessinerNombres, nomDe, signe, type Plateau, type Position } from './plateau.ts'
import { casesHexagoneTrouvees } from './rendu-hexagone.ts'

type Marques = Map<string, string>

export function lignesAttendues(faits: Faits, lang: Lang): string[] {
  const t = PHRASES[lang]
  const seul = t.avec(t.attendu, '').trimEnd()
  switch (faits.genre) {
    case 'valeur':
      return [t.avec(t.attendu, faits.attendu), ...contexte(faits, lang)]
    case 'plateau':
      return [
        seul,
        ...(faits.signes === 'pions' ? dessiner : dessinerNombres)(faits.attendu),
        ...contexteEcrit(faits, lang),
      ]
    case 'cases':
      return casesAttendues(
        faits.attendu,
        dessiner(faits.grille ?? [], casesTrouvees((faits.attendu || []).map(nomDe), faits.grille ?? [], faits.coup)),
        lang,
      )
    case 'texte':
      return [seul, ...faits.attendu.split('\n').map(ligne => `  |${ligne}|`)]
    case 'refus':
      return [t.avec(t.attendu, refusVoulu(faits.mentions, lang)), ...contexte(faits, lang)]
    case 'hexagone':
      return [seul, ...dessinerHexagone(faits.attendu)]
    case 'cases-hexagone':
      return casesAttendues(faits.attendu, dessinerHexagone(faits.hexagone, casesHexagoneTrouvees(faits)), lang)
    case 'choix':
      return [t.avec(t.attendu, choixVoulu(faits.permis, lang)), ...contexte(faits, lang)]
    case 'mentions':
      return [t.avec(t.attendu, mentionsVoulues(faits.manquent, lang))]
    case 'exception':
      return faits.voulu ? lignesAttendues(faits.voulu, lang) : contexte(faits, lang)
  }
}

function casesAttendues(attendu: unknown[] | false, dessin: string[], lang: Lang): string[] {
  const t = PHRASES[lang]
  return attendu ? [t.avec(t.attendu, '').trimEnd(), ...dessin] : [t.avec(t.attendu, 'false'), ...dessin, t.interdit]
}

/** The position or the text that the call was about, when nothing else shows it. */
export function contexte({ grille, coup, texte }: Situation, lang: Lang): string[] {
  const t = PHRASES[lang]
  if (texte !== undefined) return [t.texteLu, ...texte.split('\n').map(ligne => `  |${ligne}`)]
  return grille ? [t.position, ...dessiner(grille, etoile(coup, grille))] : []
}

/** The text that was read; the position is on the expected board already. */
function contexteEcrit(situation: Situation, lang: Lang): string[] {
  return situation.texte === undefined ? [] : contexte(situation, lang)
}

export function refusVoulu(mentions: string[], lang: Lang): string {
  const t = PHRASES[lang]
  return mentions.length > 0 ? t.refusAttendu(mentions.map(t.cite).join(t.et)) : t.refusSimple
}

export function choixVoulu(permis: Position[], lang: Lang): string {
  return permis.length > 0 ? PHRASES[lang].unCoupParmi(permis.map(nomDe).join(', ')) : 'null'
}

export function mentionsVoulues(mots: string[], lang: Lang): string {
  const t = PHRASES[lang]
  return t.texteAvec(mots.map(t.cite).join(t.et))
}

/** The square played, and these squares as rightly found: (O) on a disc, * on an empty square. */
export function casesTrouvees(noms: string[], grille: Plateau, coup: Situation['coup']): Marques {
  return new Map([...etoile(coup, grille), ...noms.map(nom => [nom, trouve(contenu(grille, nom))] as const)])
}

const trouve = (signe: string) => (signe === '.' ? ' * ' : `(${signe})`)

/** The square played; a disc that is there already stays visible. */
function etoile(coup: Situation['coup'], grille: Plateau): Marques {
  if (!coup) return new Map()
  const dessus = contenu(grille, nomDe(coup.case))
  return new Map(marque([nomDe(coup.case)], dessus.trim() && dessus !== '.' ? `*${dessus}*` : ' * '))
}

export function marque(noms: string[], texte: string): [string, string][] {
  return noms.map(nom => [nom, texte])
}

function contenu(grille: Plateau, nom: string): string {
  const trouve = grille.flatMap((ligne, i) => ligne.filter((_, j) => nomDe([i, j]) === nom))
  return signe(trouve[0])
}
