// The sentences of the drawing kit, in both languages: `en` must have every entry of `fr`, or it does not compile.

import type { Lang } from './langue.ts'

/** « 8 », « 8 ou 9 », « 7, 8 ou 9 ». */
function auChoix(nombres: number[], ou: string): string {
  const [dernier, ...autres] = nombres.toReversed()
  return autres.length > 0 ? `${autres.reverse().join(', ')} ${ou} ${dernier}` : String(dernier)
}

const fr = {
  couleurs: ['Personne', 'Noir', 'Blanc', 'Le joueur 3'],
  joue: (qui: string, ou: string) => `${qui} joue ${ou}`,
  attendu: 'attendu',
  obtenu: 'obtenu',
  avec: (titre: string, valeur: string) => `${titre} : ${valeur}`,
  casesFausses: (cases: string) => `cases fausses : ${cases}`,
  casesAbsentes: (cases: string) => `sans clé dans le plateau : ${cases}`,
  lignesFausses: (lignes: string) => `lignes fausses : ${lignes}`,
  taille: (obtenu: string, attendu: string) => `taille : ${obtenu} au lieu de ${attendu}`,
  /** The lengths that the rows have, each once, in growing order. */
  lignesDe: (lignes: number, longueurs: number[], signes: 'pions' | 'nombres') => {
    const pluriel = (n: number) => (n > 1 ? 's' : '')
    const contenu = `${signes === 'pions' ? 'case' : 'nombre'}${pluriel(longueurs.at(-1) ?? 0)}`
    return `${lignes} ligne${pluriel(lignes)} de ${auChoix(longueurs, 'ou')} ${contenu}`
  },
  oubliees: (cases: string) => `? il manque : ${cases}`,
  enTrop: (cases: string) => `! en trop : ${cases}`,
  enDouble: (cases: string) => `plusieurs fois : ${cases}`,
  interdit: 'ce coup est interdit : la réponse est false',
  pasDesPositions: 'ce n’est pas une liste de positions [i, j]',
  refusAttendu: (mentions: string) => `une Error dont le message contient ${mentions}`,
  refusSimple: 'une Error',
  et: ' et ',
  cite: (texte: string) => `« ${texte} »`,
  lance: (erreur: string) => `ta fonction s’arrête sur une erreur : ${erreur}`,
  unCoupParmi: (cases: string) => `l’un de ces coups, [i, j, retournés] : ${cases}`,
  texteAvec: (mentions: string) => `un texte qui contient aussi ${mentions}`,
  position: 'la position :',
  texteLu: 'le texte :',
}

type Phrases = typeof fr

const en: Phrases = {
  couleurs: ['Nobody', 'Black', 'White', 'Player 3'],
  joue: (who, where) => `${who} plays ${where}`,
  attendu: 'expected',
  obtenu: 'obtained',
  avec: (title, value) => `${title}: ${value}`,
  casesFausses: squares => `wrong squares: ${squares}`,
  casesAbsentes: squares => `without a key in the board: ${squares}`,
  lignesFausses: lines => `wrong lines: ${lines}`,
  taille: (obtained, expected) => `size: ${obtained} instead of ${expected}`,
  lignesDe: (rows, lengths, signs) => {
    const plural = (n: number) => (n === 1 ? '' : 's')
    const content = `${signs === 'pions' ? 'square' : 'number'}${plural(lengths.at(-1) ?? 0)}`
    return `${rows} row${plural(rows)} of ${auChoix(lengths, 'or')} ${content}`
  },
  oubliees: squares => `? forgotten: ${squares}`,
  enTrop: squares => `! too many: ${squares}`,
  enDouble: squares => `more than once: ${squares}`,
  interdit: 'this move is illegal: the answer is false',
  pasDesPositions: 'this is not a list of positions [i, j]',
  refusAttendu: mentions => `an Error whose message contains ${mentions}`,
  refusSimple: 'an Error',
  et: ' and ',
  cite: text => `“${text}”`,
  lance: error => `your function stops with an error: ${error}`,
  unCoupParmi: squares => `one of these moves, [i, j, turned over]: ${squares}`,
  texteAvec: mentions => `a text that also contains ${mentions}`,
  position: 'the position:',
  texteLu: 'the text:',
}

export const PHRASES: Record<Lang, Phrases> = { fr, en }
