// fr: Tu laisses dans la liste les réponses des cases interdites : elle ne contient que des coups permis.
// en: You leave the answers of illegal cells in the list: it holds only legal moves.

import { coupSur, type CoupSur, type Geometrie, type Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function coupsSur(geometrie: Geometrie, plateau: Plateau, couleur: number): CoupSur[] {
  return geometrie.cases.map(nom => coupSur(geometrie, plateau, couleur, nom)!)
}
