// Une seule boucle, comme dans le cours en console : ni `Partie` ni petites fonctions, et `break` ou `return` pour en
// sortir.

import {
  adversaire,
  BLANC,
  creerPlateau,
  NOIR,
  type Couleur,
  type Grille,
  type Position,
} from '../01-plateau/plateau.ts'
import { lireCase, nomDeCase } from '../02-notation/notation.ts'
import { coupValide } from '../03-coup-valide/coup-valide.ts'
import { coups } from '../04-coups/coups.ts'
import { jouerCoup } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../06-fini/fini.ts'
import { calculerScore, vainqueur } from '../07-score-noir/score-noir.ts'
import { dessinPlateau, type Choix, type Ecrire, type Lire } from './console.ts'

export * from './console.ts'

export function lireChoix(texte: string, grille: Grille, couleur: Couleur): Choix {
  const position = lireCase(texte)
  if (position)
    return coupValide(grille, couleur, ...position) === false ? { genre: 'interdit' } : { genre: 'coup', position }
  return { genre: /^\s*fin\s*$/i.test(texte) ? 'fin' : 'illisible' }
}

export function messageFin(grille: Grille, joueur: Couleur): string {
  const { noir, blanc } = calculerScore(grille)
  const gagnant = vainqueur(grille)
  if (gagnant === null) return `Partie nulle, ${noir} à ${blanc} : personne ne gagne !`
  const verdict = gagnant === joueur ? 'GAGNÉ' : 'PERDU'
  return `${verdict} ${Math.max(noir, blanc)}-${Math.min(noir, blanc)}, soit ${Math.abs(noir - blanc)} pions d’écart`
}

export async function jouerEnConsole(lire: Lire, ecrire: Ecrire): Promise<void> {
  const noms: string[] = []
  for (const couleur of ['noirs', 'blancs']) {
    ecrire(`Qui joue les pions ${couleur} ?`)
    const nom = await lire()
    if (nom === null) return
    noms.push(nom)
  }
  const nomDe = (couleur: Couleur) => noms[couleur - 1] || 'Ordi'
  let encore: string | null
  do {
    const grille = creerPlateau()
    let couleur: Couleur = NOIR,
      remarque = ''
    while (peut(grille, NOIR) || peut(grille, BLANC)) {
      if (!peut(grille, couleur)) {
        ecrire(`Aucun coup pour ${nomDe(couleur)}.\nSon tour PASSE.`)
        couleur = adversaire(couleur)
        continue
      }
      let position: Position
      if (noms[couleur - 1]) {
        ecrire(`${dessinPlateau(grille)}\n${remarque}${nomDe(couleur).toUpperCase()} >`)
        const texte = await lire()
        if (texte === null) return
        const choix = lireChoix(texte, grille, couleur)
        if (choix.genre === 'fin') break
        remarque = choix.genre === 'coup' ? '' : `Refusé, ${choix.genre}. `
        if (choix.genre !== 'coup') continue
        position = choix.position
      } else {
        const [i, j] = coups(grille, couleur).at(-1)!
        position = [i, j]
        ecrire(dessinPlateau(grille))
        ecrire(`Ordi : ${nomDeCase(position).toUpperCase()}`)
      }
      jouerCoup(grille, couleur, ...position)
      couleur = adversaire(couleur)
    }
    const { noir, blanc } = calculerScore(grille)
    ecrire(
      [
        dessinPlateau(grille),
        `Score final : ${noir} pions noirs, ${blanc} pions blancs`,
        `${nomDe(NOIR)} : ${messageFin(grille, NOIR)}`,
        `${nomDe(BLANC)} : ${messageFin(grille, BLANC)}`,
      ].join('\n'),
    )
    ecrire('Une autre partie ?')
    encore = await lire()
  } while (encore !== null && encore.toLowerCase()[0] === 'o')
}
