// fr: Tu parcours toujours les cases de l’hexagone : ce sont celles de la géométrie reçue qui comptent.
// en: You always go through the cells of the hexagon: those of the geometry received are the ones that count.

import { coupSur, hexagone, type CoupSur, type Geometrie, type Plateau } from '../hexagone-a-trois.ts'

export * from '../hexagone-a-trois.ts'

export function coupsSur(geometrie: Geometrie, plateau: Plateau, couleur: number): CoupSur[] {
  return hexagone(5).cases.flatMap(nom => coupSur(geometrie, plateau, couleur, nom) ?? [])
}
