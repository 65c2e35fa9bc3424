// In which step each function that the page plays with is written.

import type { Variant } from './protocol.ts'

export const HOMES: Record<string, string> = {
  creerPlateau: '01',
  coupValide: '03',
  coups: '04',
  jouer: '05',
  dejouer: '05',
  fini: '06',
  auTourDe: '06',
  calculerScore: '07',
  scoreNoir: '07',
  jeuStupide: '08',
  jeuHasard: '08',
  minimax: '11',
  jeuIA: '12',
  niveau: '15',
  creerHexagone: '16',
  coupsHex: '16',
  jouerHex: '16',
  dejouerHex: '16',
  creerPlateauTrois: '17',
  coupsTrois: '17',
  jouerTrois: '17',
  dejouerTrois: '17',
  auTourDeTrois: '17',
  scores: '17',
  creerHexagoneATrois: '18',
  hexagone: '18',
  coupsSur: '18',
  jouerSur: '18',
  dejouerSur: '18',
  maxN: '18',
  paranoiaque: '18',
}

/** The functions that a board plays with, in the order in which one meets them. */
export const PLAYED: Record<Variant, string[]> = {
  carre: ['creerPlateau', 'coups', 'jouer', 'dejouer', 'fini', 'auTourDe', 'calculerScore', 'scoreNoir'],
  hexagone: ['creerHexagone', 'coupsHex', 'jouerHex', 'dejouerHex'],
  trois: ['creerPlateauTrois', 'coupsTrois', 'jouerTrois', 'dejouerTrois', 'auTourDeTrois', 'scores'],
  'hexagone-trois': ['creerHexagoneATrois', 'hexagone', 'coupsSur', 'jouerSur', 'dejouerSur'],
}

/** The one that lists the legal moves. */
export const MOVERS: Record<Variant, string> = {
  carre: 'coups',
  hexagone: 'coupsHex',
  trois: 'coupsTrois',
  'hexagone-trois': 'coupsSur',
}

/**
 * Who can play besides a person, with the function that chooses; `premier` is the workshop's own: the first legal move.
 */
export const STRATEGIES: Record<Variant, string[]> = {
  carre: ['jeuStupide', 'jeuHasard', 'jeuIA', ...Array.from({ length: 9 }, (_, n) => `niveau ${n + 1}`)],
  hexagone: ['premier'],
  trois: ['premier'],
  'hexagone-trois': ['premier', 'maxN', 'paranoiaque'],
}

export const functionOf = (strategy: string) => (strategy === 'premier' ? undefined : strategy.split(' ')[0])

export const PLAYERS: Record<Variant, number[]> = {
  carre: [1, 2],
  hexagone: [1, 2],
  trois: [1, 2, 3],
  'hexagone-trois': [1, 2, 3],
}

/** The step without which a variant cannot be played. */
export const NEEDED: Record<Variant, string> = { carre: '07', hexagone: '16', trois: '17', 'hexagone-trois': '18' }
