// fr: Tes défaites restent à zéro : ce que l’un gagne, l’autre le perd.
// en: Your losses stay at zero: what one wins the other loses.

import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { duel, type Ligne } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function classement(strategies: Record<string, Strategie>, departs: string[]): Ligne[] {
  const noms = Object.keys(strategies)
  const lignes = noms.map((nom): Ligne => ({ nom, points: 0, victoires: 0, nulles: 0, defaites: 0 }))
  for (let i = 0; i < noms.length; i++) {
    for (let j = i + 1; j < noms.length; j++) {
      const { a, b, nulles } = duel(strategies[noms[i]!]!, strategies[noms[j]!]!, departs)
      compter(lignes[i]!, a, nulles)
      compter(lignes[j]!, b, nulles)
    }
  }
  return lignes.sort((une, autre) => autre.points - une.points)
}

function compter(ligne: Ligne, victoires: number, nulles: number): void {
  ligne.victoires += victoires
  ligne.nulles += nulles
  ligne.points += victoires + nulles / 2
}
