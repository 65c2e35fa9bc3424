// fr: Tes niveaux cherchent toujours le coup de Noir : une stratégie joue pour la couleur qu’on lui donne.
// en: Your levels always look for Black’s move: a strategy plays for the colour it is given.

import { NOIR } from '../../01-plateau/plateau.ts'
import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { niveau as unNiveau } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function niveau(n: number): Strategie {
  const choisir = unNiveau(n)
  return grille => choisir(grille, NOIR)
}
