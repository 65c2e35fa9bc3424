// Étape 10 : une partie dans le terminal.

import { BLANC, NOIR, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'
import { ecrireGrille, lireCase, nomDeCase } from '../02-notation/notation.ts'
import { coupValide } from '../03-coup-valide/coup-valide.ts'
import { calculerScore, scoreNoir } from '../07-score-noir/score-noir.ts'
import { jeuStupide } from '../08-jeu-stupide/jeu-stupide.ts'
import { jouerTour, nouvellePartie, type Joueur, type Partie } from '../09-partie/partie.ts'

/** Les quatre réponses possibles : un coup permis, « fin », un texte illisible, un coup interdit. */
export type Choix =
  | { genre: 'coup'; position: Position }
  | { genre: 'fin' }
  | { genre: 'illisible' }
  | { genre: 'interdit' }

/** Rend la ligne suivante que la personne a tapée, ou `null` quand il n'y en aura plus. */
export type Lire = () => Promise<string | null>

/** Affiche un texte, puis passe à la ligne. */
export type Ecrire = (texte: string) => void

/** Le plateau tel que la console l'affiche : les colonnes en lettres et en chiffres, les lignes en chiffres. */
export function dessinPlateau(grille: Grille): string {
  const lignes = ecrireGrille(grille)
    .split('\n')
    .map((ligne, i) => `${i + 1} ${ligne}`)
  return ['  a b c d e f g h', '  1 2 3 4 5 6 7 8', ...lignes].join('\n')
}

/** Comprend ce que `couleur` a tapé : une case permise, « fin », un texte illisible ou une case interdite. */
export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  throw new Error('À FAIRE : lireChoix')
}

/** Dit à `joueur` s'il gagne, s'il perd, et de combien de pions, ou si la partie est nulle. */
export function messageFin(grille: Grille, joueur: Couleur): string {
  throw new Error('À FAIRE : messageFin')
}

/**
 * Fait jouer des parties à deux joueurs, personnes ou ordinateur, jusqu'à ce que l'on n'en veuille plus ou que la
 * lecture se ferme.
 */
export async function jouerEnConsole(lire: Lire, ecrire: Ecrire): Promise<void> {
  throw new Error('À FAIRE : jouerEnConsole')
}
