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
  if (texte.trim().toLowerCase() === 'fin') return { genre: 'fin' }
  const position = lireCase(texte)
  if (!position) return { genre: 'illisible' }
  return coupValide(grille, couleur, ...position) ? { genre: 'coup', position } : { genre: 'interdit' }
}

/** Dit à `joueur` s'il gagne, s'il perd, et de combien de pions, ou si la partie est nulle. */
export function messageFin(grille: Grille, joueur: Couleur): string {
  const avance = joueur === NOIR ? scoreNoir(grille) : -scoreNoir(grille)
  if (avance === 0) return 'Partie nulle.'
  return avance > 0 ? `Tu gagnes de ${avance}.` : `Tu perds de ${-avance}.`
}

/**
 * Fait jouer des parties à deux joueurs, personnes ou ordinateur, jusqu'à ce que l'on n'en veuille plus ou que la
 * lecture se ferme.
 */
export async function jouerEnConsole(lire: Lire, ecrire: Ecrire): Promise<void> {
  const demander: Demander = question => {
    ecrire(question)
    return lire()
  }
  const noir = await demander('Nom de Noir (rien : l’ordinateur) ?')
  const blanc = noir === null ? null : await demander('Nom de Blanc (rien : l’ordinateur) ?')
  if (noir === null || blanc === null) return
  let encore: string | null = 'oui'
  while (encore?.toLowerCase().startsWith('o')) {
    const partie = await jouerUnePartie(joueurDe(noir), joueurDe(blanc), demander, ecrire)
    if (!partie) return
    ecrireFin(partie, ecrire)
    encore = await demander('Une autre partie (oui ou non) ?')
  }
}

type Demander = (question: string) => Promise<string | null>

function joueurDe(nom: string): Joueur {
  return { nom: nom || 'L’ordinateur', type: nom === '' ? 1 : 0 }
}

/** Une partie, jusqu'au dernier coup ou jusqu'à « fin » ; `null` si la lecture s'est arrêtée. */
async function jouerUnePartie(noir: Joueur, blanc: Joueur, demander: Demander, ecrire: Ecrire): Promise<Partie | null> {
  let partie = nouvellePartie(noir, blanc)
  while (partie.trait !== null) {
    ecrire(dessinPlateau(partie.grille))
    const choix = await choisir(partie, partie.trait, demander, ecrire)
    if (choix === null) return null
    if (choix === 'fin') return partie
    partie = jouerTour(partie, choix)
    if (partie.tours.at(-1) === 'passe') ecrire(`${autre(partie).nom} passe : aucun coup possible.`)
  }
  return partie
}

/** Celui qui n'a pas le trait. */
function autre({ joueurs: [noir, blanc], trait }: Partie): Joueur {
  return trait === NOIR ? blanc : noir
}

/** La case que joue `couleur` : une personne répond, l'ordinateur annonce. */
async function choisir(
  partie: Partie,
  couleur: Couleur,
  demander: Demander,
  ecrire: Ecrire,
): Promise<Position | 'fin' | null> {
  const { grille, joueurs } = partie
  const { nom, type } = joueurs[couleur - 1]!
  if (type === 0) return interroger(grille, couleur, nom, demander, ecrire)
  const [i, j] = jeuStupide(grille, couleur)!
  ecrire(`${nom} joue ${nomDeCase([i, j])}.`)
  return [i, j]
}

/** Repose la question jusqu'à un coup permis, « fin », ou la fin de la lecture. */
async function interroger(
  grille: Grille,
  couleur: Couleur,
  nom: string,
  demander: Demander,
  ecrire: Ecrire,
): Promise<Position | 'fin' | null> {
  while (true) {
    const texte = await demander(`${nom} (${'.XO'[couleur]}), ton coup (e6 ou 65, fin pour arrêter) ?`)
    if (texte === null) return null
    const choix = lireChoix(texte, grille, couleur)
    if (choix.genre === 'fin') return 'fin'
    if (choix.genre === 'coup') return choix.position
    ecrire(
      choix.genre === 'illisible'
        ? `« ${texte} » n’est pas une case.`
        : `${texte} est interdit : ce coup ne retourne rien.`,
    )
  }
}

function ecrireFin({ grille, joueurs: [noir, blanc] }: Partie, ecrire: Ecrire): void {
  const score = calculerScore(grille)
  ecrire(dessinPlateau(grille))
  ecrire(`Noir : ${score.noir}, Blanc : ${score.blanc}.`)
  ecrire(`${noir.nom} (X) : ${messageFin(grille, NOIR)}`)
  ecrire(`${blanc.nom} (O) : ${messageFin(grille, BLANC)}`)
}
