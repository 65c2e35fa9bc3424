// fr: Tu n’annonces pas toutes les passes : quand l’ordinateur vient de jouer, ou que c’est lui qui passe, un texte le
//     dit aussi.
// en: You do not announce every pass: when the computer has just played, or is the one who passes, a text says so too.

import { BLANC, NOIR, type Position } from '../../01-plateau/plateau.ts'
import { nomDeCase } from '../../02-notation/notation.ts'
import { calculerScore } from '../../07-score-noir/score-noir.ts'
import { jeuStupide } from '../../08-jeu-stupide/jeu-stupide.ts'
import { jouerTour, nouvellePartie, type Joueur } from '../../09-partie/partie.ts'
import { dessinPlateau, lireChoix, messageFin, type Ecrire, type Lire } from '../console.ts'

export * from '../console.ts'

export async function jouerEnConsole(lire: Lire, ecrire: Ecrire): Promise<void> {
  ecrire('Nom de Noir ?')
  const nomNoir = await lire()
  if (nomNoir === null) return
  ecrire('Nom de Blanc ?')
  const nomBlanc = await lire()
  if (nomBlanc === null) return
  const noir: Joueur = { nom: nomNoir || 'L’ordinateur', type: nomNoir ? 0 : 1 }
  const blanc: Joueur = { nom: nomBlanc || 'L’ordinateur', type: nomBlanc ? 0 : 1 }
  let encore = true
  while (encore) {
    let partie = nouvellePartie(noir, blanc)
    while (partie.trait !== null) {
      const { grille, joueurs, trait } = partie
      const joueur = joueurs[trait - 1]!
      ecrire(dessinPlateau(grille))
      let position: Position | null = null
      let fin = false
      if (joueur.type > 0) {
        const [i, j] = jeuStupide(grille, trait)!
        position = [i, j]
        ecrire(`${joueur.nom} joue ${nomDeCase(position)}`)
      }
      while (position === null && !fin) {
        ecrire(`${joueur.nom}, ton coup ?`)
        const texte = await lire()
        if (texte === null) return
        const choix = lireChoix(texte, grille, trait)
        if (choix.genre === 'coup') position = choix.position
        else if (choix.genre === 'fin') fin = true
        else ecrire(`Refusé (${choix.genre})`)
      }
      if (position === null) break
      partie = jouerTour(partie, position)
      if (partie.tours.at(-1) === 'passe' && joueur.type === 0) ecrire(`${joueurs[2 - trait]!.nom} passe`)
    }
    const score = calculerScore(partie.grille)
    ecrire(dessinPlateau(partie.grille))
    ecrire(`Noir : ${score.noir}, Blanc : ${score.blanc}`)
    ecrire(`${noir.nom} : ${messageFin(partie.grille, NOIR)}`)
    ecrire(`${blanc.nom} : ${messageFin(partie.grille, BLANC)}`)
    ecrire('Une autre partie ?')
    const reponse = await lire()
    encore = reponse !== null && reponse.toLowerCase().startsWith('o')
  }
}
