// From facts to the text a learner reads.

import { decrire } from './decrire.ts'
import type { Faits, Situation } from './faits.ts'
import { half, type Lang } from './langue.ts'
import { PHRASES } from './phrases.ts'
import { coteACote, dessiner, dessinerNombres, nombre, nomDe, signe, type Plateau, type Position } from './plateau.ts'
import {
  casesTrouvees,
  choixVoulu,
  contexte,
  lignesAttendues,
  marque,
  mentionsVoulues,
  refusVoulu,
} from './rendu-attendu.ts'
import { casesHexagone, hexagones } from './rendu-hexagone.ts'

type De<G extends Faits['genre']> = Extract<Faits, { genre: G }>

export function renderFaits(faits: Faits, lang: Lang): string {
  return [titre(faits, lang), ...corps(faits, lang)].join('\n')
}

/** For a function that is still to be written: what it will have to give. */
export function renderAttendu(faits: Faits, lang: Lang): string {
  return [titre(faits, lang), ...lignesAttendues(faits, lang)].join('\n')
}

export function titre({ appel, coup, quand }: Situation, lang: Lang): string {
  const t = PHRASES[lang]
  const ligne = coup ? t.avec(t.joue(t.couleurs[coup.couleur] ?? '?', nomDe(coup.case)), appel) : appel
  return quand ? `${ligne}, ${half(quand, lang)}` : ligne
}

function corps(faits: Faits, lang: Lang): string[] {
  switch (faits.genre) {
    case 'valeur':
      return [...deuxValeurs(faits.attendu, faits.obtenu, lang), ...contexte(faits, lang)]
    case 'plateau':
      return plateaux(faits, lang)
    case 'cases':
      return cases(faits, lang)
    case 'texte':
      return textes(faits, lang)
    case 'refus':
      return [...deuxValeurs(refusVoulu(faits.mentions, lang), faits.obtenu, lang), ...contexte(faits, lang)]
    case 'exception':
      return exception(faits, lang)
    case 'hexagone':
      return hexagones(faits, lang)
    case 'cases-hexagone':
      return casesHexagone(faits, lang)
    case 'choix':
      return choix(faits, lang)
    case 'mentions':
      return mentions(faits, lang)
  }
}

function deuxValeurs(attendu: string, obtenu: string, lang: Lang): string[] {
  const t = PHRASES[lang]
  const largeur = Math.max(t.attendu.length, t.obtenu.length)
  return [t.avec(t.attendu.padEnd(largeur), attendu), t.avec(t.obtenu.padEnd(largeur), obtenu)]
}

function plateaux(faits: De<'plateau'>, lang: Lang): string[] {
  const { attendu, obtenu, signes, texte } = faits
  return [...deuxPlateaux(attendu, obtenu, signes, lang), ...(texte === undefined ? [] : contexte(faits, lang))]
}

function deuxPlateaux(attendu: Plateau, obtenu: Plateau | string, signes: 'pions' | 'nombres', lang: Lang): string[] {
  const t = PHRASES[lang]
  const [dessine, cellule] = signes === 'pions' ? [dessiner, signe] : [dessinerNombres, nombre]
  if (typeof obtenu === 'string')
    return [t.avec(t.obtenu, obtenu), t.avec(t.attendu, '').trimEnd(), ...dessine(attendu)]
  const fausses = differences(attendu, obtenu)
  const crochets = new Map(fausses.map(([i, j]) => [nomDe([i, j]), `[${cellule(obtenu[i]?.[j])}]`]))
  const boites = coteACote([t.attendu, t.obtenu], dessine(attendu), dessine(obtenu, crochets))
  const [tailleVoulue, tailleObtenue] = [attendu, obtenu].map(plateau => taille(plateau, signes, lang))
  if (tailleVoulue !== tailleObtenue) return [...boites, t.taille(tailleObtenue!, tailleVoulue!)]
  const nommer = signes === 'pions' ? nomDe : ([i, j]: Position) => `[${i}][${j}]`
  return [...boites, t.casesFausses(fausses.map(nommer).join(', '))]
}

/** Lists of squares on their board: (O) or * rightly in the list, [?] forgotten, [!] too many. */
function cases({ attendu, obtenu, grille = [], coup }: De<'cases'>, lang: Lang): string[] {
  const t = PHRASES[lang]
  const voulues = (attendu || []).map(nomDe)
  const donnees = typeof obtenu === 'string' ? [] : obtenu.map(nomDe)
  const oubliees = voulues.filter(nom => !donnees.includes(nom))
  const enTrop = unique(donnees.filter(nom => !voulues.includes(nom)))
  const trouvees = voulues.filter(nom => donnees.includes(nom))
  const droite = new Map([
    ...casesTrouvees(trouvees, grille, coup),
    ...marque(oubliees, '[?]'),
    ...marque(enTrop, '[!]'),
  ])
  return [
    ...coteACote(
      titresDeListes(attendu, obtenu, lang),
      dessiner(grille, casesTrouvees(voulues, grille, coup)),
      dessiner(grille, droite),
    ),
    ...(attendu ? [] : [t.interdit]),
    ...(typeof obtenu === 'string' && obtenu !== 'false' ? [t.pasDesPositions] : []),
    ...bilan(t.oubliees, oubliees),
    ...bilan(t.enTrop, enTrop),
    ...bilan(t.enDouble, unique(donnees.filter((nom, n) => donnees.indexOf(nom) !== n))),
  ]
}

function titresDeListes(attendu: Position[] | false, obtenu: Position[] | string, lang: Lang): [string, string] {
  const t = PHRASES[lang]
  const montre = typeof obtenu === 'string' ? obtenu : obtenu.length === 0 ? decrire(obtenu) : ''
  return [attendu ? t.attendu : t.avec(t.attendu, 'false'), montre ? t.avec(t.obtenu, montre) : t.obtenu]
}

function textes({ attendu, obtenu }: De<'texte'>, lang: Lang): string[] {
  const t = PHRASES[lang]
  const voulues = attendu.split('\n'),
    donnees = obtenu.split('\n')
  const numeros = Array.from({ length: Math.max(voulues.length, donnees.length) }, (_, n) => n)
  const fausses = numeros.filter(n => voulues[n] !== donnees[n])
  const montrer = (lignes: string[]) => lignes.map((ligne, n) => `${fausses.includes(n) ? '>' : ' '}|${ligne}|`)
  return [
    ...coteACote([t.attendu, t.obtenu], montrer(voulues), montrer(donnees)),
    t.lignesFausses(fausses.map(n => n + 1).join(', ')),
  ]
}

function exception(faits: De<'exception'>, lang: Lang): string[] {
  const t = PHRASES[lang]
  const attendu = faits.voulu ? lignesAttendues(faits.voulu, lang) : contexte(faits, lang)
  return [t.lance(`${faits.nom}: ${faits.message}`), ...attendu]
}

function choix({ permis, obtenu, grille = [] }: De<'choix'>, lang: Lang): string[] {
  const t = PHRASES[lang]
  return [
    ...deuxValeurs(choixVoulu(permis, lang), obtenu, lang),
    t.position,
    ...dessiner(grille, new Map(marque(permis.map(nomDe), ' * '))),
  ]
}

function mentions({ manquent, obtenu }: De<'mentions'>, lang: Lang): string[] {
  const t = PHRASES[lang]
  return [
    t.avec(t.attendu, mentionsVoulues(manquent, lang)),
    t.avec(t.obtenu, '').trimEnd(),
    ...obtenu.split('\n').map(ligne => `  |${ligne}`),
  ]
}

function bilan(phrase: (cases: string) => string, noms: string[]): string[] {
  return noms.length > 0 ? [phrase(noms.join(', '))] : []
}

function unique(noms: string[]): string[] {
  return [...new Set(noms)]
}

function differences(attendu: Plateau, obtenu: Plateau): Position[] {
  return obtenu.flatMap((ligne, i) =>
    ligne.flatMap((valeur, j) => (valeur === attendu[i]?.[j] ? [] : [[i, j] as const])),
  )
}

function taille(plateau: Plateau, signes: 'pions' | 'nombres', lang: Lang): string {
  const longueurs = [...new Set(plateau.map(ligne => ligne.length))].sort((a, b) => a - b)
  return PHRASES[lang].lignesDe(plateau.length, longueurs, signes)
}
