// The facts of a red test as a riddle: where it takes place, and apart from that the right answer. Nothing of what was
// obtained.

import type { Faits } from './faits.ts'
import { dessinerHexagone } from './hexagone.ts'
import type { Lang } from './langue.ts'
import { dessiner, dessinerNombres, nomDe } from './plateau.ts'
import { choixVoulu, contexte, mentionsVoulues, refusVoulu } from './rendu-attendu.ts'
import { titre } from './rendu.ts'

export function renderEnigme(faits: Faits, lang: Lang): string[] {
  const hexagone =
    faits.genre === 'cases-hexagone'
      ? dessinerHexagone(faits.hexagone, faits.jouee ? new Map([[faits.jouee, ' * ']]) : undefined)
      : []
  return [titre(faits, lang), ...contexte(faits, lang), ...hexagone]
}

export function renderReponse(faits: Faits, lang: Lang): string[] {
  switch (faits.genre) {
    case 'plateau':
      return (faits.signes === 'pions' ? dessiner : dessinerNombres)(faits.attendu)
    case 'hexagone':
      return dessinerHexagone(faits.attendu)
    case 'texte':
      return faits.attendu.split('\n').map(ligne => `|${ligne}|`)
    case 'cases':
      return [faits.attendu ? faits.attendu.map(nomDe).join(', ') || '[]' : 'false']
    case 'cases-hexagone':
      return [faits.attendu ? faits.attendu.map(nom => `(${nom})`).join(' ') || '[]' : 'false']
    case 'choix':
      return [choixVoulu(faits.permis, lang)]
    case 'refus':
      return [refusVoulu(faits.mentions, lang)]
    case 'mentions':
      return [mentionsVoulues(faits.manquent, lang)]
    case 'exception':
      return faits.voulu ? renderReponse(faits.voulu, lang) : []
    case 'valeur':
      return [faits.attendu]
  }
}
