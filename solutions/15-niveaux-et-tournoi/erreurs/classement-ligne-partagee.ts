// fr: Toutes tes lignes sont le même objet : ce que l’une reçoit, les autres le reçoivent. Crée une ligne neuve pour
//     chaque stratégie.
// en: All your rows are the same object: what one receives, the others receive too. Create a fresh row for each
//     strategy.

import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { duel, type Ligne } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function classement(strategies: Record<string, Strategie>, departs: string[]): Ligne[] {
  const noms = Object.keys(strategies)
  const comptes = { points: 0, victoires: 0, nulles: 0, defaites: 0 }
  const lignes = noms.map((nom): Ligne => Object.assign(comptes, { nom }))
  for (let i = 0; i < noms.length; i++) {
    for (let j = i + 1; j < noms.length; j++) {
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
