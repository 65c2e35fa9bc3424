// fr: Ta stratégie joue son coup sur la grille reçue : elle choisit seulement, c’est le duel qui joue.
// en: Your strategy plays its move on the grid it receives: it only chooses, the duel does the playing.

import { jouer } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import type { Strategie } from '../../08-jeu-stupide/jeu-stupide.ts'
import { niveau as unNiveau } from '../niveaux-et-tournoi.ts'

export * from '../niveaux-et-tournoi.ts'

export function niveau(n: number): Strategie {
  const choisir = unNiveau(n)
  return (grille, couleur) => {
    const coup = choisir(grille, couleur)
    if (coup) jouer(grille, couleur, coup)
    return coup
  }
}
