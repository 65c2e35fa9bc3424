// fr: Tu arrêtes la partie dès qu’un joueur ne peut pas jouer : il passe, et la partie ne finit que si l’autre ne peut
//     pas jouer non plus.
// en: You stop the game as soon as one player cannot play: that player passes, and the game ends only if the other
//     cannot play either.

import { adversaire, BLANC, creerPlateau, NOIR, type Couleur } from '../../01-plateau/plateau.ts'
import { nomDeCase } from '../../02-notation/notation.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { peut } from '../../06-fini/fini.ts'
import { calculerScore } from '../../07-score-noir/score-noir.ts'
import { jeuStupide } from '../../08-jeu-stupide/jeu-stupide.ts'
import { dessinPlateau, lireChoix, messageFin, type Ecrire, type Lire } from '../console.ts'

export * from '../console.ts'

export async function jouerEnConsole(lire: Lire, ecrire: Ecrire): Promise<void> {
  ecrire('Nom de Noir ?')
  const nomNoir = await lire()
  if (nomNoir === null) return
  ecrire('Nom de Blanc ?')
  const nomBlanc = await lire()
  if (nomBlanc === null) return
  const nomDe = (couleur: Couleur) => (couleur === NOIR ? nomNoir : nomBlanc)
  let reponse: string | null = 'oui'
  while (reponse?.toLowerCase().startsWith('o')) {
    const grille = creerPlateau()
    let couleur: Couleur = NOIR
    while (peut(grille, couleur)) {
      ecrire(dessinPlateau(grille))
      if (nomDe(couleur) === '') {
        const [i, j] = jeuStupide(grille, couleur)!
        ecrire(`L’ordinateur joue ${nomDeCase([i, j])}`)
        jouerCoup(grille, couleur, i, j)
      } else {
        ecrire(`${nomDe(couleur)}, ton coup ?`)
        let texte = await lire()
        if (texte === null) return
        let choix = lireChoix(texte, grille, couleur)
        while (choix.genre === 'illisible' || choix.genre === 'interdit') {
          ecrire(`Refusé (${choix.genre}). ${nomDe(couleur)}, ton coup ?`)
          texte = await lire()
          if (texte === null) return
          choix = lireChoix(texte, grille, couleur)
        }
        if (choix.genre === 'fin') break
        jouerCoup(grille, couleur, ...choix.position)
      }
      couleur = adversaire(couleur)
    }
    const score = calculerScore(grille)
    ecrire(dessinPlateau(grille))
    ecrire(`Noir : ${score.noir}, Blanc : ${score.blanc}`)
    ecrire(`${nomNoir} : ${messageFin(grille, NOIR)}`)
    ecrire(`${nomBlanc} : ${messageFin(grille, BLANC)}`)
    ecrire('Une autre partie ?')
    reponse = await lire()
  }
}
