// fr: Tu affiches avec console.log : tout passe par ecrire, que la fonction a reçue, sinon personne d’autre ne peut
//     lire le dialogue.
// en: You print with console.log: everything goes through ecrire, which the function was given, otherwise nobody else
//     can read the dialogue.

import { BLANC, NOIR, type Position } from '../../01-plateau/plateau.ts'
import { nomDeCase } from '../../02-notation/notation.ts'
import { calculerScore } from '../../07-score-noir/score-noir.ts'
import { jeuStupide } from '../../08-jeu-stupide/jeu-stupide.ts'
import { jouerTour, nouvellePartie, type Joueur } from '../../09-partie/partie.ts'
import { dessinPlateau, lireChoix, messageFin, type Ecrire, type Lire } from '../console.ts'

export * from '../console.ts'

export async function jouerEnConsole(lire: Lire, _ecrire: Ecrire): Promise<void> {
  console.log('Nom de Noir ?')
  const nomNoir = await lire()
  if (nomNoir === null) return
  console.log('Nom de Blanc ?')
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
      console.log(dessinPlateau(grille))
      let position: Position | null = null
      let fin = false
      if (joueur.type > 0) {
        const [i, j] = jeuStupide(grille, trait)!
        position = [i, j]
        console.log(`${joueur.nom} joue ${nomDeCase(position)}`)
      }
      while (position === null && !fin) {
        console.log(`${joueur.nom}, ton coup ?`)
        const texte = await lire()
        if (texte === null) return
        const choix = lireChoix(texte, grille, trait)
        if (choix.genre === 'coup') position = choix.position
        else if (choix.genre === 'fin') fin = true
        else console.log(`Refusé (${choix.genre})`)
      }
      if (position === null) break
      partie = jouerTour(partie, position)
      if (partie.tours.at(-1) === 'passe') console.log(`${joueurs[2 - trait]!.nom} passe`)
    }
    const score = calculerScore(partie.grille)
    console.log(dessinPlateau(partie.grille))
    console.log(`Noir : ${score.noir}, Blanc : ${score.blanc}`)
    console.log(`${noir.nom} : ${messageFin(partie.grille, NOIR)}`)
    console.log(`${blanc.nom} : ${messageFin(partie.grille, BLANC)}`)
    console.log('Une autre partie ?')
    const reponse = await lire()
    encore = reponse !== null && reponse.toLowerCase().startsWith('o')
  }
}
