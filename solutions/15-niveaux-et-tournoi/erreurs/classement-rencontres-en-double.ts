// fr: Chaque rencontre a lieu deux fois, une fois dans chaque sens : le duel échange déjà les couleurs, une seule
//     suffit.
// en: Each match takes place twice, once in each direction: the duel already swaps the colours, one is enough.

import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { duel, type Ligne } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function classement(strategies: Record<string, Strategie>, departs: string[]): Ligne[] {
  const noms = Object.keys(strategies)
  const lignes = noms.map((nom): Ligne => ({ nom, points: 0, victoires: 0, nulles: 0, defaites: 0 }))
  for (let i = 0; i < noms.length; i++) {
    for (let j = 0; j < noms.length; j++) {
      if (i === j) continue
      const { a, b, nulles } = duel(strategies[noms[i]!]!, strategies[noms[j]!]!, departs)
      compter(lignes[i]!, a, nulles, b)
      compter(lignes[j]!, b, nulles, a)
    }
  }
  return lignes.sort((une, autre) => autre.points - une.points)
}

function compter(ligne: Ligne, victoires: number, nulles: number, defaites: number): void {
  ligne.victoires += victoires
  ligne.nulles += nulles
  ligne.defaites += defaites
  ligne.points += victoires + nulles / 2
}
